import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { openPglite } from '../../packages/engine/src/pglite/open.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'saywright-unpack-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a database is made from a whole image only, and what a failed attempt left is cleared away', async () => {
  const directory = join(home, 'project');
  const damaged = join(home, 'damaged.tar.gz');
  const image = readFileSync(enginePaths.projectTemplate);
  writeFileSync(damaged, image.subarray(0, image.length / 2));
  await expect(openPglite(directory, damaged)).rejects.toThrow(/\w/);
  expect(existsSync(directory)).toBe(false);

  const database = await openPglite(directory, enginePaths.projectTemplate);
  const { rows } = await database.query(`select rolname from pg_roles where rolname = 'saywright_plan'`);
  expect(rows).toEqual([{ rolname: 'saywright_plan' }]);
  await database.close();
  expect(existsSync(`${directory}.unfinished`)).toBe(false);
});
