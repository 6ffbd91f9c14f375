import type { ColumnSpec } from '../../../ast/index.ts';
import { plural, singular, toIdentifier } from '../../../planner/names.ts';
import { tableFor } from '../../columns/item.ts';
import { readColumns } from '../../columns/list.ts';
import { namePhrase } from '../../nouns.ts';
import type { Draft } from './draft.ts';
import { tableName } from './tableHead.ts';

/** Words before a list of columns: `each one has`, `we note down:`. */
export const columnsLead =
  /^(?:(?:and |also |plus |oh |then )*)(?:(?:(?:the|our|my) )?[\p{L}]+(?: of [\p{L} ]{2,30})? (?:writes?|notes?|records?|puts?|enters?|fills? in)(?: down)?(?: there| in)?\s*:|there (?:is|are) |(?:the )?(?:columns?|fields?|details?|info|information)(?: (?:are|should be|would be|needed|please|pls))?\s*[:–-]?|(?:each|every)(?: (?:one|of them|[\p{L}-]+))?(?: of them)? (?:has|have|gets|needs|should have|must have|with)\b|(?:for|with) (?:each|every|all)(?: (?:one|of them|[\p{L}-]+))?,?(?: (?:i|we|please)(?: (?:want|need|would like|have|record|note|keep|write|must|should))*(?: to)?(?: (?:record|note|keep|know|write|save|store|see))?)?\s*:?|(?:they|it|there|these)(?: (?:all|should|must|also|each))* (?:has|have|need|needs|get)\b|(?:i|we)(?: (?:also|would|'d|want|need|like|must|should))* (?:to )?(?:record|note|keep|know|write down|save|store|track|see)(?: down)?(?: there)?\s*:?|with\b|containing|including|please (?:also )?(?:note|record|keep|include)(?: down)?)\s*:?\s*/iu;

const bracketed = new RegExp(
  String.raw`(?:^|[\s,:;.])(?:one (?:of|for) |the |our |a |all |and )*(?<name>${namePhrase})\s*\((?<list>[^()]*(?:\([^()]*\)[^()]*)*)\)`,
  'giu',
);

/** Tables in the form `students (name, email) and courses (title)`. */
export function bracketedTables(
  text: string,
  known: readonly string[],
  unreadParts: string[],
): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const match of text.matchAll(bracketed)) {
    const said = match.groups?.['name'] ?? '';
    const name = tableName(said);
    const { columns, unread } = readColumns(match.groups?.['list'] ?? '', [
      ...known,
      ...drafts.map((draft) => draft.name),
    ]);
    if (name !== undefined && columns.length > 0)
      unreadParts.push(...unread, ...columns.flatMap((column) => column.unread));
    if (name !== undefined && columns.length > 0)
      drafts.push({
        name,
        said,
        columns: columns.map(({ spec }) => spec),
        unique: [],
        checks: [],
        isSure: true,
      });
  }
  return drafts;
}

/** Words that announce several tables: `these tables`. */
export const several =
  /\b(?:two|three|four|five|six|2|3|4|5|several|some|these|the (?:necessary|needed|following)) (?:new )?(?:tables|tabels|lists)\b|^tables\s*:/iu;

/** A sentence that is only a noun: `Customers please.` */
export const bareNoun = new RegExp(
  `^(?:right,? |ok,? |so,? |now,? |like ||and |also |new |a |an |the |our |my |need |new table )*(?<name>${namePhrase})(?: please| pls| now)?[.!:]*$`,
  'iu',
);

/** Adds the missing columns. */
export function extend(draft: Draft, columns: readonly ColumnSpec[]): void {
  for (const column of columns)
    if (!draft.columns.some(({ name }) => name === column.name)) draft.columns.push(column);
}

/** True for text with more than one item. */
export function isList(text: string): boolean {
  return /[,;\n]/u.test(text) || /\band\b/iu.test(text);
}

/** The table of the project that the new one is about: `notes for each visit`, `accounts of the players`. */
export function ownerOf(text: string, said: string, existing: readonly string[]): string | undefined {
  const after = text.slice(text.indexOf(said) + said.length);
  const words =
    /^["”]? (?:of|for|on|about) (?:(?:the|each|every|our|all|my|a|an) )+(?<thing>[\p{L}-]+)/iu.exec(after)
      ?.groups?.['thing'];
  const before = text.slice(0, text.indexOf(said));
  const owner =
    /\b(?:each|every|an?|one) (?<thing>[\p{L}-]+) (?:can |may |should |must |will )*(?:has|have|gets?) (?:(?:many|several|multiple|more|some) )?$/iu.exec(
      before,
    )?.groups?.['thing'];
  const thing = words ?? owner;
  return thing === undefined ? undefined : tableFor(toIdentifier(thing), existing);
}

/** The column that links to a table of the project. */
export function ownerReference(table: string): ColumnSpec {
  const name = `${singular(toIdentifier(table).replace(/^tbl_?/u, ''))}_id`;
  return { name, type: 'id', required: true, references: { table, onDelete: 'refuse' } };
}

/** A list of short descriptions, without a clause. */
export function isPlainList(text: string): boolean {
  const parts = text
    .replaceAll(/\([^()]*\)/gu, '')
    .replace(/:.*$/su, '')
    .split(/[,;\n]|\band\b/iu)
    .filter((part) => part.trim() !== '');
  const words = parts.join(' ').trim().split(/\s+/u).length;
  return (
    parts.length > 1 &&
    words / parts.length <= 6 &&
    !/^(?:i|we|you|it|they|he|she|this|that|there|because|but|keep|kick|make|please|pls|add|delete|remove|put|set|give|show|do|let|can|could|would) /iu.test(
      text.trim(),
    )
  );
}

/** A sentence that only lists nouns. */
export const overview = new RegExp(
  `^(?:(?:i (?:need|want)|we need|make|create|please|pls|the|new|tables?(?: for)?(?=[\\s:,])|:|two|three|four) ?)*(?<list>${namePhrase}(?:,? (?:and )?${namePhrase}){1,4}?)(?: tables| please| pls)*[.!:]*$`,
  'iu',
);

/** The tables of a sentence that only lists nouns in the plural: `Customers, orders, order lines.` */
export function listedNouns(text: string, existing: readonly string[]): readonly string[] | undefined {
  const list = overview.exec(text)?.groups?.['list'];
  const nouns = list?.split(/,\s*(?:and\s+)?|\s+and\s+/u).map((noun) => noun.trim()) ?? [];
  const names = nouns.map((noun) => tableName(noun));
  const isPlural = nouns.every(
    (noun) =>
      plural(noun.toLowerCase()) === noun.toLowerCase() &&
      singular(noun.toLowerCase()) !== noun.toLowerCase(),
  );
  const found = names.filter((name) => name !== undefined);
  return nouns.length > 1 &&
    isPlural &&
    found.length === nouns.length &&
    !found.some((name) => existing.some((table) => singular(toIdentifier(table)) === singular(name)))
    ? found
    : undefined;
}

/** A part of a story beside the name of a new table. */
export const isStoryPart =
  /^(?:i go crazy|(?:and )?every (?:day|week|month|year|time) (?:the |my |our )?\p{L}+ .*|it'?s a mess|i lose track)$/iu;

/** What a table of the message has: `a stamp has a country`. */
export const hasOf =
  /^(?:(?:each|every|an?|the|one|all) )*(?<subject>[\p{L}-]+) (?:should |must |also |will )*(?:has|have|gets?|needs?) (?<list>.+?)[.!]*$/iu;

/** A table between two others: `enrolment of candidates in batches`. */
export const between = new RegExp(
  `^(?:(?:and|the|a|an|also) )*(?<name>${namePhrase}?) (?:of|between) (?:the |our )?(?<one>${namePhrase}?) (?:in|to|for|at|on|and|with) (?:the |our )?(?<other>${namePhrase}?)(?:,? (?:with|including|and) (?<list>.+?))?[.!]*$`,
  'iu',
);
