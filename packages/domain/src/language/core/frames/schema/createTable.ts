import type { DatabaseChange } from '../../../ast/index.ts';
import { singular, toIdentifier } from '../../../planner/names.ts';
import { tableFor } from '../../columns/item.ts';
import { readColumns } from '../../columns/list.ts';
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
import {
  columnsLead,
  bracketedTables,
  several,
  bareNoun,
  extend,
  isList,
  ownerOf,
  ownerReference,
  isPlainList,
  overview,
  listedNouns,
  isStoryPart,
  hasOf,
  between,
} from './newTableShapes.ts';

/** New tables read from an instruction, with what no part of them uses. */
export interface ReadTables {
  readonly changes: readonly DatabaseChange[];
  readonly words: readonly { readonly said: string; readonly read: string }[];
  readonly unread: readonly string[];
}

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
  const malformed = reader.drafts.flatMap(({ columns }) =>
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
    unread: [...reader.unread, ...empty, ...malformed, ...taken, ...junk],
  };
}
