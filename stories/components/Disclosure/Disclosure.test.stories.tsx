import { Disclosure } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { light, longText, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { summary: 'Can a change be undone?', children: longText, onToggle: fn() },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
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
export const Open: Story = { args: { defaultOpen: true, note: '3 answers' } };
export const OneOfAGroup: Story = {
  render: () => (
    <>
      <Disclosure group="questions" summary="First">
        First answer
      </Disclosure>
      <Disclosure group="questions" summary="Second" note="new">
        Second answer
      </Disclosure>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('First'));
    await userEvent.click(canvas.getByText('Second'));
    await expect(canvas.getByText('Second answer')).toBeVisible();
    await expect(canvas.getByText('First answer')).not.toBeVisible();
  },
};
export const LongText: Story = {
  args: { summary: longWord, note: longText, children: longWord, defaultOpen: true },
};
export const MixedDirection: Story = { args: { summary: mixed, children: mixed, defaultOpen: true } };
export const InLightTheme: Story = { globals: light, args: { defaultOpen: true, note: '3 answers' } };
