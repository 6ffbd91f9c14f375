import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compareFolders, comparePngs } from './compare.ts';
import { reportPage, summary } from './report.ts';

/** A dark snapshot, 10 by 10 pixels by default, whose first pixels are white. */
function snapshot({ white = 0, height = 10 } = {}): Buffer {
  const png = new PNG({ width: 10, height });
  for (let pixel = 0; pixel < 10 * height; pixel += 1)
    png.data.set(pixel < white ? [255, 255, 255, 255] : [20, 20, 20, 255], pixel * 4);
  return PNG.sync.write(png);
}

let folder: string;
const inFolder = (name: string): string => join(folder, name);
async function keep(files: Readonly<Record<string, Buffer>>): Promise<void> {
  for (const [name, png] of Object.entries(files)) {
    await mkdir(dirname(inFolder(name)), { recursive: true });
    await writeFile(inFolder(name), png);
  }
}
const compared = (): ReturnType<typeof compareFolders> =>
  compareFolders(inFolder('before'), inFolder('after'), inFolder('report'));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'visual-compare-'));
  await keep({ 'before/same.png': snapshot(), 'after/same.png': snapshot() });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('comparing two folders of snapshots', () => {
  test('passes equal ones without a report', async () => {
    expect(await compared()).toEqual({ equal: 1, changed: [], added: [], removed: [] });
    await expect(readdir(inFolder('report'))).rejects.toThrow('ENOENT');
  });

  test('reports changed ones, most different first, with before, after and difference', async () => {
    await keep({
      'before/screens/few.png': snapshot(),
      'after/screens/few.png': snapshot({ white: 20 }),
      'before/screens/many.png': snapshot(),
      'after/screens/many.png': snapshot({ white: 60 }),
    });
    const { equal, changed } = await compared();
    expect(equal).toBe(1);
    expect(changed).toEqual([
      { name: 'screens/many', pixels: 60, share: 0.6 },
      { name: 'screens/few', pixels: 20, share: 0.2 },
    ]);
    for (const kind of ['before', 'after', 'difference'])
      expect((await readdir(inFolder(`report/${kind}/screens`))).toSorted()).toEqual(['few.png', 'many.png']);
  });

  test('reports added and removed ones', async () => {
    await keep({ 'before/gone.png': snapshot(), 'after/new.png': snapshot() });
    expect(await compared()).toEqual({ equal: 1, changed: [], added: ['new'], removed: ['gone'] });
    expect(await readdir(inFolder('report/after'))).toEqual(['new.png']);
    expect(await readdir(inFolder('report/before'))).toEqual(['gone.png']);
  });
});

test('the extra height of a taller snapshot counts as different', () => {
  expect(comparePngs(snapshot(), snapshot({ height: 15 }))).toMatchObject({ pixels: 50, share: 1 / 3 });
});

describe('the report', () => {
  const comparison = {
    equal: 3,
    changed: [{ name: 'stories/a/<b>', pixels: 1, share: 0.000001 }],
    added: ['screens/new-390-dark'],
    removed: [],
  };

  test('sums up the result in one sentence', () => {
    expect(summary(comparison, [])).toBe('1 visual snapshot changed, 1 added, 0 removed, 3 unchanged');
    const failure = { name: 'screens/home-1440-dark', reason: 'before: Timeout' };
    expect(summary(comparison, [failure])).toMatch(/, 1 could not be taken$/);
  });

  test('lists failed snapshots with the reason', () => {
    const failures = [{ name: 'screens/home-1440-dark', reason: 'before: Error: <nothing>' }];
    const page = reportPage(comparison, { base: '1234567', failures });
    expect(page).toContain('screens/home-1440-dark, before: Error: &lt;nothing&gt;');
  });

  test('shows before, after and difference, and escapes names', () => {
    const page = reportPage(comparison, { base: '1234567 "feat: <b>"', failures: [] });
    for (const kind of ['before', 'after', 'difference'])
      expect(page).toContain(`src="${kind}/stories/a/%3Cb%3E.png"`);
    expect(page).toContain('src="after/screens/new-390-dark.png"');
    expect(page).not.toContain('src="before/screens/new-390-dark.png"');
    expect(page).toContain('&lt; 0.01 %');
    expect(page).not.toContain('<b>');
  });
});
