import { Switch } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled } from '../../support/helpers.tsx';
import { onDisabled } from './Switch.samples.ts';
import specimens, { Off, WithDescription, Disabled } from './Switch.stories.tsx';

const onSend = fn((event: { preventDefault: () => void }) => event.preventDefault());
const meta = { ...specimens, title: 'Components/Choice/Switch', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const OffTest: Story = {
  ...Off,
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Stream the answer' });
    await expect(control).not.toBeChecked();
    await expect(canvas.getByText('Off')).toBeVisible();
    await userEvent.click(canvas.getByText('Stream the answer'));
    await expect(control).toBeChecked();
    await expect(canvas.getByText('On')).toBeVisible();
  },
};

export const DoubleClickEndsAsItBegan: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.dblClick(control);
    await expect(control).not.toBeChecked();
  },
};

export const SpaceSwitches: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
export const EnterSwitchesAndSendsNoForm: Story = {
  render: (args) => (
    <form aria-label="Model" onSubmit={onSend}>
      <Controlled initial={false}>
        {(checked, set) => <Switch {...args} checked={checked} onChange={set} />}
      </Controlled>
    </form>
  ),
  play: async ({ canvas }) => {
    onSend.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
    await expect(onSend).not.toHaveBeenCalled();
  },
};
export const WithDescriptionTest: Story = {
  ...WithDescription,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Words appear as they are written.');
  },
};
export const DisabledTest: Story = {
  ...Disabled,
  play: async ({ canvas }) => {
    await userEvent.tab();
    for (const control of canvas.getAllByRole('switch')) await expect(control).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('switch', { name: 'Always on' }));
    await expect(onDisabled).not.toHaveBeenCalled();
  },
};
