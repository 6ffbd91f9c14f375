import { Button, ConfirmDialog, type ConfirmDialogProps } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { framed, light, longText, longWord, mixed } from './support.tsx';

function Asked(args: ConfirmDialogProps): ReactElement {
  const [open, setOpen] = useState(args.open);
  const cancel = (): void => {
    args.onCancel();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete…</Button>
      <ConfirmDialog {...args} open={open} onCancel={cancel} />
    </>
  );
}

const meta = {
  title: 'Components/ConfirmDialog',
  component: ConfirmDialog,
  parameters: framed,
  args: {
    open: true,
    title: 'Delete this project?',
    subject: 'my-shop',
    children: 'Its 4 tables and 1,204 rows go with it. There is no way back.',
    confirmLabel: 'Delete the project',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Asked {...args} />,
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = (): Promise<HTMLElement> =>
  screen.findByRole('alertdialog', { name: 'Delete this project?' });
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const act = (): HTMLElement => screen.getByRole('button', { name: 'Delete the project' });

export const StartsOnTheSafeButton: Story = {
  play: async ({ args }) => {
    const shown = await question();
    await expect(shown).toHaveAccessibleDescription(
      'my-shop Its 4 tables and 1,204 rows go with it. There is no way back.',
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const ConfirmsOnce: Story = {
  play: async ({ args }) => {
    await question();
    await userEvent.tab();
    await expect(act()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const EscapeKeepsIt: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Delete…' });
    await userEvent.click(opener);
    await question();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const APressOutsideAnswersNothing: Story = {
  play: async ({ args }) => {
    const shown = await question();
    const veil = shown.parentElement?.parentElement;
    if (veil) await userEvent.click(veil);
    await expect(await question()).toBeInTheDocument();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};
export const WordsToType: Story = {
  args: { phrase: 'my-shop' },
  play: async ({ args }) => {
    await question();
    await expect(act()).toHaveAttribute('aria-disabled', 'true');
    await expect(act()).toHaveAccessibleDescription('Type the words first.');
    await userEvent.click(act());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    const field = screen.getByLabelText('Type my-shop to confirm');
    await userEvent.type(field, 'my-sho');
    await expect(act()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(field, 'p ');
    await userEvent.click(act());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
export const TypedWordsAreForgotten: Story = {
  args: { phrase: 'my-shop' },
  play: async ({ canvas }) => {
    await question();
    await userEvent.type(screen.getByLabelText('Type my-shop to confirm'), 'my-shop');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await gone();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete…' }));
    await question();
    await expect(screen.getByLabelText('Type my-shop to confirm')).toHaveValue('');
  },
};
export const Busy: Story = {
  args: { busy: true, phrase: 'my-shop' },
  play: async ({ args }) => {
    await question();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(act());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  args: { error: 'The project was not deleted: the database did not answer. Try again.' },
  play: async () => {
    const shown = within(await question());
    await expect(shown.getByRole('alert')).toHaveTextContent('The project was not deleted');
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { phrase: 'my-shop' },
};
export const LongText: Story = {
  args: { title: longWord, subject: longWord, children: longText, confirmLabel: longText, phrase: longWord },
  play: async () => {
    const shown = await screen.findByRole('alertdialog');
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};
export const MixedDirection: Story = { args: { subject: mixed, children: mixed } };
export const InLightTheme: Story = { globals: light, args: { phrase: 'my-shop' } };
