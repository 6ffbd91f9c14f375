import { Heading, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/Heading',
  component: Heading,
  args: { level: 2, children: 'Recent activity' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Levels: Story = {
  render: () => (
    <Stack gap={12}>
      <Heading level={1}>1: the title of the page</Heading>
      <Heading level={2}>2: a section</Heading>
      <Heading level={3}>3: a part of a section</Heading>
      <Heading level={4}>4: a group</Heading>
      <Heading level={5}>5: an item</Heading>
      <Heading level={6}>6: a detail of an item</Heading>
    </Stack>
  ),
  tags: ['!test'],
};
export const OtherSize: Story = { args: { level: 2, size: 16 }, tags: ['!test'] };
export const Display: Story = { args: { level: 1, size: 64, children: 'Say it. It is built.' } };
export const Muted: Story = { args: { level: 3, size: 14, tone: 'muted' } };
export const InANarrowPlace: Story = {
  args: { level: 1, size: 48, children: 'Subscriptions and invoices' },
  decorators: [
    (Example) => (
      <div style={{ containerType: 'inline-size', width: '17.5rem', maxWidth: '100%' }}>
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const TwoLines: Story = { args: { lines: 2, children: `${longText} ${longText}` } };
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
export const InLightTheme: Story = { globals: light };
