import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import {
  codeItem,
  databaseItem,
  siteItem,
  type CodeItem,
  type DatabaseItem,
  type SiteItem,
} from './items.ts';

/** A folder of items with their fixtures. */
export interface EvalSet {
  readonly name: string;
  readonly folder: string;
  readonly database: readonly DatabaseItem[];
  readonly code: readonly CodeItem[];
  readonly site: readonly SiteItem[];
}
export type EvalItem = DatabaseItem | CodeItem | SiteItem;

/** The project's own sets. */
const ownSets = join(import.meta.dirname, 'sets');

function readItems<Item>(file: string, schema: z.ZodType<Item>): readonly Item[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const read = schema.safeParse(JSON.parse(line));
    // The message must not contain the sentence: the set may be closed.
    if (!read.success)
      throw new Error(
        `${file}:${at + 1} is malformed at ${read.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
      );
    return [read.data];
  });
}

export function readSet(folder: string): EvalSet {
  return {
    name: basename(folder),
    folder,
    database: readItems(join(folder, 'database.jsonl'), databaseItem),
    code: readItems(join(folder, 'git.jsonl'), codeItem),
    site: readItems(join(folder, 'deploy.jsonl'), siteItem),
  };
}

/** The project's own sets and those of another folder, by name. */
export function findSets(other: string | undefined): readonly EvalSet[] {
  const folders = [ownSets, ...(other === undefined ? [] : [other])];
  return folders.flatMap((parent) =>
    readdirSync(parent, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => readSet(join(parent, entry.name))),
  );
}

/** The file of an item's fixture. */
export function fixtureOf(set: EvalSet, item: EvalItem): string {
  if ('fixture' in item) return join(set.folder, 'fixtures', `${item.fixture}.sql`);
  return 'repo_fixture' in item
    ? join(set.folder, 'fixtures/repos', `${item.repo_fixture}.json`)
    : join(set.folder, 'fixtures/sites', `${item.site_fixture}.json`);
}
