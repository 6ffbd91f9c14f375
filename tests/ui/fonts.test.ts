import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chromiumLaunch } from '../../scripts/chromium.mjs';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(chromiumLaunch());
}, 120_000);

afterAll(() => browser.close());

/** Fonts that a browser of the tests draws a text with. */
async function fontsOf(family: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.setContent(`<p style="font-family: ${family}">Orders of today: 12</p>`);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await page.close();
  return fonts.map(({ familyName }) => familyName);
}

test.each([
  // The kit's own families.
  ['system-ui, sans-serif', 'DejaVu Sans'],
  ['ui-monospace, Menlo, Consolas, monospace', 'DejaVu Sans Mono'],
  // Families of common systems: no test may look different where one of them is installed.
  ['"Noto Sans", Arial, "Segoe UI", Roboto, sans-serif', 'DejaVu Sans'],
  ['"Liberation Sans"', 'DejaVu Sans'],
])(
  'browsers of the tests draw %s with the fonts of a package, whatever the machine has',
  async (family, font) => {
    expect(await fontsOf(family)).toEqual([font]);
  },
);
