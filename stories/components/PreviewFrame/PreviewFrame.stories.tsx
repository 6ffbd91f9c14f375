import { Button, EmptyState, PreviewFrame } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longText, longWord, mixed } from '../../support/helpers.tsx';

const page = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Bakery</title><body style="font:2rem Georgia;margin:3rem"><main><h1>Out of the oven at six</h1><p>Order by 18:00.</p></main>',
)}`;

const meta = {
  title: 'Components/Agent/PreviewFrame',
  component: PreviewFrame,
  args: { label: 'Your pages', src: page, address: 'Only you see this', note: 'With the plan that waits' },
} satisfies Meta<typeof PreviewFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const OnAPhone: Story = { args: { defaultDevice: 'phone' } };
export const Loading: Story = { args: { src: undefined } };
export const Failed: Story = {
  args: {
    src: undefined,
    instead: (
      <EmptyState
        icon="warning"
        title="The preview can’t be loaded"
        text="The server cannot be reached."
        action={<Button size="sm">Try again</Button>}
      />
    ),
  },
};
export const LongText: Story = { args: { address: longWord, note: longText, src: undefined } };
export const MixedDirection: Story = { args: { address: mixed, note: mixed, src: undefined } };
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <PreviewFrame {...args} />
    </div>
  ),
};
export const InLightTheme: Story = { globals: light };
