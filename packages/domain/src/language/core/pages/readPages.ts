import type { CodeChange, DatabaseChange, Reading, ReadPart, ReadWords } from '../../ast/index.ts';
import { apply } from './changes/apply.ts';
import { refusing, type Applied } from './changes/applied.ts';
import type { PageRequest, PageRequests } from './requests.ts';
import { sentenceOf } from './sentenceOf.ts';
import { siteOf, withFiles, type Site, type SiteSource } from './site.ts';

/** What a sentence makes of the pages of a site, with names for the plan. */
export interface PageReading {
  readonly reading: Reading;
  /** The instruction that any answer to a question completes as the text below it. */
  readonly textFor?: string;
  readonly names?: {
    readonly title: string;
    readonly doneTitle: string;
    readonly understood: string;
  };
}

const longest = 100_000;

/** A question about one of several requests, whose choices keep the others. */
function beside(
  asked: Extract<Applied, { readonly kind: 'question' }>,
  requests: readonly PageRequest[],
  of: PageRequest,
): Applied {
  const others = requests.filter((one) => one !== of);
  if (others.length === 0) return asked;
  if (others.some((one) => one.do === 'ask'))
    return { ...asked, text: `One thing after the other, so the rest can follow. ${asked.text}` };
  const before = others.map((one) => sentenceOf(one)).join(', then ');
  const choices = asked.choices.map(({ label, instruction }) => ({
    label,
    instruction: `${before}, then ${instruction.charAt(0).toLowerCase()}${instruction.slice(1)}`,
  }));
  return { ...asked, choices };
}

/** Carries out requests one after the other, each on what the one before left; ends at the first that asks. */
function applyAll(site: Site, requests: readonly PageRequest[]): Applied {
  const files = new Map<string, string | null>();
  const done: { readonly title: string; readonly doneTitle: string; readonly understood: string }[] = [];
  const words: ReadWords[] = [];
  const tables: DatabaseChange[] = [];
  const blobs = new Map<string, string>();
  let now = site;
  for (const one of requests) {
    // Nothing is asked about a page that another part of the sentence may fill.
    const request =
      one.do === 'add-page' && requests.length > 1 ? { ...one, isEmpty: one.value === undefined } : one;
    const applied = apply(now, request);
    if (applied.kind === 'question') return beside(applied, requests, one);
    if (applied.kind !== 'changed') return applied;
    for (const [path, content] of applied.files) files.set(path, content);
    now = withFiles(now, applied.files);
    done.push(applied);
    words.push(...applied.words);
    tables.push(...(applied.tables ?? []));
    for (const [path, blob] of applied.blobs ?? []) blobs.set(path, blob);
  }
  const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  const joined = (of: 'title' | 'doneTitle'): string =>
    done.map((one, at) => (at === 0 ? one[of] : lower(one[of]))).join(', then ');
  return {
    kind: 'changed',
    files,
    tables,
    blobs,
    title: joined('title'),
    doneTitle: joined('doneTitle'),
    understood: done.map(({ understood }) => understood).join(' '),
    words,
  };
}

/** The requests of an instruction as a sentence, the one that waits for its text last. */
function sentenceFor(requests: readonly PageRequest[], asked: PageRequest, isPublished: boolean): string {
  const others = requests.filter((one) => one.do !== asked.do).map((one) => sentenceOf(one));
  return `${[...others, sentenceOf(asked)].join(', then ')}${isPublished ? ' and publish it' : ''}`;
}

/**
 * What requests make of the pages of a site: files to write, a question, or a reason why not; undefined where the
 * sentence is about something else after all. What a founder wrote by hand stays byte for byte.
 *
 * @example
 * readPages({ requests: [], isPublished: false }, { files: [], paths: [], folder: 'public/', styles: '', parse: () => ({ ok: true, value: [] }) })?.reading.kind // => 'refusal'
 */
export function readPages(
  { requests, isPublished }: PageRequests,
  source: SiteSource,
): PageReading | undefined {
  const site = siteOf(source);
  const applied =
    site.pages.length === 0
      ? refusing(
          'There is no page yet. Build an app or a site first, or put an index.html in the folder public.',
        )
      : applyAll(site, requests);
  if (applied.kind === 'elsewhere') return undefined;
  if (applied.kind === 'refusal')
    return { reading: { kind: 'refusal', reason: applied.reason, suggestions: [] } };
  if (applied.kind === 'question')
    return {
      reading: { kind: 'question', text: applied.text, choices: [...applied.choices] },
      ...(applied.textFor && { textFor: sentenceFor(requests, applied.textFor, isPublished) }),
    };
  const { files, tables = [], blobs = [], title, doneTitle, understood, words } = applied;
  const written = [...files].flatMap(([path, content]) => (content === null ? [] : [{ path, content }]));
  const removed = [...files].flatMap(([path, content]) => (content === null ? [path] : []));
  const long = written.find(({ content }) => content.length > longest);
  if (long)
    return {
      reading: {
        kind: 'refusal',
        reason: `${long.path} would be longer than I can write in one plan.`,
        suggestions: [],
      },
    };
  const changes: CodeChange[] = [
    ...[...blobs].map(([path, blob]): CodeChange => ({ do: 'write-file', path, content: '', blob })),
    ...written.map(({ path, content }): CodeChange => ({ do: 'write-file', path, content })),
    ...(removed.length > 0 ? [{ do: 'delete-files', paths: removed } satisfies CodeChange] : []),
    { do: 'save', message: title.slice(0, 500), paths: [...new Map(blobs).keys(), ...files.keys()] },
  ];
  const storing: ReadPart = { service: 'database', changes: [...tables] };
  const publishing: ReadPart = { service: 'deployment', changes: [{ do: 'publish' }] };
  return {
    reading: {
      kind: 'parts',
      words: [...words],
      parts: [
        ...(tables.length > 0 ? [storing] : []),
        { service: 'code-hosting', changes },
        ...(isPublished ? [publishing] : []),
      ],
    },
    names: isPublished
      ? {
          title: `${title}, and publish it`,
          doneTitle: `${doneTitle}, and published it`,
          understood: `${understood} Then the site is published.`,
        }
      : { title, doneTitle, understood },
  };
}
