import { rememberedByObject } from '../../../../shared/remember.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, plural, singular } from '../../../planner/names.ts';
import { apply } from '../changes/apply.ts';
import { elementsSaying } from '../changes/texts.ts';
import { attributeOf, elementsOf, saidBy } from '../page.ts';
import { readRequests } from '../readRequests.ts';
import { sentenceOf } from '../sentenceOf.ts';
import { menuLabels, type Site } from '../site.ts';

/** A message about a site, with what is there. */
export interface Message {
  /** The message; what was read of it already is spaces. */
  readonly text: string;
  readonly site: Site;
  readonly tables: readonly LexiconTable[];
}

/** What somebody requests, as an instruction that is read without the message, and the part of the message that says it. */
export interface FoundRequest {
  readonly instruction: string;
  readonly from: number;
  readonly to: number;
}

/** Finds requests of one kind in a message. */
export type RequestReader = (message: Message) => readonly FoundRequest[];

/** A request that a match of a pattern says. */
export function requestAt({ index, 0: said }: RegExpExecArray, instruction: string): FoundRequest {
  return { instruction, from: index, to: index + said.length };
}

/** A text in quotation marks in a message. */
export interface Quote {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const quotes =
  /["“](?<double>[^"“”]{1,500})["”]|(?<![\p{L}\p{N}])['‘](?<single>[^'‘’]{2,300})['’](?![\p{L}\p{N}])/gu;

const mostQuotes = 6;

/** The texts in quotation marks, the first ones of many. */
export function quotesIn(text: string): readonly Quote[] {
  return [...text.matchAll(quotes)].slice(0, mostQuotes).map(({ index, 0: whole, groups }) => ({
    text: (groups?.['double'] ?? groups?.['single'] ?? '').trim(),
    from: index,
    to: index + whole.length,
  }));
}

/** A text in the quotation marks that it does not contain. */
export const inQuotes = (text: string): string => (text.includes('"') ? `“${text}”` : `"${text}"`);

/** Whether a page instruction changes the site as it is. */
export function changes(site: Site, instruction: string): boolean {
  const [request, ...others] = readRequests(instruction)?.requests ?? [];
  return request !== undefined && others.length === 0 && apply(site, request).kind === 'changed';
}

/** The entry of the menu that says a text. */
export function entrySaying(site: Site, text: string): string | undefined {
  return menuLabels(site).find((label) => label.toLowerCase() === text.toLowerCase());
}

/** What the site is called at its top. */
function siteName({ pages }: Site): string | undefined {
  const name = elementsOf(pages[0]?.nodes ?? []).find(
    ({ element, around }) =>
      element.tag === 'a' &&
      around.some(({ tag }) => tag === 'header') &&
      !around.some(({ tag }) => tag === 'nav'),
  );
  return name && saidBy(name.element);
}

/** Instructions that change a text wherever the site says it; empty where it does not. */
export function textChanges(site: Site, old: string, value: string): readonly string[] {
  if (siteName(site)?.toLowerCase() === old.toLowerCase())
    return [`Change the name of the site to ${inQuotes(value)}`];
  const entry = entrySaying(site, old);
  const menu = entry === undefined ? [] : [`Rename the menu entry ${entry} to ${value}`];
  const change = `Change ${inQuotes(old)} to ${inQuotes(value)}`;
  const text = [change, `${change} everywhere`].find((one) => changes(site, one));
  return [...menu, ...(text === undefined ? [] : [text])];
}

/** What was asked of a site already. */
const saidOn = rememberedByObject((): Map<string, boolean> => new Map());

const letters = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A text as the site has it, for one that somebody wrote without its signs: “find our news here and join online”. */
export function asSaid({ pages }: Site, text: string): string {
  const wanted = letters(text);
  if (wanted.split(' ').length < fewest) return text;
  const found = pages
    .flatMap(({ nodes }) => elementsOf(nodes))
    .filter(({ element }) => /^(?:h\d|p|a|button|label|small)$/u.test(element.tag))
    .map(({ element }) => saidBy(element))
    .find((said) => letters(said) === wanted);
  return found ?? text;
}

/** Words of a text that may be a part of a longer one. */
const fewest = 4;

/** Whether the site says a text, or one of several words as a part of a longer one. */
export function isSaid(site: Site, text: string): boolean {
  const known = saidOn(site);
  const before = known.get(text) ?? saysText(site, text);
  known.set(text, before);
  return before;
}

function saysText(site: Site, text: string): boolean {
  return (
    entrySaying(site, text) !== undefined ||
    site.pages.some((page) => elementsSaying(page, text).length > 0) ||
    (text.split(' ').length >= fewest &&
      ['', ' everywhere'].some((where) => changes(site, `Change ${inQuotes(text)} to "x"${where}`))) ||
    site.pages.some(({ nodes }) =>
      elementsOf(nodes).some(({ element }) =>
        ['empty', 'done', 'placeholder'].some(
          (name) => attributeOf(element, name)?.toLowerCase() === text.toLowerCase(),
        ),
      ),
    )
  );
}

/** Whether a text has some words, as whole ones, in any letters. */
export function hasWords(text: string, words: string): boolean {
  const padded = (said: string): string => ` ${letters(said)} `;
  return letters(words) !== '' && padded(text).includes(padded(words));
}

/** Whether a text names a table: `orders` or “order”. */
export function namesTable(text: string, { name }: LexiconTable): boolean {
  const several = humanise(name);
  return [several, singular(several), plural(several)].some((one) => hasWords(text, one));
}

/** The table that the first page lists. */
export function firstListed({ site, tables }: Message): LexiconTable | undefined {
  const list = elementsOf(site.pages[0]?.nodes ?? []).find(({ element }) => element.tag === 'app-list');
  return tables.find(({ name }) => list && name === attributeOf(list.element, 'from'));
}

/** A section of the home page, as an instruction. */
export function sectionOf(heading: string, value: string): string {
  return sentenceOf({ do: 'add-section', page: 'home page', heading, value });
}

/** The sentence below the name on the home page. */
export function leadOf({ pages }: Site): string | undefined {
  const [home] = pages;
  const lead = elementsOf(home?.nodes ?? []).find(
    ({ element }) => element.tag === 'p' && element.attributes['class']?.value === 'lead',
  );
  return lead && saidBy(lead.element);
}
