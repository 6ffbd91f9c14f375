// The built kit as a product would bundle it: its own modules, React left out, and react-aria in English alone, as its
// plugin for bundlers leaves it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { z } from 'zod';

const folder = fileURLToPath(new URL('../../packages/ui', import.meta.url));

/** Where the built kit lies; `npm run build -w @saywright/ui` makes it. */
export const dist = join(folder, 'dist');

const needsSchema = z.record(z.string(), z.array(z.string()));
const otherLanguage = /[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Leaves react-aria with English alone. */
export const inEnglish = {
  name: 'in-english',
  load: (id: string): string | undefined => (otherLanguage.test(id) ? 'export default {};' : undefined),
};

const react = /^react(-dom)?(\/|$)/;

/** Bytes of a text after gzip at its strongest. */
export const zipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Style sheets by component, each after those it stands on; says what to do when the kit is not built. */
export function styleNeeds(): Readonly<Record<string, readonly string[]>> {
  const file = join(dist, 'css/needs.json');
  if (!existsSync(file)) throw new Error('Run `npm run build -w @saywright/ui` first.');
  return needsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The text of these style sheets one after another. */
export const stylesOf = (sheets: readonly string[]): string =>
  sheets.map((sheet) => readFileSync(join(dist, 'css', sheet), 'utf8')).join('\n');

/** What a bundle weighs after gzip: what loads with it, and what it asks for later. */
export interface Weight {
  readonly initial: number;
  readonly later: number;
}

type IsOutside = (id: string) => boolean;

/** Bundles a module of the kit's own folder; `isOutside` names further modules that do not count. */
async function weighCode(code: string, isOutside: IsOutside = () => false): Promise<Weight> {
  const entry = '\0entry';
  const built = await rolldown({
    input: entry,
    cwd: folder,
    platform: 'browser',
    external: (id) => react.test(id) || isOutside(id),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    plugins: [
      inEnglish,
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const { output } = await built.generate({ format: 'esm', minify: true, comments: false });
  await built.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  const weightOf = (isLater: boolean): number =>
    chunks
      .filter((chunk) => chunk.isDynamicEntry === isLater)
      .reduce((sum, chunk) => sum + zipped(chunk.code), 0);
  return { initial: weightOf(false), later: weightOf(true) };
}

/** What everything weighs that components of the kit export. */
export function weigh(components: readonly string[], isOutside?: IsOutside): Promise<Weight> {
  const files = components.map((name) =>
    join(dist, name === '.' ? 'index.js' : `components/${name}/index.js`),
  );
  return weighCode(files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n'), isOutside);
}

/** What these exports of react-aria-components weigh together. */
export const weighReactAria = (names: readonly string[]): Promise<Weight> =>
  weighCode(`export { ${names.join(', ')} } from 'react-aria-components';`);
