import { useState, type ReactNode } from 'react';
import { configure, expect, waitFor } from 'storybook/test';

// A story waits for what it expects; a busy machine only makes it wait longer.
configure({ asyncUtilTimeout: 5000 });

/** A word no layout may be broken by. */
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

/** Waits until a sentence has been spoken through the announcer. */
export const heard = (sentence: string | RegExp): Promise<void> =>
  waitFor(async () => {
    const spoken = [...document.querySelectorAll('[data-kit="Announcer"]')].map(
      (region) => region.textContent,
    );
    await expect(spoken.join(' ')).toMatch(sentence);
  });

/** Globals of a story that is always light. */
export const light = { theme: 'light' };

/** The arrow key that goes on, and the one that goes back, in the direction of the page: `{ArrowRight}` from left to right. */
export const onKey = (): string => (document.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
export const backKey = (): string => (document.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}');

/** Parameters of stories that cover the page: on a docs page each has a window of its own. */
export const framed = { docs: { story: { inline: false, height: '30rem' } } };

/** Parameters of stories with thousands of items: the contrast of each is that of a few, which other stories show. */
export const thousands = { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } };
