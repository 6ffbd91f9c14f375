import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import specimens, { Default, InLightTheme } from './ReadingLine.stories.tsx';

const meta = { ...specimens, title: 'Components/Agent/ReadingLine', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'How I read this' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    // Only words with another meaning can be pressed.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button')).toHaveAccessibleName('phone number was read as text');
  },
};

export const ChoosesAnotherMeaning: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('radio', { name: /Whole number/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(args.onChoose).toHaveBeenCalledWith('phone', 'number');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardOpensAndEscapeCloses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('radio', { name: 'text' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const InLightThemeTest: Story = {
  ...InLightTheme,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toBeVisible());
  },
};
