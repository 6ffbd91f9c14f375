import { Receipt } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed, thousands } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/Receipt',
  component: Receipt,
  args: {
    title: 'Proven',
    note: 'Tested on your real database at 10:38 and rolled back, 41 ms',
    lines: [
      { label: 'Tables added', value: '1' },
      { label: 'Columns added', value: '4' },
      { label: 'Access rules added', value: '1' },
      { label: 'Rows changed', value: '0', tone: 'zero' },
      { label: 'Rows deleted', value: '0', tone: 'zero' },
      { label: 'Proof', value: '7f3a 91c2', tone: 'mono' },
    ],
    undo: {
      title: 'What undo restores',
      text: 'The present database, without customers and its rule. Tested as well.',
      available: true,
    },
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Proven: Story = {};
export const NotProven: Story = {
  args: { ok: false, title: 'Not proven', note: 'This service has no trial run.', lines: [] },
};
export const NoUndo: Story = {
  args: {
    undo: { title: 'Cannot be undone', text: 'A sent message can’t be recalled.', available: false },
  },
};
export const WithoutStub: Story = { args: { undo: undefined } };
export const One: Story = { args: { lines: [{ label: 'Rows changed', value: '1,000,000,000,000' }] } };
export const Thousands: Story = {
  parameters: thousands,
  args: {
    lines: Array.from({ length: 1000 }, (_, index) => ({
      label: `Table ${index + 1}`,
      value: `${index * 7} rows`,
    })),
  },
};
export const LongText: Story = {
  args: {
    note: longText,
    lines: [
      { label: longWord.slice(0, 80), value: longWord },
      { label: mixed, value: mixed },
    ],
  },
};
export const InLightTheme: Story = { globals: light };
