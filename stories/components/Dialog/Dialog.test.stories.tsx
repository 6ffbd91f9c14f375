import { announce, Button, Dialog, Select, TextField, type DialogProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { framed, heard, light, longText, longWord, mixed } from './support.tsx';

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
      <Button onClick={() => setOpen(true)}>Invite somebody</Button>
      <Dialog {...args} open={open} onClose={close} />
    </>
  );
}

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: framed,
  args: {
    open: true,
    onClose: fn(),
    title: 'Invite somebody',
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

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Invite somebody' });
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const FocusGoesInAndBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Invite somebody' });
    await userEvent.click(opener);
    const shown = await dialog();
    await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const TabStaysInside: Story = {
  play: async () => {
    const shown = await dialog();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      await expect(shown.contains(document.activeElement)).toBe(true);
    }
    await userEvent.tab({ shift: true });
    await expect(shown.contains(document.activeElement)).toBe(true);
  },
};
export const EscapeCloses: Story = {
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const BusyStaysOpen: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await expect(await dialog()).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const NewsIsStillSpoken: Story = {
  play: async () => {
    await dialog();
    announce('The invitation was sent.');
    await heard('The invitation was sent.');
    const spoken = document.querySelector('[data-kit="Announcer"][aria-live="polite"]');
    await expect(spoken?.closest('[inert], [aria-hidden="true"]')).toBeNull();
  },
};
export const WithASelectInside: Story = {
  args: { children: <Select label="How often" options={options} selected="daily" onSelect={ignore} /> },
  play: async () => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: /How often/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Every week' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(await dialog()).toBeInTheDocument();
  },
};
export const WithoutFooter: Story = { args: { footer: undefined, children: longText, size: 'sm' } };
export const Large: Story = { args: { size: 'lg' } };
export const LongContentScrolls: Story = {
  args: { children: Array.from({ length: 60 }, (_, line) => <p key={line}>{longText}</p>) },
  play: async () => {
    const shown = await dialog();
    const body = await waitFor(() => screen.getByRole('region', { name: 'Invite somebody' }));
    await expect(body).toHaveAttribute('tabindex', '0');
    await expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(720));
    await dialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongText: Story = {
  args: { title: longWord, children: longWord },
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};
export const MixedDirection: Story = { args: { title: mixed, children: mixed } };
export const InLightTheme: Story = { globals: light };
