// The built kit as a product would bundle it: its own modules, without React, and react-aria in English only, as its
// bundler plugin does.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { bundled, zipped } from './bundle.ts';

const folder = fileURLToPath(new URL('../../packages/ui', import.meta.url));

/** Folder of the built kit; `npm run build -w @saywright/ui` creates it. */
export const dist = join(folder, 'dist');

const needsSchema = z.record(z.string(), z.array(z.string()));
const otherLanguage = /[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/** Reduces react-aria to English. */
export const inEnglish = {
  name: 'in-english',
  load: (id: string): string | undefined => (otherLanguage.test(id) ? 'export default {};' : undefined),
};

const react = /^react(-dom)?(\/|$)/;

/** Style sheets by component, dependencies first. @throws Error that says how to build the kit */
export function styleNeeds(): Readonly<Record<string, readonly string[]>> {
  const file = join(dist, 'css/needs.json');
  if (!existsSync(file)) throw new Error('Run `npm run build -w @saywright/ui` first.');
  return needsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The concatenated style sheets. */
export const stylesOf = (sheets: readonly string[]): string =>
  sheets.map((sheet) => readFileSync(join(dist, 'css', sheet), 'utf8')).join('\n');

/** Size of a bundle after gzip: what loads with it, and what it loads later. */
export interface Weight {
  readonly initial: number;
  readonly later: number;
}

type IsOutside = (id: string) => boolean;

/** Bundles a module of the kit; `isOutside` excludes further modules. */
async function weighCode(code: string, isOutside: IsOutside = () => false): Promise<Weight> {
  const chunks = await bundled(code, {
    cwd: folder,
    external: (id) => react.test(id) || isOutside(id),
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    plugins: [inEnglish],
  });
  const weightOf = (isLater: boolean): number =>
    chunks
      .filter((chunk) => chunk.isDynamicEntry === isLater)
      .reduce((sum, chunk) => sum + zipped(chunk.code), 0);
  return { initial: weightOf(false), later: weightOf(true) };
}

/** Size of all exports of kit components. */
export function weigh(components: readonly string[], isOutside?: IsOutside): Promise<Weight> {
  const files = components.map((name) =>
    join(dist, name === '.' ? 'index.js' : `components/${name}/index.js`),
  );
  return weighCode(files.map((file) => `export * from ${JSON.stringify(file)};`).join('\n'), isOutside);
}

/** Size of these exports of react-aria-components together. */
export const weighReactAria = (names: readonly string[]): Promise<Weight> =>
  weighCode(`export { ${names.join(', ')} } from 'react-aria-components';`);
