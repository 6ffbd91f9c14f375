import { Tabs } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';
import { tab } from './Tabs.samples.ts';

const seven = ['Overview', 'Mandate', 'Runs', 'Quality', 'Reports', 'Economics', 'Settings'].map(tab);

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Build', items: seven, value: 'overview', onChange: fn() },
  render: (args) => (
    <Controlled initial={args.value}>
      {(selected, set) => <Tabs {...args} value={selected} onChange={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const NoTabs: Story = { args: { items: [], value: '' } };
export const OneTab: Story = { args: { items: seven.slice(0, 1) } };
export const ManyTabs: Story = {
  args: { items: Array.from({ length: 24 }, (_, index) => tab(`Report ${index + 1}`)), value: 'report 1' },
};
export const LongText: Story = { args: { items: [tab(longWord), tab('Next')], value: longWord } };
export const MixedDirection: Story = {
  args: { items: [tab(mixed), tab('Next')], value: mixed.toLowerCase() },
};
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light, args: { value: 'mandate' } };
