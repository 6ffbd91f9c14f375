import { dismissToast, type ToastOptions } from '@saywright/ui';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { heard, light, longWord, mixed } from '../../support/helpers.tsx';
import { show } from '../../support/toasts.ts';
import specimens, { Default } from './Toast.stories.tsx';

const samples: ToastOptions[] = [
  {
    title: 'Operation Completed',
    description: 'Phone was added to orders.',
    tone: 'success',
    duration: null,
  },
  {
    title: 'Performance Warning',
    description: 'Slow query detected: 2340ms response time',
    tone: 'warning',
    duration: null,
  },
  { title: 'Database Error', description: 'Database operation failed.', tone: 'danger', duration: null },
];
const meta = { ...specimens, title: 'Components/Feedback/Toast', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const cards = (): HTMLElement[] => screen.queryAllByRole('alertdialog');
const card = (name: string): HTMLElement => screen.getByRole('alertdialog', { name });
const count = (wanted: number, timeout = 1500): Promise<void> =>
  waitFor(() => expect(cards()).toHaveLength(wanted), { timeout });

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a toast' }));
    await count(1);
    await heard('Agent Activated. Checks run every 30 seconds.');
    await waitFor(() => expect(card('Agent Activated')).toBeVisible());
    await expect(screen.getByRole('region', { name: 'Notifications' })).toBeVisible();
  },
};

export const AtMostThree: Story = {
  play: async () => {
    const first = show({ title: 'First', duration: null });
    for (const sample of samples) show(sample);
    await count(3);
    await expect(screen.queryByRole('alertdialog', { name: 'First' })).toBeNull();
    dismissToast(first);
  },
};
export const MakesRoomForGood: Story = {
  play: async () => {
    for (const title of ['First', 'Second', 'Third', 'Fourth']) show({ title, duration: 60_000 });
    await waitFor(() => expect(card('Fourth')).toBeVisible());
    await count(3);
    await expect(screen.queryByRole('alertdialog', { name: 'First' })).toBeNull();
    // There is room again, but an evicted toast does not return.
    await userEvent.click(within(card('Fourth')).getByRole('button', { name: 'Dismiss' }));
    await count(2);
    await expect(screen.queryByRole('alertdialog', { name: 'First' })).toBeNull();
  },
};
export const Thousands: Story = {
  play: async () => {
    for (let index = 0; index < 1000; index += 1) show({ title: `Notification ${index}`, duration: null });
    await count(3);
  },
};
export const LeavesByItself: Story = {
  play: async () => {
    show({ title: 'Short', duration: 300 });
    show({ title: 'Stays', duration: null });
    await count(2);
    await count(1);
    await expect(card('Stays')).toBeVisible();
  },
};
export const FourSecondsByDefault: Story = {
  play: async () => {
    const start = performance.now();
    show({ title: 'Saved' });
    await count(1);
    await count(0, 6000);
    await expect(performance.now() - start).toBeGreaterThan(3900);
  },
};
export const PausesUnderFocus: Story = {
  play: async ({ canvas }) => {
    show({ title: 'Wait for me', duration: 500 });
    await count(1);
    cards()[0]?.focus();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await count(1);
    canvas.getByRole('button', { name: 'Show a toast' }).focus();
    await count(0);
  },
};
export const EscapeClosesTheFocusedOne: Story = {
  play: async () => {
    for (const sample of samples.slice(0, 2)) show(sample);
    await count(2);
    screen.getByRole('alertdialog', { name: 'Performance Warning' }).focus();
    await userEvent.keyboard('{Escape}');
    await count(1);
    await expect(screen.getByRole('alertdialog', { name: 'Operation Completed' })).toHaveFocus();
  },
};
export const F6ReachesTheRegion: Story = {
  play: async () => {
    show({ title: 'Over here', duration: null });
    await count(1);
    await userEvent.keyboard('{F6}');
    await expect(screen.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  },
};
export const FadesWhenItGoes: Story = {
  play: async () => {
    const first = show({ title: 'First', duration: null });
    show({ title: 'Second', duration: null });
    await count(2);
    dismissToast(first);
    await count(1);
    const region = screen.getByRole('region', { name: 'Notifications' });
    const fading = [...region.querySelectorAll<HTMLElement>('[inert]')];
    await expect(fading.map(({ textContent }) => textContent)).toContain('First');
    await waitFor(() => expect(region.querySelector('[inert]')).toBeNull());
  },
};
const finger = { pointerId: 7, pointerType: 'touch', bubbles: true, clientY: 0 };
function swipe(element: HTMLElement, by: number): void {
  element.dispatchEvent(new PointerEvent('pointerdown', { ...finger, clientX: 300 }));
  element.dispatchEvent(new PointerEvent('pointermove', { ...finger, clientX: 300 + by }));
  element.dispatchEvent(new PointerEvent('pointerup', { ...finger, clientX: 300 + by }));
}
export const AFingerMovesItAway: Story = {
  play: async () => {
    show({ title: 'In the way', duration: null });
    await count(1);
    swipe(card('In the way'), 40);
    await waitFor(() => expect(card('In the way')).toBeVisible());
    swipe(card('In the way'), 240);
    await count(0);
  },
};
const onPress = fn();
export const WithAction: Story = {
  play: async () => {
    onPress.mockClear();
    show({
      title: 'Operation Completed',
      tone: 'success',
      duration: null,
      action: { label: 'Undo', onPress },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onPress).toHaveBeenCalledOnce();
    await count(0);
  },
};
export const DangerInterrupts: Story = {
  play: async () => {
    show({ title: 'Database Error', tone: 'danger', duration: null });
    await waitFor(() =>
      expect(document.querySelector('[data-kit="Announcer"][aria-live="assertive"]')).toHaveTextContent(
        'Database Error',
      ),
    );
  },
};
export const QueuedBeforeTheRegion: Story = {
  beforeEach: () => {
    show({ title: 'I was early', duration: null });
  },
  play: async () => {
    await waitFor(() => expect(card('I was early')).toBeVisible());
  },
};
export const LongText: Story = {
  play: async () => {
    show({ title: longWord.slice(0, 120), description: longWord, duration: null });
    show({ title: mixed, description: mixed, duration: null });
    await count(2);
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  play: async () => {
    for (const sample of samples) show(sample);
    await count(3);
  },
};
