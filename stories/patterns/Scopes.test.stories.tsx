import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import specimens, { WithToasts } from './Scopes.stories.tsx';

const inside = ['light', 'normal', 'compact', 'rtl'];
const overlayOfLight = 'rgb(255, 255, 255)';

/** The modes around an element. */
const around = (element: Element | null): readonly (string | null | undefined)[] =>
  ['data-theme', 'data-contrast', 'data-density', 'dir'].map((name) =>
    element?.closest(`[${name}]`)?.getAttribute(name),
  );

const meta = { ...specimens, title: 'Patterns/Nested themes', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const MenuKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await screen.findByRole('menuitem', { name: 'Rename' });
    await expect(around(item)).toEqual(inside);
    const panel = item.closest('[data-theme]');
    await expect(panel && getComputedStyle(panel).backgroundColor).toBe(overlayOfLight);
    await expect(getComputedStyle(item).minHeight).toBe('28px');
  },
};
export const SelectKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Service/ }));
    await expect(around(await screen.findByRole('option', { name: 'Database' }))).toEqual(inside);
  },
};
export const DialogKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(around(dialog)).toEqual(inside);
    await expect(getComputedStyle(within(dialog).getByText('In its theme')).color).toBe('rgb(26, 25, 43)');
  },
};
export const TooltipKeepsTheModes: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Save' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(around(await screen.findByRole('tooltip'))).toEqual(inside);
  },
};
export const WithToastsTest: Story = {
  ...WithToasts,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const shown = await screen.findByText('Saved', { selector: '[data-kit="Toast"] *' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(around(shown).filter((_, index) => index !== 1)).toEqual(['light', 'compact', 'rtl']);
  },
};
