import { Attachment, Stack } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#785ced"/><path d="M0 7l3-3 2 2 1-1 2 2v1H0z" fill="#fff"/></svg>',
)}`;

const meta = {
  title: 'Components/Agent/Attachment',
  component: Attachment,
  args: { name: 'orders-2026.pdf', kind: 'PDF', size: '2.4 MB', onRemove: fn(), onRetry: fn() },
} satisfies Meta<typeof Attachment>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyState = (
  <Stack>
    <Attachment name="orders-2026.pdf" kind="PDF" size="2.4 MB" onRemove={fn()} />
    <Attachment name="shop-front.png" kind="Picture" size="180 kB" preview={picture} onRemove={fn()} />
    <Attachment name="customers.csv" kind="Table" size="1.1 MB" icon="table" state="busy" onRemove={fn()} />
    <Attachment
      name="everything.csv"
      kind="Table"
      size="48 MB"
      icon="table"
      state="failed"
      status="Larger than 20 MB."
      onRetry={fn()}
      onRemove={fn()}
    />
  </Stack>
);

export const Default: Story = {
  tags: ['!test'],
};
export const WithPicture: Story = { args: { name: 'shop-front.png', kind: 'Picture', preview: picture } };
export const PictureThatFails: Story = {
  args: { name: 'shop-front.png', kind: 'Picture', icon: 'image', preview: 'data:image/png;base64,broken' },
  tags: ['!test'],
};
export const Busy: Story = {
  args: { state: 'busy', status: 'Attaching, 40%' },
  tags: ['!test'],
};
export const Failed: Story = {
  args: { state: 'failed', status: 'Larger than 20 MB.' },
  tags: ['!test'],
};
export const NameOnly: Story = { render: ({ name }) => <Attachment name={name} /> };
export const EveryState: Story = { render: () => everyState };
export const LongText: Story = {
  args: { name: longWord, kind: longText, size: longWord, state: 'failed', status: longText },
};
export const MixedDirection: Story = { args: { name: mixed, kind: mixed } };
export const RightToLeft: Story = { render: () => <div dir="rtl">{everyState}</div> };
export const InLightTheme: Story = { globals: light, render: () => everyState };
