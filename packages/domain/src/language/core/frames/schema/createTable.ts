import type { ColumnSpec, DatabaseChange } from '../../../ast/index.ts';
import { plural, singular, toIdentifier } from '../../../planner/names.ts';
import { tableFor } from '../../columns/item.ts';
import { readColumns } from '../../columns/list.ts';
import { namePhrase } from '../../nouns.ts';
import { sentences } from '../../sentences.ts';
import { isBackground } from '../context.ts';
import { ordered } from '../tables/drafts.ts';
import { isJunk } from '../tables/junk.ts';
import { additions } from '../tables/spans.ts';
import type { Draft } from './draft.ts';
import { readDraftRule } from './draftRule.ts';
import { pastedTable } from './pasted.ts';
import { readRelation } from './relation.ts';
import { tableHead, tableName } from './tableHead.ts';

/** New tables read from an instruction, with what no part of them uses. */
export interface ReadTables {
  readonly changes: readonly DatabaseChange[];
  readonly words: readonly { readonly said: string; readonly read: string }[];
  readonly unread: readonly string[];
}

const columnsLead =
  /^(?:(?:and |also |plus |oh |then )*)(?:(?:(?:the|our|my) )?[\p{L}]+(?: of [\p{L} ]{2,30})? (?:writes?|notes?|records?|puts?|enters?|fills? in)(?: down)?(?: there| in)?\s*:|there (?:is|are) |(?:the )?(?:columns?|fields?|details?|info|information)(?: (?:are|should be|would be|needed|please|pls))?\s*[:–-]?|(?:each|every)(?: (?:one|of them|[\p{L}-]+))?(?: of them)? (?:has|have|gets|needs|should have|must have|with)\b|(?:for|with) (?:each|every|all)(?: (?:one|of them|[\p{L}-]+))?,?(?: (?:i|we|please)(?: (?:want|need|would like|have|record|note|keep|write|must|should))*(?: to)?(?: (?:record|note|keep|know|write|save|store|see))?)?\s*:?|(?:they|it|there|these)(?: (?:all|should|must|also|each))* (?:has|have|need|needs|get)\b|(?:i|we)(?: (?:also|would|'d|want|need|like|must|should))* (?:to )?(?:record|note|keep|know|write down|save|store|track|see)(?: down)?(?: there)?\s*:?|with\b|containing|including|please (?:also )?(?:note|record|keep|include)(?: down)?)\s*:?\s*/iu;

const bracketed = new RegExp(
  String.raw`(?:^|[\s,:;.])(?:one (?:of|for) |the |our |a |all |and )*(?<name>${namePhrase})\s*\((?<list>[^()]*(?:\([^()]*\)[^()]*)*)\)`,
  'giu',
);

/** Tables in the form `students (name, email) and courses (title)`. */
function bracketedTables(text: string, known: readonly string[], unreadParts: string[]): readonly Draft[] {
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

const several =
  /\b(?:two|three|four|five|six|2|3|4|5|several|some|these|the (?:necessary|needed|following)) (?:new )?(?:tables|tabels|lists)\b|^tables\s*:/iu;

const bareNoun = new RegExp(
  `^(?:right,? |ok,? |so,? |now,? |like ||and |also |new |a |an |the |our |my |need |new table )*(?<name>${namePhrase})(?: please| pls| now)?[.!:]*$`,
  'iu',
);

/** Adds columns that are not there yet. */
function extend(draft: Draft, columns: readonly ColumnSpec[]): void {
  for (const column of columns)
    if (!draft.columns.some(({ name }) => name === column.name)) draft.columns.push(column);
}

function isList(text: string): boolean {
  return /[,;\n]/u.test(text) || /\band\b/iu.test(text);
}

/** The table of the project that the new one is about: `notes for each visit`, `accounts of the players`. */
function ownerOf(text: string, said: string, existing: readonly string[]): string | undefined {
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

function ownerReference(table: string): ColumnSpec {
  const name = `${singular(toIdentifier(table).replace(/^tbl_?/u, ''))}_id`;
  return { name, type: 'id', required: true, references: { table, onDelete: 'refuse' } };
}

/** A list of short descriptions, without a clause. */
function isPlainList(text: string): boolean {
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

const overview = new RegExp(
  `^(?:(?:i (?:need|want)|we need|make|create|please|pls|the|new|tables?(?: for)?(?=[\\s:,])|:|two|three|four) ?)*(?<list>${namePhrase}(?:,? (?:and )?${namePhrase}){1,4}?)(?: tables| please| pls)*[.!:]*$`,
  'iu',
);

/** The tables of a sentence that only lists nouns in the plural: `Customers, orders, order lines.` */
function listedNouns(text: string, existing: readonly string[]): readonly string[] | undefined {
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
const isStoryPart =
  /^(?:i go crazy|(?:and )?every (?:day|week|month|year|time) (?:the |my |our )?\p{L}+ .*|it'?s a mess|i lose track)$/iu;

/** What a table of the message has: `a stamp has a country`. */
const hasOf =
  /^(?:(?:each|every|an?|the|one|all) )*(?<subject>[\p{L}-]+) (?:should |must |also |will )*(?:has|have|gets?|needs?) (?<list>.+?)[.!]*$/iu;

const between = new RegExp(
  `^(?:(?:and|the|a|an|also) )*(?<name>${namePhrase}?) (?:of|between) (?:the |our )?(?<one>${namePhrase}?) (?:in|to|for|at|on|and|with) (?:the |our )?(?<other>${namePhrase}?)(?:,? (?:with|including|and) (?<list>.+?))?[.!]*$`,
  'iu',
);

class Reader {
  /** Whether the tables were listed by name, without columns. */
  get isOverview(): boolean {
    return this.isListed;
  }

  readonly drafts: Draft[] = [];
  readonly unread: string[] = [];
  readonly rows: DatabaseChange[] = [];
  /** A noun that stood alone, before a list came. */
  private candidate: { readonly name: string; readonly said: string } | undefined;

  private readonly existing: readonly string[];
  private readonly later: string[] = [];
  /** The tables were listed by name first. */
  private isListed = false;

  constructor(existing: readonly string[]) {
    this.existing = existing;
  }

  private known(except?: Draft): readonly string[] {
    return [...this.existing, ...this.drafts.filter((draft) => draft !== except).map(({ name }) => name)];
  }

  private isKnown(name: string): boolean {
    return this.existing.some((table) => singular(toIdentifier(table)) === singular(name));
  }

  private begin(name: string, said: string, isSure = true): Draft {
    const same = this.drafts.find(
      (draft) =>
        singular(draft.name) === singular(name) ||
        (this.isListed && singular(draft.name.split('_').at(-1) ?? '') === singular(name)),
    );
    if (same) return same;
    const draft: Draft = { name, said, columns: [], unique: [], checks: [], isSure };
    this.drafts.push(draft);
    return draft;
  }

  /** Reads a list as columns of a draft; false where it is none. */
  private take(draft: Draft, list: string, least: number, isReduced = false): boolean {
    if (list === '') return true;
    const { columns, unread } = readColumns(list, this.known(draft), isReduced);
    if (columns.length < least || (unread.length > 0 && columns.length <= unread.length)) return false;
    for (const { spec } of columns) {
      const same = draft.columns.find(({ name }) => name === spec.name);
      // Named twice, the second time with a rule: `email, …, email must be unique`.
      if (same && !spec.unique && !spec.required && !spec.check && !spec.default) this.unread.push(spec.name);
      else if (same)
        draft.columns = draft.columns.map((one) =>
          one === same
            ? {
                ...spec,
                ...one,
                ...(spec.unique && { unique: true }),
                ...(spec.required && { required: true }),
              }
            : one,
        );
      else draft.columns.push(spec);
    }
    this.unread.push(...unread, ...columns.flatMap((column) => column.unread));
    return true;
  }

  private rule(text: string): boolean {
    return this.drafts.toReversed().some((draft) => readDraftRule(text, draft));
  }

  /** A table between two: `the enrolment of the candidates in the batches, with date and fees paid`. */
  private joining(text: string): boolean {
    const found = between.exec(text)?.groups;
    const sides = [found?.['one'] ?? '', found?.['other'] ?? ''].map((side) =>
      tableFor(toIdentifier(side), this.known()),
    );
    const name = tableName(found?.['name'] ?? '');
    const [one, other] = sides;
    if (!found || name === undefined || one === undefined || other === undefined || this.isKnown(name))
      return false;
    const draft = this.begin(name, found['name'] ?? '');
    extend(draft, [ownerReference(one), ownerReference(other)]);
    return this.take(draft, (found['list'] ?? '').trim(), 1);
  }

  private newHead(text: string): boolean {
    const head = tableHead(text);
    if (!head || this.isKnown(head.name)) return false;
    const isColumn = this.drafts.some(({ columns }) =>
      columns.some(({ name }) => name === head.name || name === singular(head.name)),
    );
    const current = this.drafts.at(-1);
    if (
      !head.isSure &&
      (head.list === '' ||
        isColumn ||
        (current && current.columns.length === 0 && !/^\s*[^,(:]{1,40}:/u.test(text)))
    )
      return false;
    if (!head.isSure && this.drafts.length === 0 && !isList(head.list)) return false;
    // `Contact (name, phone) to the members` is about a table that exists.
    if (!head.isSure && /\)\s*(?:to|in|into|on|for|at)\s+\S/iu.test(text)) return false;
    const draft = this.begin(head.name, head.said, head.isSure);
    const owner = ownerOf(text, head.said, this.existing);
    if (owner !== undefined) extend(draft, [ownerReference(owner)]);
    if (
      head.aside !== undefined &&
      !head.aside
        .replace(/[.!]+$/u, '')
        .split(/,\s+/u)
        .every((part) => part === '' || isBackground(part) || isStoryPart.test(part))
    )
      this.unread.push(head.aside);
    if (this.take(draft, head.list, 1)) return true;
    if (!isBackground(head.list)) this.unread.push(head.list);
    return true;
  }

  /** Takes up one sentence; `next` is the one after it. */
  read(text: string, next: string): void {
    if (several.test(text) || /^[^,:]{0,40}\([^()]*,[^()]*\)[^()]*\([^()]*\)/u.test(text)) {
      const many = bracketedTables(text, this.known(), this.unread);
      for (const draft of many) extend(this.begin(draft.name, draft.said), draft.columns);
      const rest = text
        .slice(text.lastIndexOf(')') + 1)
        .replace(/^[\s,.–—-]*(?:(?:and|so) )?/u, '')
        .trim();
      if (many.length > 0 && rest !== '') this.read(rest, '');
      if (many.length > 0) return;
    }
    const listed = this.drafts.length === 0 ? listedNouns(text, this.existing) : undefined;
    if (listed) {
      this.isListed = true;
      for (const noun of listed) this.begin(noun, noun);
      return;
    }
    if (several.test(text) && !/[:(]/u.test(text)) return;
    if (this.isListed && readRelation(text, this.drafts, this.existing)) return;
    if (this.joining(text)) return;
    if (this.newHead(text)) return;
    const alone = bareNoun.exec(text)?.groups?.['name'];
    const aloneName =
      alone === undefined || /\b(?:unique|required|optional|only|slow|public|private)$/iu.test(alone)
        ? undefined
        : tableName(alone);
    if (
      alone !== undefined &&
      aloneName !== undefined &&
      !this.isKnown(aloneName) &&
      (this.drafts.length === 0 || isPlainList(next))
    ) {
      if (isPlainList(next)) this.begin(aloneName, alone, false);
      else this.candidate ??= { name: aloneName, said: alone };
      return;
    }
    const current = this.drafts.at(-1);
    if (current && (this.rule(text) || readRelation(text, this.drafts, this.existing))) return;
    const lead = columnsLead.exec(text);
    if (current && lead && this.take(current, text.slice(lead[0].length), 1)) {
      const owner = tableFor(
        toIdentifier(
          /^(?:for|with) (?:each|every|all) (?<thing>[\p{L}-]+)/iu.exec(text)?.groups?.['thing'] ?? '',
        ),
        this.known(current),
      );
      if (owner !== undefined && !current.columns.some(({ references }) => references?.table === owner))
        current.columns.unshift(ownerReference(owner));
      return;
    }
    if (current && current.columns.length === 0 && isPlainList(text) && this.take(current, text, 2)) return;
    if (!current && this.candidate && isPlainList(text)) {
      const draft = this.begin(this.candidate.name, this.candidate.said, false);
      if (this.take(draft, text, 3)) return;
      this.drafts.pop();
    }
    if (/^[^,:;()]{3,60}:$/u.test(text) && this.drafts.length === 0) return;
    const subject = hasOf.exec(text)?.groups;
    const about = this.drafts.find(
      ({ name }) => singular(name) === singular(toIdentifier(subject?.['subject'] ?? '')),
    );
    if (about && this.take(about, subject?.['list'] ?? '', 1, true)) return;
    if (about) this.unread.push(text);
    const added = current && additions(text);
    if (current && added !== undefined && this.take(current, added, 1, true)) return;
    if (!isBackground(text)) this.later.push(text);
  }

  /** Reads the sentences again that spoke of what came later. */
  finish(): void {
    for (const text of this.later) {
      const nouns = text.split(/,|\band\b/u).map((part) =>
        singular(
          toIdentifier(part.replace(/\b(?:please|pls|tables?)\b/giu, ''))
            .split('_')
            .at(-1) ?? '',
        ),
      );
      const isOverview =
        overview.test(text) &&
        nouns.every((noun) => this.drafts.some((draft) => singular(draft.name) === noun));
      if (!isOverview && !this.rule(text) && !readRelation(text, this.drafts, this.existing))
        this.unread.push(text);
    }
  }

  changes(): readonly DatabaseChange[] {
    return [
      ...ordered(this.drafts).map(({ name, columns, unique, checks, key }): DatabaseChange => ({
        do: 'create-table',
        name,
        columns:
          columns.length > 0 || !this.isListed ? columns : [{ name: 'name', type: 'text', required: true }],
        ...(key && { key: [...key] }),
        ...(unique.length > 0 && { unique: unique.map((set) => [...set]) }),
        ...(checks.length > 0 && { checks }),
      })),
      ...this.rows,
    ];
  }
}

const clauseVerb = /\b(?:has|have|belongs|must|when|is|are|can|may)\b/iu;
const itemOfTable = /^\s*(?:\d+[.)]|[-*•])\s*[\p{L} -]{2,40}\(.+\)/u;

/** The statements of a sentence: its lines where they describe tables, its clauses between semicolons, an added demand. */
function statements(sentence: string): readonly string[] {
  const lines = sentence.split(/\n+/u);
  if (lines.filter((line) => itemOfTable.test(line)).length > 1)
    return lines.map((line) => line.replace(/^\s*(?:\d+[.)]|[-*•])\s*/u, ''));
  return sentence
    .replace(/,? (?:means|meaning|which means|that means) [^.:;()]*(?=[.:])/iu, '')
    .replace(
      /[,;]? and (?:do the needful that|(?:please )?make sure(?: that)?|ensure(?: that)?|see to it that|please see that) /iu,
      ' ;; ',
    )
    .split(/ ;; |;\s+(?=[^;]*$)/u)
    .flatMap((part) =>
      part.split(/;\s+/u).every((one) => clauseVerb.test(one)) ? part.split(/;\s+/u) : [part],
    );
}

/**
 * Reads new tables with their columns, rules and relations from an instruction of several sentences. Undefined where no
 * sentence begins a table.
 */
export function readNewTables(
  instruction: string,
  existing: readonly string[],
  isTaken: (words: string) => boolean = () => false,
): ReadTables | undefined {
  const reader = new Reader(existing);
  const pasted = pastedTable(instruction, existing);
  const text = pasted
    ? instruction
        .split(/\n/u)
        .slice(0, pasted.before)
        .join('\n')
        .replace(
          /,? ?\(?(?:and )?(?:please )?put (?:both|those|these|them|the|all)(?: of them)?(?: the)?(?: rows| lines)?(?: already)? (?:inside|into it|in)\)?(?: too)?|,? (?:w\/|with) (?:all |these |the |both )+rows/iu,
          '',
        )
    : instruction;
  const parts = sentences(text).flatMap((part) => statements(part.text));
  for (const [at, part] of parts.entries()) reader.read(part, parts[at + 1] ?? '');
  reader.finish();
  const [first] = reader.drafts;
  if (pasted && first && reader.drafts.length === 1 && first.columns.length === 0) {
    first.columns = [...pasted.columns];
    reader.rows.push({ do: 'insert', table: first.name, rows: pasted.rows.map((row) => ({ ...row })) });
  }
  if (reader.drafts.length === 0) return undefined;
  const empty = reader.drafts
    .filter(({ columns }) => columns.length === 0 && !reader.isOverview)
    .map(({ said }) => said);
  const odd = reader.drafts.flatMap(({ columns }) =>
    columns.filter(({ name }) => /^n\d|_\d+_\d+|\d(?:am|pm)/u.test(name)).map(({ name }) => name),
  );
  const junk = reader.drafts.filter((draft) => isJunk(draft)).map(({ said }) => said);
  const taken = reader.drafts.filter(({ said, isSure }) => !isSure && isTaken(said)).map(({ said }) => said);
  return {
    changes: reader.changes(),
    words: reader.drafts.map(({ name, said }) => ({
      said,
      read: `a new table ${name.replaceAll('_', ' ')}`,
    })),
    unread: [...reader.unread, ...empty, ...odd, ...taken, ...junk],
  };
}
