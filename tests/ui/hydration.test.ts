import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loadStories, openKitPage, type KitPage } from './kitPage.ts';

const serverSchema = z.object({
  renderAll: z.function({ input: [z.string()], output: z.record(z.string(), z.string()) }),
});
const foundSchema = z.array(z.string());

let kit: KitPage;
/** Console output of the page since the last call. */
const output: string[] = [];

beforeAll(async () => {
  kit = await openKitPage();
  kit.page.on('console', (message) => {
    // Not from the kit: Vite, an advertisement, and a browser hint about fields outside a form.
    if (!/^\[vite\]|React DevTools|^\[DOM\]/.test(message.text())) output.push(message.text());
  });
  kit.page.on('pageerror', (error) => output.push(String(error)));
  await loadStories(kit);
}, 120_000);

afterAll(() => kit.close());

const english = ['en', 'High risk'] as const;
const others = [
  ['ar', 'خطر مرتفع'],
  ['pseudo', '⟦Ĥîĝĥ ŕîšķ'],
] as const;

// The language changes text, not markup, so each run uses one; KIT_LANGUAGES=all uses every language.
describe.each(process.env['KIT_LANGUAGES'] === 'all' ? [english, ...others] : [english])(
  'the kit in %s',
  (language, sample) => {
    let written: Readonly<Record<string, string>>;

    test('renders on a server without console output', async () => {
      const methods = ['debug', 'error', 'info', 'log', 'warn'] as const;
      const spies = methods.map((method) => vi.spyOn(console, method));
      const { renderAll } = serverSchema.parse(await kit.server.ssrLoadModule('/tests/ui/server.tsx'));
      written = renderAll(language);
      expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
      vi.restoreAllMocks();
      const silent = Object.keys(written).filter((name) => written[name] === '');
      expect(silent, 'draws nothing').toEqual(['Breadcrumbs: Empty', 'Pagination: OnePage']);
      expect(Object.values(written).join('')).toContain(sample);
    });

    test('renders without styles that a strict content security policy would block', () => {
      // Elements of the kit have a class; the frame around a story may have only a style.
      const styled = /<(?=[^>]* style=)(?=[^>]* class=)[^>]*>/;
      expect(Object.keys(written).filter((name) => styled.test(written[name] ?? ''))).toEqual([]);
    });

    test('hydrates in strict mode without a mismatch', async () => {
      const wrong: Record<string, readonly string[]> = {};
      for (const [name, html] of Object.entries(written)) {
        const call = `hydrate(${JSON.stringify(name)}, ${JSON.stringify(language)}, ${JSON.stringify(html)})`;
        const found = foundSchema.parse(await kit.page.evaluate(call));
        if (found.length > 0 || output.length > 0) wrong[name] = [...found, ...output.splice(0)];
      }
      expect(wrong).toEqual({});
    });
  },
);
