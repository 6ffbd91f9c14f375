import { Button, Card, EmptyState } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: {
    icon: 'table',
    title: 'No tables yet',
    text: 'Say what you want to store, for example people or orders.',
    action: <Button size="sm">Create a table</Button>,
  },
  decorators: [
    (Example) => (
      <Card>
        <Example />
      </Card>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WordsOnly: Story = { args: { icon: undefined, action: undefined } };
export const Failed: Story = {
  args: {
    icon: 'danger',
    tone: 'danger',
    title: 'Couldn’t load registered users',
    text: 'Nothing was changed.',
  },
};
export const LongText: Story = { args: { title: longWord, text: longWord } };
export const MixedDirection: Story = { args: { title: mixed, text: mixed } };
export const InLightTheme: Story = { globals: light };
