import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, { Default, Phone, LongText } from './FilterBar.stories.tsx';

const meta = { ...specimens, title: 'Components/Choice/FilterBar', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('search', { name: 'Filter the templates' })).toBeVisible();
    await expect(canvas.getByText('3 results')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const TheCountIsSpokenOnceItSettles: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'flower');
    await expect(canvas.getByText('1 result')).toBeVisible();
    await heard('1 result');
    const spoken = document.querySelector('[data-kit="Announcer"][aria-live="polite"]')?.textContent ?? '';
    await expect(spoken).not.toContain('2 results');
  },
};

export const FiltersCombine: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Shop' }));
    await waitFor(() => expect(canvas.getByText('2 results')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /Difficulty/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Beginner' }));
    await waitFor(() => expect(canvas.getByText('1 result')).toBeVisible());
  },
};
export const ClearShowsEverything: Story = {
  args: { search: 'nothing like it' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 results')).toBeVisible();
    await expect(canvas.getByText('No templates found')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByText('3 results')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await heard('3 results');
  },
};
export const ClearedByKeyboard: Story = {
  args: { search: 'nothing like it' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('3 results')).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const PhoneTest: Story = {
  ...Phone,
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(720));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
