import { Stack, Switch } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from './support.tsx';

const onSend = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Stream the answer', checked: false, onChange: fn() },
  render: (args) => (
    <Controlled initial={args.checked}>
      {(checked, set) => <Switch {...args} checked={checked} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Stream the answer' });
    await expect(control).not.toBeChecked();
    await expect(canvas.getByText('Off')).toBeVisible();
    await userEvent.click(canvas.getByText('Stream the answer'));
    await expect(control).toBeChecked();
    await expect(canvas.getByText('On')).toBeVisible();
  },
};
export const On: Story = { args: { checked: true } };
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
export const WithDescription: Story = {
  args: { checked: true, description: 'Words appear as they are written.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Words appear as they are written.');
  },
};
export const Disabled: Story = {
  render: () => (
    <Stack>
      <Switch label="Off for good" checked={false} disabled onChange={onDisabled} />
      <Switch label="On for good" checked disabled onChange={onDisabled} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    for (const control of canvas.getAllByRole('switch')) await expect(control).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('switch', { name: 'On for good' }));
    await expect(onDisabled).not.toHaveBeenCalled();
  },
};
const onDisabled = fn();
export const LongText: Story = { args: { label: longWord, description: longText } };
export const MixedDirection: Story = { args: { label: mixed, description: mixed, checked: true } };
export const RightToLeft: Story = {
  args: { label: 'بث الإجابة', checked: true, onLabel: 'يعمل', offLabel: 'متوقف' },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
};
export const InLightTheme: Story = { globals: light, args: { checked: true, description: longText } };
