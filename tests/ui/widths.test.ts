import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadStories, openKitPage, type KitPage } from './kitPage.ts';

const components = new Set(readdirSync(fileURLToPath(new URL('../../stories/components', import.meta.url))));
const namesSchema = z.array(z.string());

/** Every width in steps of 40 px with KIT_WIDTHS=all; every fifth otherwise. */
const step = process.env['KIT_WIDTHS'] === 'all' ? 40 : 200;
const widths = Array.from({ length: Math.floor((1600 - 280) / step) + 1 }, (_, index) => 280 + index * step);
const places = JSON.stringify({ widths, sizes: [100, 200] });

/** Faults that are not a matter of the place. */
const expected: readonly RegExp[] = [
  // An emoji in initials is as wide as two letters.
  /^Avatar “.*\p{Extended_Pictographic}.*” is cut/u,
  // The count of a bell may hang over the button, and here the bell is the last in its row.
  /^IconButton “99\+” is over the edge/,
];

let kit: KitPage;

beforeAll(async () => {
  kit = await openKitPage();
  await loadStories(kit);
}, 120_000);

afterAll(() => kit.close());

test('every component fits every place from 280 to 1,600 px, also with text at 200 %', async () => {
  const names = namesSchema.parse(await kit.page.evaluate('names'));
  const wrong: Record<string, readonly string[]> = {};
  for (const name of names) {
    const [component = ''] = name.split(':');
    if (!components.has(component)) continue;
    const unexpected = namesSchema
      .parse(await kit.page.evaluate(`sweep(${JSON.stringify(name)}, ${places})`))
      .filter((fault) => !expected.some((known) => known.test(fault)));
    if (unexpected.length > 0) wrong[name] = unexpected;
  }
  expect(wrong).toEqual({});
});
