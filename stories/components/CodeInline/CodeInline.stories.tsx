import { CodeInline } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { light, longWord, mixed } from './support.tsx';

const meta = {
  title: 'Components/CodeInline',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('code')).toHaveTextContent('orders.total');
    await expect(canvas.getByRole('code')).toHaveAttribute('translate', 'no');
  },
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
  // Where a line breaks depends on the font, so every width has to hold.
  play: async ({ canvas }) => {
    const code = canvas.getByRole('code');
    const line = code.closest('p');
    if (!line) throw new Error('The code is not inside a paragraph.');
    for (let width = 200; width <= 260; width += 1) {
      line.style.inlineSize = `${width}px`;
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    }
    line.style.inlineSize = '';
  },
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
