import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRecent } from '../../scripts/requireNode.mjs';

const helper = new URL('../../scripts/requireNode.mjs', import.meta.url).href;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'saywright-node-'));
  writeFileSync(join(folder, 'old.mjs'), `Object.defineProperty(process, 'version', { value: 'v20.20.2' });`);
  writeFileSync(
    join(folder, 'script.mjs'),
    `import { requireNode } from '${helper}';
    await requireNode();
    console.log(process.version, ...process.argv.slice(2));
    process.exitCode = 7;`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a script that needs a recent Node.js', () => {
  it('continues in the one of the package, with its arguments and its exit code', () => {
    const { stdout, status } = spawnSync(
      process.execPath,
      ['--import', join(folder, 'old.mjs'), join(folder, 'script.mjs'), '--build-only'],
      { encoding: 'utf8' },
    );
    expect(stdout).toBe(`${process.version} --build-only\n`);
    expect(status).toBe(7);
  });

  it('needs the version that package.json names', () => {
    const manifest: unknown = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    expect(manifest).toHaveProperty('engines.node', '>=22.22');
    expect(['v20.20.2', 'v22.21.9', 'v22.22.0', 'v24.21.0'].map(isRecent)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
