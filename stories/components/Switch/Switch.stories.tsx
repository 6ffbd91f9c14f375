import { Stack, Switch } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longText, longWord, mixed } from '../../support/helpers.tsx';
import { onDisabled } from './Switch.samples.ts';

const meta = {
  title: 'Components/Choice/Switch',
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
  tags: ['!test'],
};
export const On: Story = { args: { checked: true } };
export const WithDescription: Story = {
  args: { checked: true, description: 'Words appear as they are written.' },
  tags: ['!test'],
};
export const Disabled: Story = {
  render: () => (
    <Stack>
      <Switch label="Always off" checked={false} disabled onChange={onDisabled} />
      <Switch label="Always on" checked disabled onChange={onDisabled} />
    </Stack>
  ),
  tags: ['!test'],
};
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
