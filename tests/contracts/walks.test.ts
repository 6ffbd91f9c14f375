import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkSteps } from '../support/walks.ts';
import { workingCopy, type WorkingCopy } from '../support/workingCopy.ts';

// newComponent.test.ts follows the walk of a component.
const walks = ['add-a-risk-rule', 'add-an-intent', 'add-a-screen', 'add-a-service'];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of the packages and tests that the walks change. */
let copy: WorkingCopy;

beforeAll(() => {
  copy = workingCopy('walks', [
    ...['domain', 'engine', 'app'].flatMap((name) => [
      `packages/${name}/src`,
      `packages/${name}/package.json`,
    ]),
    'supabase',
    'tests/domain',
    'tests/engine',
    'tests/support',
  ]);
  const { folder } = copy;
  symlinkSync(join(root, 'packages/engine/node_modules'), join(folder, 'packages/engine/node_modules'));
  mkdirSync(join(folder, 'node_modules/@saywright'), { recursive: true });
  for (const name of ['domain', 'engine'])
    symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@saywright', name));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    "const conditions = ['@saywright/source', 'module', 'node'];\nexport default { resolve: { conditions }, ssr: { resolve: { conditions } }, test: { isolate: false } };\n",
  );
});
afterAll(() => copy.remove());

const steps = walks.flatMap((walk) =>
  walkSteps(readFileSync(join(root, `docs/contributing/${walk}.md`), 'utf8')).map((step) => ({
    walk,
    ...step,
  })),
);

test.each(walks)('%s shows the code of its example', (walk) => {
  expect(steps.filter((step) => step.walk === walk).length).toBeGreaterThan(2);
});

describe('the walks', () => {
  test.each(steps)('$walk: $path', ({ path, apply }) => {
    const before = copy.read(path);
    const after = apply(before);
    expect(after).not.toBe(before);
    mkdirSync(dirname(join(copy.folder, path)), { recursive: true });
    writeFileSync(join(copy.folder, path), after);
  });

  test('compile', () => {
    // The other two import the whole server and the whole app, which takes too long here.
    const large = new Set(['packages/app/src/routes.tsx', 'packages/engine/src/engine.ts']);
    const files = [...new Set(steps.map(({ path }) => path))].filter((path) => !large.has(path));
    expect(copy.compile(files)).toEqual({ status: 0, output: '' });
  });

  test('lead every route to a page that exists', () => {
    const routes = copy.read('packages/app/src/routes.tsx') ?? '';
    const pages = [...routes.matchAll(/import\('(\.\/pages\/[^']+)'\)/g)].map(([, page = '']) => page);
    expect(pages.filter((page) => copy.read(join('packages/app/src', page)) === undefined)).toEqual([]);
    const addresses = [
      ...(copy.read('tests/support/screens.ts') ?? '').matchAll(/(?:open|guarded)\('([^'?]+)/g),
    ];
    const unknown = addresses.map(([, path = '']) => path).filter((path) => !routes.includes(`'${path}'`));
    // An address that has to lead to the page for unknown ones.
    expect(unknown).toEqual(['/nowhere']);
  });

  test('pass their tests', () => {
    const tests =
      'rule M13|corpus: .*how many columns do|reports what it executed|executing twice does it once';
    const files = ['tests/domain/sqlRisk.medium', 'tests/domain/planner.test', 'tests/engine/reportingCode'];
    const { output } = copy.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      copy.folder,
      '--silent',
      '--reporter=json',
      '--outputFile=report.json',
      '-t',
      tests,
      ...files,
    );
    const report: unknown = JSON.parse(copy.read('report.json') ?? output);
    // Six of the rule, three sentences in each of their two databases, two of the code host.
    expect(report).toMatchObject({ success: true, numFailedTests: 0 });
    expect(report).toHaveProperty('numPassedTests', 11);
  });
});
