import { Button, IconButton, Popover } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { longText, longWord, mixed } from '../../support/helpers.tsx';
import { opened } from '../../support/opened.tsx';

const meta = {
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    label: 'Share my-shop',
    trigger: <Button>Share</Button>,
    children: 'Anyone with the link can view it, but not change it.',
    onToggle: fn(),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { ...opened('press') };
export const Default: Story = {
  tags: ['!test'],
};
export const FromAnIcon: Story = { args: { trigger: <IconButton icon="settings" label="Share" /> } };
export const DisabledTrigger: Story = { args: { trigger: <Button disabled>Share</Button> } };
export const LongContent: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>{longText}</p>) },
  tags: ['!test'],
};
export const LongText: Story = {
  args: { children: `${longWord} ${longText}` },
  tags: ['!test'],
};
export const MixedDirection: Story = {
  args: { children: mixed },
  tags: ['!test'],
};
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Popover {...args} />
    </div>
  ),
  tags: ['!test'],
};
