import { Button, ButtonGroup, IconButton, LinkButton, Menu } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/Actions/ButtonGroup',
  component: ButtonGroup,
  args: {
    label: 'Order 1204',
    children: (
      <>
        <Button>Refund</Button>
        <Button>Duplicate</Button>
        <Button>Archive</Button>
      </>
    ),
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const Joined: Story = { args: { joined: true }, tags: ['!test'] };
export const One: Story = { args: { joined: true, children: <Button>Refund</Button> } };
export const OfIcons: Story = {
  args: {
    joined: true,
    label: 'Zoom',
    children: (
      <>
        <IconButton variant="secondary" icon="dash-circle" label="Zoom out" />
        <IconButton variant="secondary" icon="plus" label="Zoom in" />
      </>
    ),
  },
};
export const WithALinkAndAMenu: Story = {
  args: {
    joined: true,
    children: (
      <>
        <LinkButton href="#order">Open</LinkButton>
        <Button disabled>Refund</Button>
        <Menu label="More" items={[{ id: 'archive', label: 'Archive' }]} />
      </>
    ),
  },
  tags: ['!test'],
};
export const LongText: Story = {
  args: {
    joined: true,
    children: (
      <>
        <Button>Refund</Button>
        <Button>{longWord}</Button>
      </>
    ),
  },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { children: <Button>{mixed}</Button> } };
export const RightToLeft: Story = {
  args: { joined: true },
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const InLightTheme: Story = { args: { joined: true }, globals: light };
