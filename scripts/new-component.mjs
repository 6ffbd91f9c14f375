// npm run new:component Name [folder]: creates the files of a kit component. Texts to write are marked with TODO, and a
// contract test fails on every TODO that remains.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [name = '', root = fileURLToPath(new URL('..', import.meta.url))] = process.argv.slice(2);
const source = join(root, 'packages/ui/src/components', name);
const stories = join(root, 'stories/components', name);
const index = join(root, 'packages/ui/src/index.ts');
/** Where a new component starts; its author moves it. */
const group = 'Data';

if (!/^[A-Z][A-Za-z0-9]+$/.test(name)) {
  console.error('Name the component in PascalCase: npm run new:component StatusPill');
  process.exit(1);
}
if (existsSync(source) || existsSync(stories)) {
  console.error(`${name} exists already.`);
  process.exit(1);
}

/** @type {Readonly<Record<string, string>>} */
const files = {
  [join(source, `${name}.tsx`)]: `import type { ReactElement, ReactNode } from 'react';
import * as css from './${name}.css.ts';

export interface ${name}Props {
  /** TODO: what it shows. */
  children: ReactNode;
}

/** TODO: what it is, in one sentence. */
export function ${name}({ children }: ${name}Props): ReactElement {
  return (
    <div data-kit="${name}" className={css.root}>
      {children}
    </div>
  );
}
`,
  [join(source, `${name}.css.ts`)]: `import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

export const root = part({ color: vars.color.text, overflowWrap: 'anywhere' });
`,
  [join(source, 'index.ts')]: `export { ${name} } from './${name}.tsx';
export type { ${name}Props } from './${name}.tsx';
`,
  [join(stories, `${name}.stories.tsx`)]: `import { ${name} } from '@saywright/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { light, longWord, mixed } from '../../support/helpers.tsx';

const meta = {
  title: 'Components/${group}/${name}',
  component: ${name},
  args: { children: 'my-shop' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
};
export const LongText: Story = { args: { children: longWord } };
export const MixedDirection: Story = { args: { children: mixed } };
export const InLightTheme: Story = { globals: light };
`,
  [join(stories, `${name}.test.stories.tsx`)]: `import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import specimens, { Default } from './${name}.stories.tsx';

const meta = { ...specimens, title: 'Components/${group}/${name}', tags: ['behaviour', '!autodocs'] };
export default meta;
type Story = StoryObj<typeof meta>;

export const DefaultTest: Story = {
  ...Default,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('my-shop')).toBeVisible();
  },
};
`,
  [join(stories, `${name}.docs.ts`)]: `import type { ${name}Props } from '@saywright/ui';
import type { ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<${name}Props> = {
  group: '${group}',
  status: 'preview',
  summary: 'TODO: what it is, in one sentence.',
  when: 'TODO: when to use it.',
  whenNot: 'TODO: when to use something else.',
  anatomy: [{ part: 'Text', does: 'TODO: what this part is for.' }],
  sizes: 'TODO: its sizes, and the space inside and around it.',
  alternatives: [],
  keyboard: [],
  announces: [],
  content: ['TODO: how to write its text.'],
  since: '${JSON.parse(readFileSync(join(root, 'packages/ui/package.json'), 'utf8')).version}',
};
`,
  [join(stories, `${name}.example.tsx`)]: `import { ${name} } from '@saywright/ui';

export default function Example() {
  return <${name}>my-shop</${name}>;
}
`,
};

/** The exports of the kit, with those of the new component in their place by the alphabet. @param {string} code */
function withExports(code) {
  const own = `export { ${name} } from './components/${name}/index.ts';
export type { ${name}Props } from './components/${name}/index.ts';
`;
  const exported = [
    ...code.matchAll(/^export (?:type )?\{[^}]*\} from '\.\/components\/(\w+)\/index\.ts';\n/gm),
  ];
  const next = exported.find(([, other = '']) => other > name);
  const last = exported.at(-1);
  const at = next?.index ?? (last === undefined ? code.length : last.index + last[0].length);
  return code.slice(0, at) + own + code.slice(at);
}

mkdirSync(source, { recursive: true });
mkdirSync(stories, { recursive: true });
for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
writeFileSync(index, withExports(readFileSync(index, 'utf8')));

console.log(`${name} is in three places; docs/contributing/add-a-component.md says how to go on:
  packages/ui/src/components/${name}   the component and its styles
  packages/ui/src/index.ts             its exports
  stories/components/${name}           specimens, tests, guidance and the example; its group is ${group} for now
`);
