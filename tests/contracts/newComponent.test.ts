import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const caches = join(root, 'node_modules/.cache');
const name = 'StatusPill';

/** A copy of the files that docs/contributing/add-a-component.md touches, beside the packages it needs. */
let copy: string;

const kit = `packages/ui/src/components/${name}`;
const page = `stories/components/${name}`;
const filesOf = (folder: string): readonly string[] => readdirSync(join(copy, folder)).toSorted();

function run(program: string, ...args: readonly string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, program), ...args], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
}

const contracts = (...args: readonly string[]): ReturnType<typeof run> =>
  run('node_modules/vitest/vitest.mjs', 'run', '--root', copy, ...args);

beforeAll(() => {
  mkdirSync(caches, { recursive: true });
  copy = mkdtempSync(join(caches, 'new-component-'));
  for (const path of [
    'packages/ui/src',
    'packages/ui/package.json',
    'stories',
    'tests/support/storyFiles.ts',
    'tests/support/surface.ts',
    ...['componentDocs', 'edgeCases', 'storyFolders', 'uiSurface', 'uiWords'].map(
      (file) => `tests/contracts/${file}.test.ts`,
    ),
    'tests/contracts/surface',
    'tsconfig.base.json',
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  writeFileSync(join(copy, 'vitest.config.ts'), 'export default {};\n');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('the generator creates a component and lists it in its group', () => {
  const before = readFileSync(join(copy, 'packages/ui/src/index.ts'), 'utf8');
  expect(run('scripts/new-component.mjs', name, copy)).toMatchObject({ status: 0 });
  expect(filesOf(kit)).toEqual([`${name}.css.ts`, `${name}.tsx`, 'index.ts']);
  expect(filesOf(page)).toEqual(
    ['docs.ts', 'example.tsx', 'stories.tsx', 'test.stories.tsx'].map((ending) => `${name}.${ending}`),
  );
  const lines = readFileSync(join(copy, 'packages/ui/src/index.ts'), 'utf8').split('\n');
  const [added = 0] = lines.flatMap((line, at) => (line.startsWith(`export { ${name} }`) ? [at] : []));
  expect(lines[added - 1]).toContain('StatusDot');
  expect(lines[added + 2]).toContain('StepList');
  expect(lines.toSpliced(added, 2).join('\n')).toBe(before);
});

test('the contracts reject every remaining TODO', () => {
  const { status, output } = contracts('componentDocs', '-t', name);
  expect(status).not.toBe(0);
  expect(output).toContain('TODO: when to use it.');
});

test('the contracts pass once its guidance is written', () => {
  for (const path of [...filesOf(kit).map((file) => join(kit, file)), join(page, `${name}.docs.ts`)]) {
    const code = readFileSync(join(copy, path), 'utf8');
    writeFileSync(
      join(copy, path),
      code.replaceAll(/TODO: (\w)/g, (_, first: string) => first.toUpperCase()),
    );
  }
  const { status, output } = contracts(
    '-t',
    `^(?!the surface of the kit matches the committed list)(?=.*(?:${name}|every|no component))`,
  );
  expect(output).toContain('storyFolders');
  expect({ status, failed: /FAIL.*/g.exec(output)?.[0] }).toEqual({ status: 0, failed: undefined });
});

const compile = (): ReturnType<typeof run> => run('node_modules/typescript/bin/tsc', '-p', '.');

test('it compiles where it is used, and with its own messages only once every language has them', () => {
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
        paths: { '@saywright/ui': ['./packages/ui/src/index.ts'] },
      },
      files: ['packages/ui/src/messages/ar.ts', ...filesOf(page).map((file) => join(page, file))],
    }),
  );
  const words = 'packages/ui/src/messages';
  const change = (path: string, before: string, after: string): void => {
    const code = readFileSync(join(copy, path), 'utf8');
    expect(code).toContain(before);
    writeFileSync(join(copy, path), code.replace(before, `${after}${before}`));
  };
  writeFileSync(join(copy, kit, 'messages.ts'), "export const english = { on: 'On' };\n");
  change(
    `${words}/english.ts`,
    'import { english as StepList }',
    `import { english as ${name} } from '../components/${name}/messages.ts';\n`,
  );
  change(`${words}/english.ts`, '  StepList,\n', `  ${name},\n`);
  expect(compile().output).toContain(`Property '${name}' is missing`);
  change(`${words}/ar.ts`, '  StepList: {', `  ${name}: { on: 'مفعّل' },\n`);
  expect(compile()).toEqual({ status: 0, output: '' });
});

test.each(['statusPill', 'Button', ''])('the name "%s" is refused', (other) => {
  expect(run('scripts/new-component.mjs', other, copy).status).toBe(1);
});
