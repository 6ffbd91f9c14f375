import { lexicon } from './lexicon.ts';
import { stem } from './spelling.ts';
import type { HostContext, Kind, Ref } from './types.ts';

interface Named {
  readonly kind: Kind;
  readonly value: string;
  /** Stems of the words of its name. */
  readonly stems: readonly string[];
  readonly joined: string;
}

/** What the words of a project's names mean. */
export interface NameIndex {
  /** Single words of all names, for spelling. */
  readonly words: ReadonlySet<string>;
  readonly find: (words: readonly string[]) => readonly Ref[];
}

const minor = /^(?:the|a|an|of|to|in|on|and|for|with|at|from|into|my|our)$/u;

/** The words of a name: "css/chess-corner.css" has "chess" and "corner". */
export function wordsOf(name: string): string[] {
  return name
    .replace(/^.*\//u, '')
    .replace(/(?<=.)\.\w{1,5}$/u, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

const startPages = [
  'start page',
  'home page',
  'front page',
  'landing page',
  'first page',
  'opening page',
  'welcome page',
];
const headNouns: Partial<Record<Kind, readonly string[]>> = {
  file: ['page', 'file', 'picture', 'photo', 'image', 'folder', 'stylesheet'],
  branch: ['branch', 'version', 'one', 'preview'],
  tag: ['tag', 'label', 'marker', 'mark', 'stamp', 'flag', 'milestone'],
};

/** The index of all names that words may refer to. */
export function nameIndex({ code, site }: HostContext): NameIndex {
  const all: Named[] = [];
  const phrases = new Map<string, Ref[]>();
  const words = new Set<string>();
  const add = (kind: Kind, value: string, name: readonly string[]): void => {
    const content = name.filter((word) => !minor.test(word));
    for (const word of content) words.add(word);
    const stems = (content.length === 0 ? name : content).map((word) => stem(word));
    all.push({ kind, value, stems, joined: name.join('') });
    const refs = { kind, value, exact: true };
    const phrase = (text: string): unknown => phrases.set(text, [...(phrases.get(text) ?? []), refs]);
    phrase(name.join(' '));
    if (name.join(' ') !== value.toLowerCase() && /^(?:branch|tag|variable|file|domain)$/u.test(kind))
      phrase(value.toLowerCase());
    if (kind === 'file' && value.includes('/')) phrase(value.toLowerCase().replace(/^.*\//u, ''));
    // A name that is also a common word needs its noun: "the about page".
    if (kind === 'file' || (name.length === 1 && lexicon.has(name[0] ?? '')))
      for (const noun of headNouns[kind] ?? []) {
        phrase(`${name.join(' ')} ${noun}`);
        if (kind !== 'file') phrase(`${noun} ${name.join(' ')}`);
      }
  };
  const previews = site.previews.map(({ branch }) => branch);
  for (const branch of new Set([...code.branches, ...previews, ...site.deploys.map(({ branch: of }) => of)]))
    add('branch', branch, wordsOf(branch.replaceAll(/[/.]/gu, '-')));
  for (const tag of code.tags) add('tag', tag, wordsOf(tag.replaceAll('.', ' ')));
  for (const path of new Set([...code.files, ...code.unsaved.map(({ path: unsaved }) => unsaved)])) {
    add('file', path, wordsOf(path));
    if (/(?:^|\/)index\.html?$/u.test(path))
      for (const text of startPages) phrases.set(text, [{ kind: 'file', value: path, exact: true }]);
  }
  for (const { id, message } of code.commits) add('commit', id, wordsOf(message.replaceAll(/[/.]/gu, ' ')));
  for (const { id, title } of site.deploys) add('deploy', id, wordsOf(title.replaceAll(/[/.]/gu, ' ')));
  for (const author of new Set(code.commits.map((commit) => commit.author)))
    add('author', author, wordsOf(author));
  for (const variable of site.variables)
    add('variable', variable, wordsOf(variable.toLowerCase().replaceAll('_', ' ')));
  for (const { domain } of site.domains)
    add(
      'domain',
      domain,
      domain
        .split('.')
        .slice(0, -1)
        .flatMap((label) => label.split('-')),
    );
  const ids = new Map<string, Ref[]>([
    ...code.commits.map(({ id }): [string, Ref[]] => [
      id.toLowerCase(),
      [{ kind: 'commit', value: id, exact: true }],
    ]),
    ...site.deploys.map(({ id }): [string, Ref[]] => [
      id.toLowerCase(),
      [{ kind: 'deploy', value: id, exact: true }],
    ]),
  ]);

  const known = new Map<string, readonly Ref[]>();
  const search = (said: readonly string[]): readonly Ref[] => {
    const text = said.join(' ');
    const named = phrases.get(text) ?? [];
    const content = said.filter((word) => !minor.test(word)).map((word) => stem(word));
    const hits = all.filter(({ stems, joined, kind }) => {
      if (content.length === 0) return false;
      if (said.length > 1 && said.join('') === joined) return true;
      if (kind === 'author' && content.length > stems.length) return false;
      return content.every((word) => stems.includes(word));
    });
    const refs = hits.map(({ kind, value, stems, joined }) => ({
      kind,
      value,
      exact: said.join('') === joined || stems.every((word) => content.includes(word)),
    }));
    return [...named, ...(ids.get(text) ?? []), ...refs].filter(
      (ref, index, list) =>
        list.findIndex(({ kind, value }) => kind === ref.kind && value === ref.value) === index,
    );
  };
  return {
    words,
    find: (said) => {
      const key = said.join(' ');
      const refs = known.get(key) ?? search(said);
      known.set(key, refs);
      return refs;
    },
  };
}
