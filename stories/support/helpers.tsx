import { useState, type ReactNode } from 'react';
import { configure, expect, waitFor } from 'storybook/test';

// Assertions wait for their condition; a busy machine needs more time.
configure({ asyncUtilTimeout: 5000 });

/** A long word that must not break a layout. */
export const longWord = 'donaudampfschifffahrtsgesellschaft'.repeat(12).slice(0, 400);

/** Emoji and both directions in one line. */
export const mixed = 'Add שלום and مرحبا 🚀 to the 顧客 table, please 👩‍👩‍👧‍👦';

/** A sentence that needs several lines. */
export const longText =
  'Let people see only their own orders, their own invoices, their own returns and the addresses they have used before, but never those of anybody else.';

/** State for a controlled component in a story. */
export function Controlled<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, set: (next: Value) => void) => ReactNode;
}): ReactNode {
  const [value, set] = useState(initial);
  return children(value, set);
}

/** Waits until a sentence has been announced. */
export const heard = (sentence: string | RegExp): Promise<void> =>
  waitFor(async () => {
    const spoken = [...document.querySelectorAll('[data-kit="Announcer"]')].map(
      (region) => region.textContent,
    );
    await expect(spoken.join(' ')).toMatch(sentence);
  });

/** Globals for the light theme. */
export const light = { theme: 'light' };

/** The arrow keys for next and previous in the direction of the page: `{ArrowRight}` is next from left to right. */
export const onKey = (): string => (document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
export const backKey = (): string => (document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');

/** Parameters for stories that cover the page: on a docs page each gets its own frame. */
export const framed = { docs: { story: { inline: false, height: '30rem' } } };

/**
 * Parameters for stories with thousands of items. Checking each item takes up to ten seconds and finds what stories
 * with few items show as well, so only VITE_STORY_MODES=all does it, without contrast.
 */
export const thousands = {
  a11y:
    import.meta.env['VITE_STORY_MODES'] === 'all'
      ? { config: { rules: [{ id: 'color-contrast', enabled: false }] } }
      : { test: 'off' },
};
