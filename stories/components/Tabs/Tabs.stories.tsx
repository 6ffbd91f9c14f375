import { Tabs } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Controlled, light, longWord, mixed } from '../../support/helpers.tsx';
import { tab } from './Tabs.samples.ts';

const seven = ['Overview', 'Mandate', 'Runs', 'Quality', 'Reports', 'Economics', 'Settings'].map(tab);

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'Build', items: seven, selected: 'overview', onSelect: fn() },
  render: (args) => (
    <Controlled initial={args.selected}>
      {(selected, set) => <Tabs {...args} selected={selected} onSelect={set} />}
    </Controlled>
  ),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const NoTabs: Story = { args: { items: [], selected: '' } };
export const OneTab: Story = { args: { items: seven.slice(0, 1) } };
export const ManyTabs: Story = {
  args: { items: Array.from({ length: 24 }, (_, index) => tab(`Report ${index + 1}`)), selected: 'report 1' },
};
export const LongText: Story = { args: { items: [tab(longWord), tab('Next')], selected: longWord } };
export const MixedDirection: Story = {
  args: { items: [tab(mixed), tab('Next')], selected: mixed.toLowerCase() },
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
export const InLightTheme: Story = { globals: light, args: { selected: 'mandate' } };
