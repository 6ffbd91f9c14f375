import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aliases } from '../stories/support/aliases.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const stories = join(root, 'stories/components');
const exported = /^export (?:type )?\{([^}]*)\} from '\.\/components\/(\w+)\/index\.ts';/gm;

/** Exports that belong to no component. */
const block = /^export (?:type )?\{([^}]*)\} from '(?!\.\/components\/)/gm;

/** The page that documents a component. */
const pageOf = (name: string): string =>
  /^ {2}page: '(\w+)'/m.exec(readFileSync(join(stories, name, `${name}.docs.ts`), 'utf8'))?.[1] ?? name;

/** What finds each page, besides its title: the names it exports, and what other libraries call them. */
export function searchWords(): Readonly<Record<string, readonly string[]>> {
  const index = readFileSync(join(root, 'packages/ui/src/index.ts'), 'utf8');
  const words: Record<string, string[]> = {};
  const add = (name: string, more: readonly string[]): void => {
    const page = pageOf(name);
    words[page] = [...(words[page] ?? []), ...more];
  };
  for (const name of readdirSync(stories)) add(name, [name, ...(aliases[name] ?? [])]);
  const lone = (file: string): readonly string[] =>
    [...readFileSync(join(root, 'packages/ui/src', file), 'utf8').matchAll(block)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
  words['Functions'] = [...lone('index.ts'), ...lone('messages/index.ts'), ...lone('theme/values.ts')].filter(
    (name) => name !== '',
  );
  for (const [, names = '', folder = ''] of index.matchAll(exported))
    add(
      folder,
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    );
  return Object.fromEntries(Object.entries(words).map(([page, all]) => [page, [...new Set(all)]]));
}

/**
 * Script for the page of the sidebar. Its search reads names, paths and anchors; the words become anchors of the docs
 * pages, because the index has no place for other names.
 */
export const searchScript = (): string => `<script>
(() => {
  const words = ${JSON.stringify(searchWords())};
  const load = globalThis.fetch;
  globalThis.fetch = async (address, ...rest) => {
    const answer = await load(address, ...rest);
    if (!String(address).endsWith('index.json') || !answer.ok) return answer;
    const index = await answer.json();
    for (const entry of Object.values(index.entries)) {
      const page = /\\/(\\w+)\\.stories\\.tsx$/.exec(entry.importPath)?.[1];
      if ((entry.type === 'docs' || page === 'Functions') && words[page])
        entry.anchors = words[page].map((title) => ({ id: page, title }));
    }
    return Response.json(index);
  };
})();
</script>`;
