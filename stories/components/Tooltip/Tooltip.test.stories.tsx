import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { light } from '../../support/helpers.tsx';
import specimens, { NoText, LongText, MixedDirection } from './Tooltip.stories.tsx';

const meta = { ...specimens, title: 'Components/Overlays/Tooltip', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

const tip = (): HTMLElement | null => screen.queryByRole('tooltip');
const noTip = (): Promise<void> => waitFor(() => expect(tip()).toBeNull());

/** A fake clock with timers that run on demand. */
function fakeTime() {
  const delays = new Set([120, 700]);
  const real = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
  };
  const timers = new Map<number, { at: number; act: () => void }>();
  let now = performance.now() + 60_000;
  let count = 1_000_000;
  const clock = spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(window, {
    setTimeout: (act: () => void, delay = 0): number => {
      if (!delays.has(delay)) return real.setTimeout(act, delay);
      count += 1;
      timers.set(count, { at: now + delay, act });
      return count;
    },
    clearTimeout: (id: number): void => {
      if (!timers.delete(id)) real.clearTimeout(id);
    },
  });
  return {
    pass: (milliseconds: number): void => {
      now += milliseconds;
      for (const [id, { at, act }] of timers) {
        if (at > now) continue;
        timers.delete(id);
        act();
      }
    },
    restore: (): void => {
      Object.assign(window, real);
      clock.mockRestore();
    },
  };
}

export const OpensUnderKeyboardFocusAtOnce: Story = {
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
    await expect(undo).toHaveAccessibleDescription('Undoes the last operation');
    await userEvent.tab();
    await waitFor(() => expect(tip()).toHaveTextContent('Runs it again'));
    await expect(undo).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await noTip();
  },
};

export const EscapeClosesAndKeepsFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await noTip();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

export const OpensUnderAPointerAfter700: Story = {
  play: async ({ canvas }) => {
    const time = fakeTime();
    try {
      await userEvent.hover(canvas.getByRole('button', { name: 'Undo' }));
      time.pass(699);
      await expect(tip()).toBeNull();
      time.pass(1);
      await waitFor(() => expect(tip()).toHaveTextContent('Undoes the last operation'));
      await userEvent.unhover(canvas.getByRole('button', { name: 'Undo' }));
      time.pass(120);
      await noTip();
    } finally {
      time.restore();
    }
  },
};
export const TheNextOpensAtOnceWithin300: Story = {
  play: async ({ canvas }) => {
    const time = fakeTime();
    try {
      const undo = canvas.getByRole('button', { name: 'Undo' });
      const repeat = canvas.getByRole('button', { name: 'Repeat' });
      await userEvent.hover(undo);
      time.pass(700);
      await waitFor(() => expect(tip()).toBeVisible());
      await userEvent.unhover(undo);
      time.pass(120);
      await noTip();
      time.pass(300);
      await userEvent.hover(repeat);
      await waitFor(() => expect(tip()).toHaveTextContent('Runs it again'));
      await userEvent.unhover(repeat);
      time.pass(120);
      await noTip();
      time.pass(301);
      await userEvent.hover(undo);
      time.pass(699);
      await expect(tip()).toBeNull();
      time.pass(1);
      await waitFor(() => expect(tip()).toBeVisible());
    } finally {
      time.restore();
    }
  },
};
export const APressCloses: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await noTip();
  },
};
export const ThePointerMayMoveOntoIt: Story = {
  play: async ({ canvas }) => {
    const time = fakeTime();
    try {
      await userEvent.hover(canvas.getByRole('button', { name: 'Undo' }));
      time.pass(700);
      const shown = await screen.findByRole('tooltip');
      await userEvent.hover(shown);
      time.pass(500);
      await waitFor(() => expect(tip()).toBeVisible());
    } finally {
      time.restore();
    }
  },
};
export const NoTextTest: Story = {
  ...NoText,
  play: async () => {
    await userEvent.tab();
    await expect(tip()).toBeNull();
  },
};
export const LongTextTest: Story = {
  ...LongText,
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
    await expect(tip()?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const MixedDirectionTest: Story = {
  ...MixedDirection,
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
  },
};
export const InLightTheme: Story = {
  tags: ['open'],
  globals: light,
  args: { placement: 'bottom' },
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
  },
};
