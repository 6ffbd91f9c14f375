import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, LongText } from './CodeInline.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Data/CodeInline',
  tags: ['behaviour', '!autodocs'],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('code')).toHaveTextContent('orders.total');
    await expect(canvas.getByRole('code')).toHaveAttribute('translate', 'no');
  },
};

export const LongTextTest: Story = {
  ...LongText,
  // Line breaks depend on the font, so test every width.
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
