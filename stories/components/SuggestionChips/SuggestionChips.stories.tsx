import { SuggestionChips } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Agent/SuggestionChips',
  component: SuggestionChips,
  args: {
    label: 'Suggestions',
    items: [
      { id: 'phone', label: 'Show orders without a phone number' },
      { id: 'own', label: 'Let people see only their own orders' },
      { id: 'online', label: 'Put the site online' },
    ],
    onPick: fn(),
  },
} satisfies Meta<typeof SuggestionChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const Empty: Story = {
  args: { items: [] },
  tags: ['!test'],
};
export const One: Story = { args: { items: [{ id: 'a', label: 'Create a customers table' }] } };
export const Many: Story = {
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, label: `Suggestion ${index + 1}` })),
  },
};
export const LongText: Story = {
  args: {
    items: [
      { id: 'a', label: longWord },
      { id: 'b', label: mixed },
    ],
  },
};
export const InLightTheme: Story = { globals: light };
