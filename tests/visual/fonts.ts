import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const find = createRequire(import.meta.url).resolve;

function face(family: string, file: string): string {
  const font = readFileSync(find(file)).toString('base64');
  return `@font-face { font-family: "${family}"; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }`;
}

const styles = [
  face('Picture Sans', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  face('Picture Mono', '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'),
  ':root:root { --kit-family-sans: "Picture Sans"; --kit-family-mono: "Picture Mono" }',
  // What comes and goes by itself, and what says the time.
  '[data-kit="ToastRegion"], [data-react-aria-top-layer] { display: none !important }',
].join('\n');

/** Sets the page in fonts that come with the repository, so that a picture does not depend on the machine. */
export async function useOwnFonts(page: Page): Promise<void> {
  await page.addStyleTag({ content: styles });
  await page.evaluate(async () => {
    await Promise.all(
      ['Picture Sans', 'Picture Mono'].map((family) => document.fonts.load(`16px "${family}"`)),
    );
    await document.fonts.ready;
  });
}
