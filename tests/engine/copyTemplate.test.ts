import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enginePaths } from '../../packages/engine/src/paths.ts';
import { openPglite } from '../../packages/engine/src/pglite/open.ts';

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'saywright-copy-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a database is made of a whole template only, and what a crash left half made is not part of it', async () => {
  const directory = join(home, 'project');
  await expect(openPglite(directory, join(home, 'missing'))).rejects.toThrow(/missing/);
  expect(existsSync(directory)).toBe(false);

  mkdirSync(`${directory}.unfinished`);
  writeFileSync(join(`${directory}.unfinished`, 'PG_VERSION'), '1');
  writeFileSync(join(`${directory}.unfinished`, 'left'), 'by a crash');
  const database = await openPglite(directory, enginePaths.projectTemplate);
  const { rows } = await database.query(`select rolname from pg_roles where rolname = 'saywright_plan'`);
  expect(rows).toEqual([{ rolname: 'saywright_plan' }]);
  await database.close();
  expect(existsSync(join(directory, 'left'))).toBe(false);
  expect(existsSync(`${directory}.unfinished`)).toBe(false);
});
