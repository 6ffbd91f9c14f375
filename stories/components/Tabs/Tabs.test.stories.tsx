import { Tabs, type TabItem } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Controlled, light, longWord, mixed, onKey } from './support.tsx';

const tab = (label: string): TabItem => ({ id: label.toLowerCase(), label, content: `What ${label} shows.` });
const seven = ['Overview', 'Mandate', 'Runs', 'Quality', 'Reports', 'Economics', 'Settings'].map(tab);

const meta = {
  title: 'Components/Tabs',
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
    await userEvent.keyboard(onKey());
    await expect(canvas.getByRole('tab', { name: 'Mandate' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What Mandate shows.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const ShowsTheSelectedTab: Story = {
  args: {
    items: Array.from({ length: 24 }, (_, index) => tab(`Report ${index + 1}`)),
    selected: 'report 20',
  },
  play: async ({ canvas }) => {
    const inSight = async (name: string): Promise<void> => {
      const row = canvas.getByRole('tablist').getBoundingClientRect();
      const own = canvas.getByRole('tab', { name }).getBoundingClientRect();
      await expect(own.left).toBeGreaterThanOrEqual(row.left);
      await expect(own.right).toBeLessThanOrEqual(row.right);
    };
    await inSight('Report 20');
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await inSight('Report 1');
  },
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Mandate' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Overview' })).toHaveFocus();
  },
};
export const InLightTheme: Story = { globals: light, args: { selected: 'mandate' } };
