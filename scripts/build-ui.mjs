// Builds the kit for other products: one module per source file, styles apart from the script, so that it runs in plain
// Node, a bundler keeps only what is imported, and nothing else has to be installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCompiler } from '@vanilla-extract/compiler';
import { build } from 'rolldown';
import { build as buildStyles } from 'vite';
import { designTokens } from '../packages/ui/src/theme/designTokens.ts';

const root = fileURLToPath(new URL('../packages/ui', import.meta.url));
const source = join(root, 'src');
const dist = join(root, 'dist');
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const installed = Object.keys({ ...dependencies, ...peerDependencies });

const components = readdirSync(join(source, 'components'));
const entries = [
  'index.ts',
  'theme/index.ts',
  'theme/values.ts',
  'messages/index.ts',
  'messages/ar.ts',
  'messages/pseudo.ts',
  ...components.map((name) => `components/${name}/index.ts`),
];

/** @param {readonly string[]} names */
const entriesOf = (...names) => names.map((name) => join(source, name));

const styleFiles = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css.ts'))
  .toSorted();

/** The name for each hash. @type {Map<string, string>} */
const given = new Map();

/**
 * Short names that go up by one compress far better than hashes.
 * @type {Extract<import('@vanilla-extract/compiler').CreateCompilerOptions['identifiers'], Function>}
 */
function identifiers({ hash }) {
  const name = given.get(hash) ?? `k${given.size.toString(36).padStart(3, '0')}`;
  given.set(hash, name);
  return name;
}

const compiler = createCompiler({ root, identifiers, enableFileWatcher: false });
// Modules are loaded in any order; names are given in this one.
for (const file of styleFiles) await compiler.processVanillaFile(join(source, file), { outputCss: false });

/** What each module imports, by path. @type {Map<string, readonly string[]>} */
const imports = new Map();

/** The style files that each style file depends on. @type {Map<string, readonly string[]>} */
const composed = new Map();

/** Turns a style file into the class names it exports; its rules are kept for the style sheets. */
const classNames = {
  name: 'class-names',
  load: {
    filter: { id: /\.css\.ts$/ },
    /** @param {string} id */
    async handler(id) {
      const { source: code, watchFiles } = await compiler.processVanillaFile(id, { outputCss: false });
      // What a style file composes or takes over has become part of its text.
      composed.set(
        id,
        [...watchFiles].filter((file) => file.endsWith('.css.ts') && file !== id),
      );
      return { code, moduleType: /** @type {const} */ ('js') };
    },
  },
  /** @this {import('rolldown').PluginContext} */
  buildEnd() {
    for (const id of this.getModuleIds())
      imports.set(id, [...(composed.get(id) ?? []), ...(this.getModuleInfo(id)?.importedIds ?? [])]);
  },
};

await build({
  input: entriesOf(...entries),
  external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
  platform: 'neutral',
  plugins: [classNames],
  // The directives are what a framework with server components looks for.
  checks: { moduleLevelDirective: false, bundlerTimings: false },
  onLog(level, log) {
    if (level === 'warn') throw new Error(log.message);
  },
  output: {
    dir: dist,
    format: 'esm',
    cleanDir: true,
    preserveModules: true,
    preserveModulesRoot: source,
    // A consumer's own vanilla-extract takes every `*.css.js` for one of its style sheets and fails.
    entryFileNames: ({ name }) => `${name.replace(/\.css$/, '.styles')}.js`,
  },
});

/**
 * The style files that modules need, each after those it depends on.
 * @param {readonly string[]} modules
 */
function stylesOf(modules, seen = new Set()) {
  /** @type {string[]} */
  const found = [];
  for (const id of modules) {
    if (seen.has(id)) continue;
    seen.add(id);
    found.push(...stylesOf(imports.get(id) ?? [], seen));
    if (id.endsWith('.css.ts')) found.push(id);
  }
  return found;
}

/** Rules for the whole page, which a product loads only if it is built with the kit alone. */
const reset = 'reset';

/** The style sheet that a style file goes to: the theme is one, a component is one, and so is what several share. */
function sheetOf(/** @type {string} */ id) {
  const [folder = '', name = ''] = relative(source, id).split(/[\\/]/);
  if (name === 'page.css.ts') return reset;
  if (folder === 'components') return name;
  if (folder === 'theme' || name === 'hidden.css.ts') return 'base';
  // Apart from a component of the same name, also where case does not count.
  return `shared-${name.replace('.css.ts', '')}`;
}

const theme = new Set(stylesOf(entriesOf('theme/index.ts')));
// What a page without the reset needs; no module imports it.
const [elements = ''] = entriesOf('theme/elements.css.ts');
const order = [...theme, elements, ...stylesOf(entriesOf('index.ts'), new Set(theme))];
const sheets = Object.groupBy(order, sheetOf);
const names = Object.keys(sheets);

/** The text of each style sheet, by its file name. @type {Map<string, string>} */
const texts = new Map(
  names.map((name) => [
    `${name}.css`,
    (sheets[name] ?? []).map((id) => compiler.getCssForFile(id).css).join('\n'),
  ]),
);
const whole = 'styles.css';
// Whichever sheet is loaded first fixes the order of the layers.
texts.set(`${reset}.css`, `@layer saywright.elements, saywright.reset;\n${texts.get(`${reset}.css`)}`);
texts.set(whole, [...texts].flatMap(([name, text]) => (name === `${reset}.css` ? [] : [text])).join('\n'));

/** Sheets that have an address without a folder. */
const inRoot = new Set([whole, `${reset}.css`]);

const minified = await buildStyles({
  configFile: false,
  root,
  logLevel: 'warn',
  plugins: [
    {
      name: 'sheets',
      resolveId: (id) => (texts.has(id) ? `\0${id}` : undefined),
      load: (id) => texts.get(id.slice(1)),
    },
  ],
  build: {
    write: false,
    cssMinify: 'lightningcss',
    cssTarget: 'esnext',
    rolldownOptions: {
      input: Object.fromEntries([...texts.keys()].map((name) => [name.replace('.css', ''), name])),
      output: { assetFileNames: '[name][extname]' },
    },
  },
});

mkdirSync(join(dist, 'css'));
for (const { output } of [minified].flat())
  for (const file of output)
    if (file.type === 'asset')
      writeFileSync(
        join(dist, inRoot.has(file.fileName) ? file.fileName : `css/${file.fileName}`),
        file.source,
      );

/** What to load for each component, in this order. */
const needs = components.map((name) => {
  const needed = new Set(stylesOf(entriesOf(`components/${name}/index.ts`)).map(sheetOf));
  return [
    name,
    names
      .filter((sheet) => sheet !== reset && (sheet === 'base' || needed.has(sheet)))
      .map((sheet) => `${sheet}.css`),
  ];
});
writeFileSync(join(dist, 'css/needs.json'), `${JSON.stringify(Object.fromEntries(needs), null, 2)}\n`);
await compiler.close();

// The same tokens for design tools, in both notations that these read.
for (const [file, notation] of /** @type {const} */ ([
  ['tokens.json', 'objects'],
  ['tokens.strings.json', 'strings'],
]))
  writeFileSync(join(dist, file), `${JSON.stringify(designTokens(notation), null, 2)}\n`);

const { status } = spawnSync('npx', ['tsc', '-p', 'tsconfig.build.json'], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
