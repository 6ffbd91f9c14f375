import { ReadingReport } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/ReadingReport',
  component: ReadingReport,
  args: {
    understood: [
      { id: 'show', said: 'show', read: 'list rows' },
      { id: 'bookings', said: 'bookings', read: 'the table bookings' },
      { id: 'year', said: 'from last year', read: 'starts in 2025' },
    ],
    unread: ['no-show'],
    why: 'Nothing in riverside-rowing has this name or value, and I do not guess which ones you mean.',
    near: [
      { id: 'year', label: 'Show bookings from 2025', note: 'a question' },
      { id: 'status', label: 'Add a status to bookings', note: 'a change' },
      { id: 'boat', label: 'Show bookings without a boat', note: 'a question' },
    ],
    onPick: fn(),
  },
} satisfies Meta<typeof ReadingReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const OneUnknownWord: Story = { args: { understood: [], near: [], why: undefined } };
export const NothingUnderstood: Story = { args: { understood: [], unread: ['flurb', 'glonk'] } };
export const OnlySentences: Story = { args: { understood: [], unread: [] } };
export const ManyWords: Story = {
  args: {
    understood: Array.from({ length: 12 }, (_, at) => ({
      id: String(at),
      said: `word ${at + 1}`,
      read: `meaning ${at + 1}`,
    })),
    unread: Array.from({ length: 12 }, (_, at) => `unknown ${at + 1}`),
  },
};
export const LongText: Story = {
  args: {
    understood: [{ id: 'long', said: longWord, read: longText }],
    unread: [longWord],
    near: [{ id: 'long', label: longWord, note: 'a question' }],
  },
};
export const MixedDirection: Story = {
  args: {
    understood: [{ id: 'mixed', said: mixed, read: mixed }],
    unread: [mixed],
    near: [{ id: 'mixed', label: mixed, note: 'a question' }],
  },
};
export const InLightTheme: Story = { globals: light };
