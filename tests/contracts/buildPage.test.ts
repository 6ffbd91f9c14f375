import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('../../packages/app/src', import.meta.url));

/** The modules that a source loads: value imports, dynamic imports and workers. */
function loadedBy(source: string): readonly string[] {
  const found = source.matchAll(
    /^(?:import|export)\s(?!type\b)[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)|\bnew URL\('([^']+)', import/gm,
  );
  return [...found].map((match) => match.slice(1).find(Boolean) ?? '');
}

/** Every app file that the page loads, with the packages they import. */
function reachedFrom(entry: string): {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
} {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const name of loadedBy(readFileSync(file, 'utf8'))) {
      const next = join(dirname(file), name);
      if (!name.startsWith('.')) packages.add(name);
      else if (existsSync(next)) waiting.push(next);
    }
  }
  return { files, packages };
}

const { files, packages } = reachedFrom(join(app, 'pages/Build/Build.tsx'));
const names = [...files].map((file) => relative(app, file).replaceAll('\\', '/'));

test('the build dashboard loads all seven tabs, the checker and the spreadsheet', () => {
  for (const tab of ['Mandate', 'Validation', 'Economics', 'Quality', 'Tracker', 'Progress', 'Reports'])
    expect(names).toContain(`pages/Build/${tab}/${tab}.tsx`);
  expect(names).toContain('pages/Build/Validation/checkSources.worker.ts');
  expect(names).toContain('services/spreadsheet.ts');
});

test('the build dashboard calls no backend', () => {
  expect([...packages].filter((name) => /engine|supabase|swr/.test(name))).toEqual([]);
  expect(names.filter((name) => /services\/(data|commands?|commandPort|engine|supabase)/.test(name))).toEqual(
    [],
  );
  const calling = [...files].filter((file) =>
    /\bfetch\(|XMLHttpRequest|WebSocket|EventSource|sendBeacon/.test(readFileSync(file, 'utf8')),
  );
  expect(calling).toEqual([]);
});
