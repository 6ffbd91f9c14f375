import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { zipped } from '../support/bundle.ts';

const dist = fileURLToPath(new URL('../../packages/app/dist/', import.meta.url));
const chunkSchema = z.object({
  file: z.string(),
  isEntry: z.boolean().optional(),
  imports: z.array(z.string()).optional(),
  css: z.array(z.string()).optional(),
});
const manifest = z
  .record(z.string(), chunkSchema)
  .parse(JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')));

/** What the browser loads before the landing page works: the entry and its static imports. */
function eager(): { readonly scripts: ReadonlySet<string>; readonly styles: ReadonlySet<string> } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  return { scripts, styles };
}

function gzipped(files: ReadonlySet<string>): number {
  return [...files].reduce((total, file) => total + zipped(readFileSync(`${dist}${file}`, 'utf8')), 0);
}

test('the landing page needs at most 100 kB of script and 8 kB of styles after gzip', () => {
  const { scripts, styles } = eager();
  const sizes = { scripts: gzipped(scripts), styles: gzipped(styles) };
  console.log(`landing: ${JSON.stringify(sizes)} bytes gzip`);
  expect(sizes.scripts).toBeGreaterThan(0);
  expect(sizes.scripts).toBeLessThanOrEqual(100_000);
  expect(sizes.styles).toBeLessThanOrEqual(8000);
});

test('it loads no Supabase client, search, database, worker, menus or tables', () => {
  const source = [...eager().scripts].map((file) => readFileSync(`${dist}${file}`, 'utf8')).join('\n');
  expect(source).not.toMatch(
    /GoTrueClient|PostgrestClient|PGlite|throw-away project was|Fuse\b|react-aria|data-kit":"DataTable"|"DataTable"/,
  );
});

test('the built styles include the theme and every component that the app uses', () => {
  const styles = Object.values(manifest)
    .flatMap((chunk) => [chunk.file, ...(chunk.css ?? [])])
    .filter((file) => file.endsWith('.css'));
  const text = [...new Set(styles)].map((file) => readFileSync(`${dist}${file}`, 'utf8')).join('\n');
  expect(text).toMatch(/--kit-/);
  expect(text).toMatch(/data-theme=["']?light/);
});
