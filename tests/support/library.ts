import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { seeded } from './seeded.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ optional: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

/** Up to `size` distinct words from the README files of the dependencies in the lockfile. */
function vocabulary(size: number): readonly string[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));
  const words = new Set<string>();
  for (const [path, { optional, link }] of Object.entries(packages)) {
    if (words.size >= size) break;
    const file = join(root, path, 'README.md');
    if (optional || link || !path.startsWith('node_modules/') || !existsSync(file)) continue;
    for (const [word] of readFileSync(file, 'utf8')
      .toLowerCase()
      .matchAll(/\b[a-z]{4,14}\b/gu))
      words.add(word);
  }
  return [...words].slice(0, size);
}

/** A generated entry from real words. */
export interface MadeEntry {
  readonly id: number;
  readonly title: string;
  readonly content: string;
}

/** A query and the entry it should find. */
export interface MadeQuery {
  readonly entry: MadeEntry;
  readonly query: string;
}

/** A library of generated entries with forty queries of each kind. */
export interface MadeLibrary {
  readonly entries: readonly MadeEntry[];
  readonly queries: Readonly<Record<'word' | 'misspelt' | 'twoWords', readonly MadeQuery[]>>;
}

const words = vocabulary(5000);

/** Titles of four to seven words, contents of sixty; queries from words of at least six letters that occur in only one entry, even as parts of words. */
export function makeLibrary(size: number, seed: number): MadeLibrary {
  const random = seeded(seed);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[upTo(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  };
  const some = (count: number): string => Array.from({ length: count }, () => pick(words)).join(' ');
  const entries = Array.from({ length: size }, (_, id) => ({
    id,
    title: some(4 + upTo(4)),
    content: some(60),
  }));
  const textOf = ({ title, content }: MadeEntry): string => `${title} ${content}`;
  const isRare = (word: string): boolean =>
    word.length >= 6 && entries.filter((entry) => textOf(entry).includes(word)).length === 1;
  const rare = (entry: MadeEntry): string => pick(textOf(entry).split(' ').filter(isRare));
  /** A typo: one letter missing, extra, wrong, or two swapped; the first letter is right. */
  const misspell = (word: string): string => {
    const at = 1 + upTo(word.length - 2);
    const letter = String.fromCharCode(97 + upTo(26));
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    return pick([
      head + tail.slice(1),
      head + letter + tail,
      head + letter + tail.slice(1),
      head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
    ]);
  };
  const forty = (queryFor: (entry: MadeEntry) => string): readonly MadeQuery[] =>
    Array.from({ length: 40 }, () => {
      const entry = pick(entries);
      return { entry, query: queryFor(entry) };
    });
  return {
    entries,
    queries: {
      word: forty(rare),
      misspelt: forty((entry) => misspell(rare(entry))),
      twoWords: forty((entry) => `${rare(entry)} ${misspell(rare(entry))}`),
    },
  };
}
