import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import specimens, { WordsToType, Busy, Failed, LongText } from './ConfirmDialog.stories.tsx';

const meta = {
  ...specimens,
  title: 'Components/Overlays/ConfirmDialog',
  tags: ['behaviour', '!autodocs'],
};
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
      'my-shop Its 4 tables and 1,204 rows are deleted too. You can’t undo this.',
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
export const WordsToTypeTest: Story = {
  ...WordsToType,
  play: async ({ args }) => {
    await question();
    await expect(act()).toHaveAttribute('aria-disabled', 'true');
    await expect(act()).toHaveAccessibleDescription('Type the confirmation text first.');
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
export const BusyTest: Story = {
  ...Busy,
  play: async ({ args }) => {
    await question();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(act());
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const FailedTest: Story = {
  ...Failed,
  play: async () => {
    const shown = within(await question());
    await expect(shown.getByRole('alert')).toHaveTextContent('The project was not deleted');
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    const shown = await screen.findByRole('alertdialog');
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};
