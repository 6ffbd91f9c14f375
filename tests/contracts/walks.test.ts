import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { walkSteps } from '../support/walks.ts';

// newComponent.test.ts follows the walk of a component.
const walks = ['add-a-risk-rule', 'add-an-intent', 'add-a-screen', 'add-a-service'];

const root = fileURLToPath(new URL('../..', import.meta.url));
const caches = join(root, 'node_modules/.cache');

/** A copy of the packages and tests that the walks change. */
let copy: string;

const textOf = (path: string): string | undefined =>
  existsSync(join(copy, path)) ? readFileSync(join(copy, path), 'utf8') : undefined;

function run(program: string, ...args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}

beforeAll(() => {
  mkdirSync(caches, { recursive: true });
  copy = mkdtempSync(join(caches, 'walks-'));
  for (const path of [
    ...['domain', 'engine', 'app'].flatMap((name) => [
      `packages/${name}/src`,
      `packages/${name}/package.json`,
    ]),
    'supabase',
    'tests/domain',
    'tests/engine',
    'tests/support',
    'tsconfig.base.json',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'packages/engine/node_modules'), join(copy, 'packages/engine/node_modules'));
  mkdirSync(join(copy, 'node_modules/@saywright'), { recursive: true });
  for (const name of ['domain', 'engine'])
    symlinkSync(join(copy, 'packages', name), join(copy, 'node_modules/@saywright', name));
  writeFileSync(
    join(copy, 'vitest.config.ts'),
    "const conditions = ['@saywright/source', 'module', 'node'];\nexport default { resolve: { conditions }, ssr: { resolve: { conditions } }, test: { isolate: false } };\n",
  );
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

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
    const before = textOf(path);
    const after = apply(before);
    expect(after).not.toBe(before);
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), after);
  });

  test('compile', () => {
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        compilerOptions: {
          composite: false,
          noEmit: true,
          jsx: 'react-jsx',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          types: ['node', 'vite/client'],
        },
        // The other two import the whole server and the whole app, which takes too long here.
        files: [...new Set(steps.map(({ path }) => path))].filter(
          (path) => !['packages/app/src/routes.tsx', 'packages/engine/src/engine.ts'].includes(path),
        ),
      }),
    );
    expect(run('node_modules/typescript/bin/tsc', '-p', '.')).toEqual({ status: 0, output: '' });
  });

  test('lead every route to a page that exists', () => {
    const routes = textOf('packages/app/src/routes.tsx') ?? '';
    const pages = [...routes.matchAll(/import\('(\.\/pages\/[^']+)'\)/g)].map(([, page = '']) => page);
    expect(pages.filter((page) => textOf(join('packages/app/src', page)) === undefined)).toEqual([]);
    const addresses = [
      ...(textOf('tests/support/screens.ts') ?? '').matchAll(/(?:open|guarded)\('([^'?]+)/g),
    ];
    const unknown = addresses.map(([, path = '']) => path).filter((path) => !routes.includes(`'${path}'`));
    // An address that has to lead to the page for unknown ones.
    expect(unknown).toEqual(['/nowhere']);
  });

  test('pass their tests', () => {
    const tests =
      'rule M13|corpus: .*how many columns do|reports what it executed|executing twice does it once';
    const files = ['tests/domain/sqlRisk.medium', 'tests/domain/planner.test', 'tests/engine/reportingCode'];
    const { output } = run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--root',
      copy,
      '--silent',
      '--reporter=json',
      '--outputFile=report.json',
      '-t',
      tests,
      ...files,
    );
    const report: unknown = JSON.parse(textOf('report.json') ?? output);
    // Six of the rule, three sentences in each of their two databases, two of the code host.
    expect(report).toMatchObject({ success: true, numFailedTests: 0 });
    expect(report).toHaveProperty('numPassedTests', 11);
  });
});
