import type { DatabaseChange, ReadWords } from '../../../ast/index.ts';
import { editPage, type Edit } from '../edits.ts';
import type { PageRequest } from '../requests.ts';
import { sentenceOf } from '../sentenceOf.ts';
import { pagesCalled, type Site, type SitePage } from '../site.ts';

/** A change of files with its words, or why there is none. */
export type Applied =
  | {
      readonly kind: 'changed';
      /** New contents by path; null removes a file. */
      readonly files: ReadonlyMap<string, string | null>;
      /** Pictures to write, by path: ids of what the repository has already. */
      readonly blobs?: ReadonlyMap<string, string>;
      /** What the pages store. */
      readonly tables?: readonly DatabaseChange[];
      readonly title: string;
      readonly doneTitle: string;
      /** What is to become of the pages, in one sentence. */
      readonly understood: string;
      readonly words: readonly ReadWords[];
    }
  | {
      readonly kind: 'question';
      readonly text: string;
      readonly choices: readonly { readonly label: string; readonly instruction: string }[];
      /** The request that an answer in any words completes as its text. */
      readonly textFor?: PageRequest;
    }
  | { readonly kind: 'refusal'; readonly reason: string }
  /** The sentence may be about something else. */
  | { readonly kind: 'elsewhere' };

/** A choice for each of some requests, as sentences that work. */
export function asking(
  text: string,
  requests: readonly { readonly label?: string; readonly request: PageRequest }[],
): Applied {
  return {
    kind: 'question',
    text: `${text} Nothing was planned.`,
    choices: requests.slice(0, 5).map(({ label, request }) => {
      const instruction = sentenceOf(request);
      return { label: label ?? instruction, instruction };
    }),
  };
}

/** A question whose answer, in any words, is the text of a request. */
export function askingText(
  text: string,
  textFor: PageRequest,
  choices: Parameters<typeof asking>[1] = [],
): Applied {
  const asked = asking(text, choices);
  return asked.kind === 'question' ? { ...asked, textFor } : asked;
}

export const refusing = (reason: string): Applied => ({ kind: 'refusal', reason });

/** How a sentence calls a page. */
export function pageWord({ isHome, names }: SitePage): string {
  return isHome ? 'home page' : `${names[0] ?? ''} page`;
}

type WithPage = Extract<PageRequest, { readonly page?: string | undefined }>;

/** The page that a request is about, or the question which one it is. */
export function pageFor(
  site: Site,
  request: WithPage,
  from: readonly SitePage[] = site.pages,
): SitePage | Extract<Applied, { kind: 'question' | 'refusal' }> {
  const { page: said } = request;
  const called = said === undefined ? from : pagesCalled(site, said);
  const [only] = called;
  if (only && called.length === 1) return only;
  const choices = (called.length > 0 ? called : from).map((page) => ({
    label: `On the ${page.label}`,
    request: { ...request, page: pageWord(page) } as PageRequest,
  }));
  const text =
    said === undefined
      ? 'Which page is meant?'
      : called.length > 1
        ? `Several pages may be “${said}”.`
        : `There is no page called “${said}”.`;
  const asked = asking(text, choices);
  return asked.kind === 'question' ? asked : { kind: 'refusal', reason: text };
}

/** Whether a page was found. */
export function isPage(found: SitePage | Applied): found is SitePage {
  return 'path' in found;
}

/** Edits of pages as new contents, or why a page cannot be changed. */
export function editPages(
  site: Site,
  edits: readonly { readonly page: SitePage; readonly edits: readonly Edit[] }[],
): ReadonlyMap<string, string> | Extract<Applied, { kind: 'refusal' }> {
  const files = new Map<string, string>();
  for (const { page, edits: wanted } of edits) {
    const broken = brokenPage(page);
    if (broken) return broken;
    const edited = editPage(page.source, wanted, site.source.parse);
    if (!edited.ok) return { kind: 'refusal', reason: `${page.path} was not changed: ${edited.error}` };
    files.set(page.path, edited.value);
  }
  return files;
}

/** Why an incomplete page is not changed; undefined for a complete one. */
export function brokenPage({ path, problem }: SitePage): Extract<Applied, { kind: 'refusal' }> | undefined {
  return problem === undefined
    ? undefined
    : {
        kind: 'refusal',
        reason: `${path} is not whole HTML: ${problem}. Correct that first; I don’t repair it by guessing.`,
      };
}

const longestQuote = 120;

/** A text as a sentence quotes it: in one line, and only its beginning where it is long. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ');
  return line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()} …` : line;
}

/** A list in a sentence. */
export function several(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
