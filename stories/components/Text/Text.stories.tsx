import { Stack, Text } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Data/Text',
  component: Text,
  args: { children: 'Your plan was proven on the real database.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Sizes: Story = {
  render: () => (
    <Stack gap={8}>
      <Text size={12}>12: times, sources and counts</Text>
      <Text size={13}>13: explanations beside a control</Text>
      <Text size={14}>14: the text of the product</Text>
      <Text size={16}>16: text to read at length</Text>
      <Text size={18}>18: the sentence under a title</Text>
      <Text size={20}>20: a short statement</Text>
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={8}>
      <Text tone="default">Default: what is read first</Text>
      <Text tone="secondary">Secondary: what is read after it</Text>
      <Text tone="muted">Muted: details</Text>
      <Text tone="accent">Accent: what is current</Text>
      <Text tone="success">Success: the import is complete</Text>
      <Text tone="warning">Warning: the trial ends tomorrow</Text>
      <Text tone="danger">Danger: the payment failed</Text>
    </Stack>
  ),
};
export const Weights: Story = {
  render: () => (
    <Stack gap={8}>
      <Text weight="regular">Regular</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="semibold">Semibold</Text>
    </Stack>
  ),
};
export const InASentence: Story = {
  render: () => (
    <Text size={16}>
      12 orders were{' '}
      <Text as="strong" tone="success">
        paid
      </Text>{' '}
      and{' '}
      <Text as="span" tone="muted">
        3 are open
      </Text>
      .
    </Text>
  ),
  tags: ['!test'],
};
export const OneLine: Story = { args: { lines: 1, children: longText }, tags: ['!test'] };
export const TwoLines: Story = { args: { lines: 2, children: `${longText} ${longText}` }, tags: ['!test'] };
export const Tabular: Story = {
  args: { tabular: true, align: 'end' },
  render: (args) => (
    <Stack gap={4}>
      <Text {...args}>1,111.10</Text>
      <Text {...args}>8,888.80</Text>
    </Stack>
  ),
};
export const Centred: Story = { args: { align: 'center' } };
export const OtherLanguage: Story = { args: { lang: 'ar', dir: 'rtl', children: 'تم تنفيذ الخطة.' } };
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { dir: 'auto', children: mixed } };
export const InLightTheme: Story = { globals: light };
