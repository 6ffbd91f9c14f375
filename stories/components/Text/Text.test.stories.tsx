import type { Decorator, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default, InASentence, OneLine, TwoLines } from './Text.stories.tsx';

const meta = { ...specimens, title: 'Components/Data/Text', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const narrow: Decorator = (Example) => (
  <div style={{ width: '20rem' }}>
    <Example />
  </div>
);

/** Height in lines. */
const heightIn = (element: HTMLElement): number =>
  (element.clientHeight - 1) / Number.parseFloat(getComputedStyle(element).lineHeight);

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const text = canvas.getByText('Your plan was proven on the real database.');
    await expect(text.tagName).toBe('P');
    await expect(getComputedStyle(text).fontSize).toBe('14px');
  },
};
export const InASentenceTest: Story = {
  ...InASentence,
  play: async ({ canvas }) => {
    const strong = canvas.getByText('paid');
    await expect(strong.tagName).toBe('STRONG');
    await expect(getComputedStyle(strong).fontSize).toBe('16px');
    await expect(getComputedStyle(strong).fontWeight).toBe('600');
  },
};
export const OneLineTest: Story = {
  ...OneLine,
  decorators: [narrow],
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Let people see/);
    await expect(heightIn(text)).toBeCloseTo(1, 1);
    await expect(text.scrollHeight).toBeGreaterThan(text.clientHeight);
  },
};
export const TwoLinesTest: Story = {
  ...TwoLines,
  decorators: [narrow],
  play: async ({ canvas }) => {
    await expect(heightIn(canvas.getByText(/^Let people see/))).toBeCloseTo(2, 1);
  },
};
