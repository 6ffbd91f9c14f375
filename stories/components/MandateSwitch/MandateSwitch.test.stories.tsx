import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import specimens, { InForce, NotInForce } from './MandateSwitch.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Agent/MandateSwitch',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const InForceTest: Story = {
  ...InForce,
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch', { name: 'No change without a plan' });
    await expect(control).toBeChecked();
    await expect(control).toHaveAccessibleDescription(
      'R-01 EXTREME Every change is planned, proven and approved before it runs.',
    );
    await userEvent.click(canvas.getByText(/Every change is planned/));
    await expect(control).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(false, 'R-01');
  },
};

export const NotInForceTest: Story = {
  ...NotInForce,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const DoubleClickEndsAsItBegan: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.dblClick(control);
    await expect(control).toBeChecked();
  },
};
