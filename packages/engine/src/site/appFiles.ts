import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppParts } from '@saywright/domain/app';

/** The modules of the script, in an order in which each needs only those before it. The first runs before all others. */
const modules = [
  'link',
  'session',
  'values',
  'notice',
  'return',
  'arrival',
  'list',
  'form',
  'account',
  'start',
] as const;

const head = `// The elements of this app's pages. Every request goes to the project's API, whose access rules decide what is shown.
import { key } from './config.js';
`;

/** One script of several modules: a page then loads it with one request, and a founder finds it in one file. */
export function joinModules(sources: readonly string[]): string {
  const parts = sources.map((source) =>
    source.replaceAll(/^import [^;]+;\n+/gmu, '').replaceAll(/^export (?=const|class|function|async)/gmu, ''),
  );
  return [head, ...parts].join('\n');
}

/** Reads what the pages of all apps share: their elements and their styles. */
export async function readAppFiles(directory: string): Promise<Pick<AppParts, 'script' | 'styles'>> {
  const [styles, ...sources] = await Promise.all(
    ['app.css', ...modules.map((name) => `app/${name}.js`)].map((path) =>
      readFile(join(directory, path), 'utf8'),
    ),
  );
  return { script: joinModules(sources), styles: styles ?? '' };
}
