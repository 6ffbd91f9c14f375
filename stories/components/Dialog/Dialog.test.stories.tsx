import { announce } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { heard } from '../../support/helpers.tsx';
import specimens, {
  BusyStaysOpen,
  WithASelectInside,
  LongContentScrolls,
  Phone,
  LongText,
} from './Dialog.stories.tsx';

const meta = { ...specimens, title: 'Components/Overlays/Dialog', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Invite a colleague' });
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const FocusGoesInAndBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Invite a colleague' });
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
export const BusyStaysOpenTest: Story = {
  ...BusyStaysOpen,
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
export const WithASelectInsideTest: Story = {
  ...WithASelectInside,
  play: async () => {
    await dialog();
    await userEvent.click(screen.getByRole('button', { name: /How often/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Every week' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(await dialog()).toBeInTheDocument();
  },
};
export const LongContentScrollsTest: Story = {
  ...LongContentScrolls,
  play: async () => {
    const shown = await dialog();
    const body = await waitFor(() => screen.getByRole('region', { name: 'Invite a colleague' }));
    await expect(body).toHaveAttribute('tabindex', '0');
    await expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};
export const PhoneTest: Story = {
  ...Phone,
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(720));
    await dialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};
