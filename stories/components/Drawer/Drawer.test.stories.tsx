import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import specimens, {
  AtTheStart,
  BusyStaysOpen,
  Default,
  LongContentScrolls,
  LongText,
  Phone,
  RightToLeft,
} from './Drawer.stories.tsx';

const meta = { ...specimens, title: 'Components/Overlays/Drawer', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Edit the customer' });
const gone = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits until the panel has arrived at its place. */
const arrived = (check: (box: DOMRect) => boolean): Promise<void> =>
  waitFor(async () => expect(check((await drawer()).getBoundingClientRect())).toBe(true));

const atStart = ({ left, bottom }: DOMRect): boolean => left < 2 && Math.abs(bottom - window.innerHeight) < 2;
const atEnd = ({ right, bottom }: DOMRect): boolean =>
  Math.abs(right - window.innerWidth) < 2 && Math.abs(bottom - window.innerHeight) < 2;

const isRightToLeft = (): boolean => document.dir === 'rtl';

export const DefaultTest: Story = {
  ...Default,
  play: async () => {
    await arrived(isRightToLeft() ? atStart : atEnd);
    const { height } = (await drawer()).getBoundingClientRect();
    await expect(height).toBeGreaterThan(window.innerHeight - 4);
    const save = screen.getByRole('button', { name: 'Save the customer' });
    await expect(save.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight - 40);
  },
};
export const AtTheStartTest: Story = {
  ...AtTheStart,
  play: () => arrived(isRightToLeft() ? atEnd : atStart),
};
export const FocusGoesInAndBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Edit the customer' });
    await userEvent.click(opener);
    const shown = await drawer();
    await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const TabStaysInside: Story = {
  play: async () => {
    const shown = await drawer();
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
    await drawer();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const BusyStaysOpenTest: Story = {
  ...BusyStaysOpen,
  play: async ({ args }) => {
    await drawer();
    await userEvent.keyboard('{Escape}');
    await expect(await drawer()).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const LongContentScrollsTest: Story = {
  ...LongContentScrolls,
  play: async () => {
    const shown = await drawer();
    const body = await waitFor(() => screen.getByRole('region', { name: 'Edit the customer' }));
    await expect(body).toHaveAttribute('tabindex', '0');
    await expect(shown.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible());
  },
};
export const PhoneTest: Story = {
  ...Phone,
  play: async () => {
    await waitFor(() => expect(window.innerWidth).toBeLessThan(720));
    await arrived((box) => atStart(box) && atEnd(box));
    await expect((await drawer()).getBoundingClientRect().top).toBeGreaterThan(30);
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
  },
};
export const RightToLeftTest: Story = { ...RightToLeft, play: () => arrived(atStart) };
