import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { domainSubpaths } from '../support/domainSubpaths.ts';
import { Consumer, root, run, runNode } from './consumer.ts';

const domain = join(root, 'packages/domain');
const consumer = new Consumer();

const specifiers = [...domainSubpaths.keys()].map((subpath) => join('@saywright/domain', subpath));

beforeAll(() => {
  consumer.install([inject('tarballs').domain]);
}, 60_000);

afterAll(() => consumer.remove());

describe('a product that installs the domain', () => {
  test('installs the package and only its dependencies', () => {
    expect(readdirSync(consumer.path('node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@saywright',
      'fuse.js',
      'pluralize',
      'zod',
    ]);
  });

  test('uses two subpaths in plain Node', () => {
    consumer.write({
      'use.js': `import { keywordRisk } from '@saywright/domain/risk';
       import { understand } from '@saywright/domain/planner';
       const { kind } = understand('Create a customers table with a name and a unique email', { tables: [] });
       console.log(keywordRisk('database', 'drop the customers table'), kind);`,
    });
    expect(runNode('use.js', consumer.folder)).toEqual({ stdout: 'high plan\n', stderr: '' });
  });

  test('loads every subpath in plain Node', () => {
    consumer.write({ 'all.js': specifiers.map((name) => `import '${name}';`).join('\n') });
    expect(runNode('all.js', consumer.folder)).toEqual({ stdout: '', stderr: '' });
  });

  test('type-checks every subpath without skipLibCheck', () => {
    const lines = specifiers.map((name, index) => `export * as from${index} from '${name}';`);
    consumer.write({ 'types.ts': lines.join('\n') });
    const options = ['--strict', '--noEmit', '--module', 'nodenext', '--target', 'es2023', '--types', ''];
    expect(consumer.run('npx', ['--prefix', root, 'tsc', ...options, 'types.ts'])).toBe('');
  });
});

test('the published package matches its manifest', () => {
  const report = run('npm', ['run', 'check:package'], domain);
  expect(report).toContain('All good!');
});
