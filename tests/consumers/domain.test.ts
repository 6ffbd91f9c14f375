import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const domain = join(root, 'packages/domain');
const project = mkdtempSync(join(tmpdir(), 'domain-consumer-'));

function run(command: string, args: readonly string[], cwd = project): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Every folder with an index is a subpath, and so is `result`. */
const subpaths = readdirSync(join(domain, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|[\\/])index\.ts$/.test(path))
  .map((path) => path.replaceAll('\\', '/').replace(/\/?index\.ts$/, ''))
  .concat('result');
const specifiers = subpaths.map((subpath) => ['@saywright/domain', subpath].filter(Boolean).join('/'));

beforeAll(() => {
  run('npm', ['pack', '--silent', '--pack-destination', project], domain);
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz'));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  run('npm', ['install', '--prefer-offline', '--prefix', project, `./${tarball}`]);
}, 60_000);

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('another product', () => {
  test('installs the package with nothing but its dependencies', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@saywright',
      'fuse.js',
      'pluralize',
    ]);
  });

  test('uses two subpaths in plain Node', () => {
    writeFileSync(
      join(project, 'use.js'),
      `import { keywordRisk } from '@saywright/domain/risk';
       import { understand } from '@saywright/domain/planner';
       const { kind } = understand('Create a customers table with a name and a unique email', { tables: [] });
       console.log(keywordRisk('database', 'drop the customers table'), kind);`,
    );
    expect(run(process.execPath, ['use.js']).trim()).toBe('high plan');
  });

  test('loads every subpath in plain Node', () => {
    writeFileSync(join(project, 'all.js'), specifiers.map((name) => `import '${name}';`).join('\n'));
    expect(run(process.execPath, ['all.js'])).toBe('');
  });

  test('finds the types of every subpath, and they hold without skipping any check', () => {
    writeFileSync(
      join(project, 'types.ts'),
      specifiers.map((name, index) => `export * as from${index} from '${name}';`).join('\n'),
    );
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
    expect(run('npx', ['--prefix', root, 'tsc', ...options, 'types.ts'])).toBe('');
  });
});

test('the package is published as its manifest says', () => {
  const report = run('npm', ['run', 'check:package'], domain);
  expect(report).toContain('All good!');
});
