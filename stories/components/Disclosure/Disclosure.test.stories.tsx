import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longText } from '../../support/helpers.tsx';
import specimens, { Closed, OneOfAGroup } from './Disclosure.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Layout/Disclosure',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const ClosedTest: Story = {
  ...Closed,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(longText)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can a change be undone?'));
    await expect(canvas.getByText(longText)).toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(true));
    await userEvent.click(canvas.getByText('Can a change be undone?'));
    await expect(canvas.getByText(longText)).not.toBeVisible();
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith(false));
  },
};

export const TakesFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Can a change be undone?').closest('summary')).toHaveFocus();
  },
};

export const OneOfAGroupTest: Story = {
  ...OneOfAGroup,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('First'));
    await userEvent.click(canvas.getByText('Second'));
    await expect(canvas.getByText('Second answer')).toBeVisible();
    await expect(canvas.getByText('First answer')).not.toBeVisible();
  },
};
