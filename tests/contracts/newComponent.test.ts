import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workingCopy, type WorkingCopy } from '../support/workingCopy.ts';

const name = 'StatusPill';

/** A copy of the files that docs/contributing/add-a-component.md touches, beside the packages it needs. */
let copy: WorkingCopy;

const kit = `packages/ui/src/components/${name}`;
const page = `stories/components/${name}`;
const inCopy = (path: string): string => join(copy.folder, path);
const filesOf = (folder: string): readonly string[] => readdirSync(inCopy(folder)).toSorted();
const contracts = (...args: readonly string[]): ReturnType<WorkingCopy['run']> =>
  copy.run('node_modules/vitest/vitest.mjs', 'run', '--root', copy.folder, ...args);

beforeAll(() => {
  copy = workingCopy('new-component', [
    'packages/ui/src',
    'packages/ui/package.json',
    'stories',
    'tests/support/storyFiles.ts',
    'tests/support/surface.ts',
    ...['componentDocs', 'edgeCases', 'storyFolders', 'uiSurface', 'uiWords'].map(
      (file) => `tests/contracts/${file}.test.ts`,
    ),
    'tests/contracts/surface',
  ]);
  writeFileSync(inCopy('vitest.config.ts'), 'export default {};\n');
});
afterAll(() => copy.remove());

test('the generator creates a component and exports it', () => {
  const before = readFileSync(inCopy('packages/ui/src/index.ts'), 'utf8');
  expect(copy.run('scripts/new-component.mjs', name, copy.folder)).toMatchObject({ status: 0 });
  expect(filesOf(kit)).toEqual([`${name}.css.ts`, `${name}.tsx`, 'index.ts']);
  expect(filesOf(page)).toEqual(
    ['docs.ts', 'example.tsx', 'stories.tsx', 'test.stories.tsx'].map((ending) => `${name}.${ending}`),
  );
  const lines = readFileSync(inCopy('packages/ui/src/index.ts'), 'utf8').split('\n');
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
    const code = readFileSync(inCopy(path), 'utf8');
    writeFileSync(
      inCopy(path),
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

test('it compiles where it is used, and with its own messages only once every language has them', () => {
  const compile = (): ReturnType<WorkingCopy['run']> =>
    copy.compile(['packages/ui/src/messages/ar.ts', ...filesOf(page).map((file) => join(page, file))], {
      '@saywright/ui': ['./packages/ui/src/index.ts'],
    });
  const words = 'packages/ui/src/messages';
  const change = (path: string, before: string, after: string): void => {
    const code = readFileSync(inCopy(path), 'utf8');
    expect(code).toContain(before);
    writeFileSync(inCopy(path), code.replace(before, `${after}${before}`));
  };
  writeFileSync(inCopy(join(kit, 'messages.ts')), "export const english = { on: 'On' };\n");
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
  expect(copy.run('scripts/new-component.mjs', other, copy.folder).status).toBe(1);
});
