import { Button, Dialog, Select, TextField, type DialogProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { framed, light, longText, longWord, mixed } from '../../support/helpers.tsx';

const options = [
  { id: 'daily', label: 'Every day' },
  { id: 'weekly', label: 'Every week' },
];
const ignore = fn();

function Opened(args: DialogProps): ReactElement {
  const [open, setOpen] = useState(args.open);
  const close = (): void => {
    args.onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite a colleague</Button>
      <Dialog {...args} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  parameters: framed,
  args: {
    open: true,
    onClose: fn(),
    title: 'Invite a colleague',
    children: <TextField label="Email" type="email" value="" onChange={ignore} />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Send the invitation</Button>
      </>
    ),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BusyStaysOpen: Story = {
  args: { busy: true },
  tags: ['!test'],
};
export const WithASelectInside: Story = {
  args: { children: <Select label="How often" options={options} value="daily" onChange={ignore} /> },
  tags: ['!test'],
};
export const WithoutFooter: Story = { args: { footer: undefined, children: longText, size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongContentScrolls: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>{longText}</p>) },
  tags: ['!test'],
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  tags: ['!test'],
};
export const LongText: Story = {
  args: { title: longWord, children: longWord },
  tags: ['!test'],
};
export const MixedDirection: Story = { args: { title: mixed, children: mixed } };
export const InLightTheme: Story = { globals: light };
