import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readTypes } from '../../.storybook/reference/readTypes.ts';
import { serveKit } from './kitPage.ts';

const liveSchema = z.object({
  examples: z.function({ input: [z.string()], output: z.record(z.string(), z.array(z.string())) }),
  shownBy: z.function({ input: [z.string(), z.string()], output: z.string() }),
});

let server: ViteDevServer;
let live: z.infer<typeof liveSchema>;
const reference = JSON.stringify(readTypes());

beforeAll(async () => {
  server = await serveKit();
  live = liveSchema.parse(await server.ssrLoadModule('/tests/ui/liveExamples.tsx'));
}, 120_000);

afterAll(() => server.close());

test('the editor shows every example as compiled code does', () => {
  const examples = Object.entries(live.examples(reference));
  expect(examples.length).toBeGreaterThan(100);
  const other = examples.flatMap(([name, [compiled, edited]]) =>
    compiled === edited ? [] : [[name, edited]],
  );
  expect(Object.fromEntries(other)).toEqual({});
});

describe('says in a sentence with its line why code cannot be shown', () => {
  test.each([
    [
      '<Badge>New</Badge',
      'Line 1: something is missing or too much here, such as a bracket, a quote or a tag.',
    ],
    ['<Badge>New</Button>', 'Line 1: expected corresponding JSX closing tag for <Badge>.'],
    ['<>\n  <Bagde>New</Bagde>\n</>', 'Line 2: nothing to draw is named Bagde.'],
    ['<Badge>{name}</Badge>', 'Line 1: nothing is named name.'],
    ["import { Bagde } from '@saywright/ui';\n<p />", 'Line 1: @saywright/ui exports nothing named Bagde.'],
    ["import { z } from 'zod';\n<p />", 'Line 1: zod isn’t available here, only react and @saywright/ui.'],
    ['<TextField />', 'Line 1: TextField needs label.'],
    [
      '<Button variant="primry">Save</Button>',
      'Line 1: variant of Button can be "primary", "secondary", "ghost", or "danger".',
    ],
    [
      'const names = 3;\n\n<p>{names.map(String)}</p>',
      'Line 3: this is called like a function, but isn’t one.',
    ],
    [
      '<p>{[].constructor.constructor("return 1")()}</p>',
      'Line 1: constructor can’t be used in this editor.',
    ],
    ['for (const one of []) one;\n<p />', 'Line 1: loops don’t run in this editor. Use map.'],
    ['const save = async () => 1;\n<p />', 'Line 1: async functions don’t run in this editor.'],
    ['', 'There is nothing to show yet: end with an element, such as <Badge>New</Badge>.'],
  ])('%s', (code, sentence) => {
    expect(live.shownBy(code, reference)).toBe(`Error: ${sentence}`);
  });
});

test('a single element needs no import', () => {
  expect(live.shownBy('<Badge tone="success">New</Badge>', reference)).toContain('New');
});
