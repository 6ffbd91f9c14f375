import { Button, Drawer, TextField, type DrawerProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { framed, light, longText, longWord, mixed } from '../../support/helpers.tsx';

function Opened(args: DrawerProps): ReactElement {
  const [open, setOpen] = useState(args.open);
  const close = (): void => {
    args.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit the customer</Button>
      <Drawer {...args} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: framed,
  args: {
    open: true,
    onClose: fn(),
    title: 'Edit the customer',
    children: <TextField label="Name" defaultValue="Ada Lovelace" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Save the customer</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };
export const AtTheStart: Story = { args: { side: 'start', size: 'sm', footer: undefined }, tags: ['!test'] };
export const Large: Story = { args: { size: 'lg' } };
export const WithoutFooter: Story = { args: { footer: undefined, children: longText } };
export const BusyStaysOpen: Story = { args: { busy: true }, tags: ['!test'] };
export const LongContentScrolls: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>{longText}</p>) },
  tags: ['!test'],
};
export const Phone: Story = { globals: { viewport: { value: 'small' } }, tags: ['!test'] };
export const LongText: Story = { args: { title: longWord, children: longWord }, tags: ['!test'] };
export const MixedDirection: Story = { args: { title: mixed, children: mixed } };
export const RightToLeft: Story = {
  decorators: [
    (Example) => (
      <div dir="rtl">
        <Example />
      </div>
    ),
  ],
  tags: ['!test'],
};
export const InLightTheme: Story = { globals: light };
