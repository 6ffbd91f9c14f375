import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const stories = fileURLToPath(new URL('../../stories', import.meta.url));
const ending = /\.stories\.tsx$/;

/** Paths of all story files by name without `.stories.tsx`: `Button` has specimens, `Button.test` tests. */
export const storyFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(stories, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path))
    .map((path) => [basename(path).replace(ending, ''), join(stories, path)]),
);

/** The code of a story file; empty if it does not exist. */
export function storyCode(file: string): string {
  const path = storyFiles.get(file);
  return path === undefined ? '' : readFileSync(path, 'utf8');
}

/** The stories of a file, each with its code. */
export function storiesOf(file: string): ReadonlyMap<string, string> {
  const [, ...parts] = storyCode(file).split(/^export const (?=\w+)/m);
  return new Map(parts.map((code) => [/^\w+/.exec(code)?.[0] ?? '', code]));
}

/** Story files of which no story runs as a test, because their tests are in a file beside them, relative to the root. */
export function filesWithoutTests(): readonly string[] {
  const isShown = (code: string): boolean => /tags: \['!test'\]/.test(code);
  return [...storyFiles]
    .filter(([name]) => [...storiesOf(name).values()].every(isShown))
    .map(([, path]) => `stories/${relative(stories, path).replaceAll(sep, '/')}`);
}
