import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...['domain', 'ui', 'engine', 'app'].map((name) => `packages/${name}/README.md`),
].map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }));

/** The anchors of a page's headings, as GitHub generates them. */
function anchors(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('references in the documents exist', () => {
  test.each(pages)('links in $page', ({ page, text }) => {
    const missing = [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^(https?:|mailto:)/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#');
        const file = path === '' ? join(root, page) : join(root, dirname(page), path);
        if (!existsSync(file)) return true;
        return anchor !== undefined && !anchors(readFileSync(file, 'utf8')).includes(anchor);
      });
    expect(missing).toEqual([]);
  });

  test.each(pages)('files named in $page', ({ page, text }) => {
    const named = [...text.matchAll(/`((?:packages|stories|tests|scripts|supabase|docs)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !existsSync(join(root, path))).map((path) => `${page}: ${path}`)).toEqual(
      [],
    );
  });

  test('commands named in the documents are scripts', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
    const wrong = pages.flatMap(({ page, text }) =>
      [...text.matchAll(/npm run ([\w:-]+)(?![\w:-]| -w)/g)]
        .filter(([, name = '']) => !Object.hasOwn(scripts, name))
        .map(([command]) => `${page}: ${command}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('the files that implement each requirement exist', () => {
  const [, ...lines] = readFileSync(join(root, 'tests/traceability.tsv'), 'utf8').trimEnd().split('\n');
  const named = lines.flatMap((line) => line.split('\t')[1]?.split(' ') ?? []);
  expect(lines.length).toBeGreaterThan(500);
  expect([...new Set(named)].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every setting of the server is in the table of settings', () => {
  const source = readFileSync(join(root, 'packages/engine/src/settings.ts'), 'utf8');
  const known = new Set([...source.matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name));
  const table = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const listed = new Set([...table.matchAll(/`([A-Z][A-Z_]{3,})`/g)].map(([, name = '']) => name));
  // A URL for tests only.
  known.delete('PAYPAL_BASE_URL');
  expect([...known].filter((name) => !listed.has(name))).toEqual([]);
});

test('the list of decisions links to every record', () => {
  const folder = join(root, 'docs/decisions');
  const list = readFileSync(join(folder, 'README.md'), 'utf8');
  const records = readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  expect(records.filter((name) => !list.includes(`(${relative(folder, join(folder, name))})`))).toEqual([]);
});
