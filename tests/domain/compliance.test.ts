import {
  checkProject,
  checkSource,
  complianceBonus,
  compliancePenalties,
  exemptPaths,
  isCheckable,
  reviewSource,
  scoreParts,
} from '@saywright/domain/compliance';
import * as fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { address, check, comment, kinds, secret, stand, work } from './compliance.support.ts';

describe('documented rules', () => {
  it.each([
    ['const mock = 1', [stand]],
    ['const dummy = 1', [stand]],
    ['"a fake name"', [stand]],
    ['const placeholder = 1', [stand]],
    ['"Lorem ipsum"', [stand, stand]],
    ['MOCK', [stand]],
    ['const mockingbird = hammock', []],
    ['TODO', [work]],
    ['FIXME, HACK and XXX', [work, work, work]],
    ['todo, hacky, XXXL, TODOS', []],
    ['// TODO: later', [work, comment]],
    ['  * FIXME later', [work, comment]],
    ['/* TODO */', [work, comment]],
    ['x(); // TODO and FIXME', [work, work, comment]],
    ['// HACK', [work]],
    ['const text = "TODO"', [work]],
    ['const text = "about://TODO"', [work]],
    ['"www.example.com"', [stand]],
    ['example.org, example.net', [stand, stand]],
    ['my-example.com, example.computer', []],
    ['"test.com"', [stand]],
    ['"latest.com"', []],
    ['"shop.test"', [stand]],
    ['"ada@shop.test"', [stand]],
    ['"//a.b.test/c"', [stand]],
    ['/x/.test(text) && pattern.test(text)', []],
    ['import "./a.test.ts"', []],
    ['localhost', [stand]],
    ['password123', [secret]],
    ['Password: 123', [secret]],
    ['password\n123', []],
    ['passwords and 123', []],
    ['password = "456"', []],
    ['admin/admin', [secret]],
    ['"admin", "admin"', [secret]],
    ['admin\nadmin', []],
    ['"admin", "administrator"', []],
    ['adminadmin', [secret]],
    ['admin - - admin', [secret]],
    ['admin - - -admin', []],
    ['"https://shop.dev"', [address]],
    ["'http://shop.dev'", [address]],
    ['`https://shop.dev/${id}`', [address]],
    ['`https://${host}/a`', []],
    ['// see https://shop.dev', []],
    ['"https://shop.dev"; process.env.URL', []],
    ['"https://shop.dev"; const config = 1', []],
    ['"http://localhost:3000"', [stand, address]],
    ['', []],
  ])('%j', (text, expected) => {
    expect(kinds(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ['<input placeholder="Name" />', 'a.tsx', []],
    ['<input placeholder={name} />', 'a.tsx', []],
    ['<input placeholder="Name" />', 'a.ts', [stand]],
    ['<p>placeholder</p>', 'a.tsx', [stand]],
    ['const placeholder = "x"', 'a.tsx', [stand]],
    ['mock TODO', 'a.js', []],
    ['mock TODO', 'a.ts.md', []],
    ['mock', 'a.d.ts', [stand]],
    ['mock', '', []],
  ])('%j in %s', (text, path, expected) => {
    expect(kinds(text, path)).toEqual(expected);
  });

  it('report type, severity, place, description and suggestion', () => {
    expect(check('\n\nlet mock = 1; // TODO\n').violations).toEqual([
      {
        type: 'mock_data',
        severity: 'high',
        location: 'src/a.ts:3',
        description: 'A word for stand-in data',
        suggestion: 'Replace with real functional implementation',
      },
      {
        type: 'mock_data',
        severity: 'medium',
        location: 'src/a.ts:3',
        description: 'A word for unfinished work',
        suggestion: 'Replace with real functional implementation',
      },
      {
        type: 'todo_comment',
        severity: 'medium',
        location: 'src/a.ts:3',
        description: 'A comment about unfinished work',
        suggestion: 'Complete the implementation or remove TODO',
      },
    ]);
    expect(check('"https://a.dev"').violations[0]?.suggestion).toBe(
      'Move to environment variables or configuration',
    );
  });

  it.each([
    ['', 100, true],
    ['TODO', 90, true],
    ['mock', 85, false],
    ['password123', 75, false],
    ['mock interface A {}', 87, false],
    ['TODO type useState', 94, true],
    [`mock ${'type '.repeat(30)}`, 100, false],
    [`mock mock ${'supabase '.repeat(30)}`, 90, false],
    ['useEffect '.repeat(10), 100, true],
    ['mock '.repeat(7), 0, false],
    ['types interfaces useStates', 100, true],
  ])('%j scores %d', (text, score, valid) => {
    expect(check(text)).toMatchObject({ score, valid });
  });

  it('have the documented numbers', () => {
    expect(compliancePenalties).toEqual({ critical: 25, high: 15, medium: 10, low: 5 });
    expect([complianceBonus.each, complianceBonus.most]).toEqual([2, 20]);
    expect(scoreParts([{ severity: 'low' }], 'type')).toEqual({ penalty: 5, bonus: 2, score: 97 });
    expect(scoreParts([], 'type '.repeat(99))).toEqual({ penalty: 0, bonus: 20, score: 100 });
  });

  it('skip the files of the rules in any spelling of the path', () => {
    const own = 'packages/domain/src/build/compliance/a.ts';
    for (const path of [own, `/${own}`, `./${own}`, `././${own}`, own.replaceAll('/', '\\')])
      expect(isCheckable(path)).toBe(false);
    expect(isCheckable('src/compliance/a.ts')).toBe(true);
  });

  it('judge a project', () => {
    expect(checkProject([])).toEqual({ score: 0, valid: true, files: [] });
    expect(checkProject([{ path: 'a.md', text: 'mock' }])).toEqual({ score: 0, valid: true, files: [] });
    const project = checkProject([
      { path: 'a.ts', text: 'mock' },
      { path: 'b.tsx', text: 'TODO' },
      { path: 'c.css', text: 'password123' },
      { path: 'a.ts', text: '' },
    ]);
    expect(project).toMatchObject({ score: 92, valid: true });
    expect(project.files.map(({ path, score }) => [path, score])).toEqual([
      ['a.ts', 85],
      ['b.tsx', 90],
      ['a.ts', 100],
    ]);
    expect(checkProject([{ path: 'a.ts', text: 'password123' }])).toMatchObject({ score: 75, valid: false });
  });

  it('keep every score between 0 and 100', () => {
    const word = fc.constantFrom(
      'mock',
      'TODO',
      '// FIXME',
      'password123',
      'type',
      'config',
      '"http://a',
      '\n',
    );
    const text = fc.array(fc.oneof(word, fc.string({ unit: 'binary' }))).map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, fc.constantFrom('a.ts', 'a.tsx', 'a.js'), (source, path) => {
        const { score, valid, violations } = checkSource({ path, text: source });
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(valid).toBe(!violations.some(({ severity }) => ['critical', 'high'].includes(severity)));
        expect(score).toBe(path === 'a.js' ? 100 : scoreParts(violations, source).score);
      }),
    );
  });

  it('accept input of any shape', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const call = (check_: unknown, given: unknown): unknown =>
          typeof check_ === 'function' ? Reflect.apply(check_, undefined, [given]) : undefined;
        expect(call(checkSource, value)).toEqual({ violations: [], score: 100, valid: true });
        expect(call(checkProject, value)).toHaveProperty('score');
        expect(call(reviewSource, value)).toEqual({ findings: [], allowed: [] });
      }),
      { numRuns: 50 },
    );
  });

  it.each([
    ['packages/domain/src/build/compliance/documentedRules.ts', false],
    ['./packages/domain/src/build/compliance/documentedRules.ts', false],
    ['/packages/domain/src/projects/template-builder/templateField.ts', false],
    ['other/packages/domain/src/build/compliance/x.ts', true],
    ['src/compliance/x.ts', true],
  ])('%s is checked: %s', (path, expected) => {
    expect(isCheckable(path)).toBe(expected);
    expect(exemptPaths).toHaveLength(4);
  });
});

describe('our own sources', () => {
  const root = join(import.meta.dirname, '../..');
  const folders = [
    'billing/pricing',
    'billing/payment',
    'billing/checkout',
    'build/mandate',
    'build/compliance',
    'projects/registry',
    'build/economics',
    'build/quality',
    'build/tracker',
    'build/progress',
    'build/reports',
    'content/settings',
    'build/team',
    'projects/models',
    'projects/template-builder',
    'content/demo',
    'projects/integrations',
    'content/build-guide',
  ];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, 'packages/domain/src', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        return { path: relative(root, path), text: readFileSync(path, 'utf8') };
      }),
  );

  it('pass', () => {
    const { valid, score, files: checks } = checkProject(files);
    expect(checks.flatMap(({ violations }) => violations)).toEqual([]);
    expect([valid, score]).toEqual([true, 100]);
  });

  it('pass the detailed review, too', () => {
    expect(
      files
        .flatMap((file) => reviewSource(file).findings)
        .map(({ path, line, rule, snippet }) => `${path}:${line} ${rule} ${snippet}`),
    ).toEqual([]);
  });
});
