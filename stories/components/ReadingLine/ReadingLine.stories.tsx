import { ReadingLine } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/ReadingLine',
  component: ReadingLine,
  args: {
    parts: [
      { id: 'also', said: 'also', read: 'members' },
      {
        id: 'phone',
        said: 'phone number',
        read: 'text',
        options: [
          { id: 'digits', label: 'Text, digits checked', note: 'refuses “call me”' },
          { id: 'number', label: 'Whole number', note: 'loses a leading 0' },
        ],
      },
      { id: 'optional', said: 'can stay empty', read: 'optional' },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof ReadingLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const ReadByAModel: Story = { args: { by: 'Read by llama3' } };
export const OnePart: Story = { args: { parts: [{ id: 'all', said: 'everything', read: 'all 12 orders' }] } };
export const ManyParts: Story = {
  args: {
    parts: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      said: `word ${at + 1}`,
      read: `meaning ${at + 1}`,
    })),
  },
};
export const LongText: Story = { args: { parts: [{ id: 'long', said: longWord, read: longText }] } };
export const MixedDirection: Story = { args: { parts: [{ id: 'mixed', said: mixed, read: mixed }] } };
export const InLightTheme: Story = { globals: light, tags: ['!test'] };
