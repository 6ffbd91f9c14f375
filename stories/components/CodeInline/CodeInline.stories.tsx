import { CodeInline } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/CodeInline',
  component: CodeInline,
  args: { children: 'orders.total' },
  render: (args) => (
    <p>
      The column <CodeInline {...args} /> becomes required.
    </p>
  ),
} satisfies Meta<typeof CodeInline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const OverSeveralLines: Story = {
  args: { children: 'create policy "read your own" on orders for select using (owner = auth.uid());' },
};
export const InAHeading: Story = {
  render: (args) => (
    <h2 style={{ font: 'var(--kit-type-t24)' }}>
      What <CodeInline {...args} /> means
    </h2>
  ),
};
export const LongText: Story = {
  args: { children: longWord },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { children: mixed } };
export const RightToLeft: Story = {
  render: (args) => (
    <p dir="rtl">
      العمود <CodeInline {...args} />
    </p>
  ),
};
export const InLightTheme: Story = { globals: light };
