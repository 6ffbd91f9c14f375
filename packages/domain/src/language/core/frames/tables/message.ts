import type { LexiconTable } from '../../../planner/lexicon.ts';
import { plural, singular, toIdentifier } from '../../../planner/names.ts';
import { isColumnWord } from '../../columns/runs.ts';
import { isBackground } from '../context.ts';
import { readLooseRule } from './looseRules.ts';
import { readAdded } from './added.ts';
import { readDraftRule } from '../schema/draftRule.ts';
import { readRelation } from '../schema/relation.ts';
import { tableName } from '../schema/tableHead.ts';
import { type Described, isSame, listOf, put, referenceTo, tableCalled } from './drafts.ts';
import {
  already,
  bare,
  belongsTo,
  forEach,
  hasOne,
  inserting,
  linking,
  memberOf,
  owning,
  perOwner,
  pointing,
  ruling,
  ruled,
  severalForms,
  time,
} from './messageWords.ts';
import { type Candidate, candidates, isWish } from './names.ts';
import { readReferences } from './references.ts';
import { additions, type Span, spans } from './spans.ts';

/**
 * Takes what was listed under a heading as rows, where what to note about each comes after it: `machines: cutter, press.
 * For each machine …`.
 */
function toRows(draft: Described): void {
  const names = draft.columns.map(({ name }) => name.replaceAll('_', ' '));
  const isPlain = draft.columns.every(
    (column) => Object.keys(column).length === 2 && column.type === 'text' && !isColumnWord(column.name),
  );
  if (names.length < 2 || !isPlain) return;
  draft.rows = names;
  draft.columns = [{ name: 'name', type: 'text', required: true }];
}

/** What a message describes, statement by statement. */
export class Message {
  readonly drafts: Described[] = [];
  /** Statements that nothing uses and that are no mere background. */
  readonly left: string[] = [];
  private readonly tables: readonly LexiconTable[];
  private readonly isTaken: (words: string) => boolean;
  private several: Described[] = [];

  constructor(tables: readonly LexiconTable[], isTaken: (words: string) => boolean) {
    this.tables = tables;
    this.isTaken = isTaken;
  }

  private known(except: readonly Described[]): readonly string[] {
    const own = this.drafts.filter((draft) => !except.includes(draft) && draft.name !== '');
    return [...new Set([...this.tables.map(({ name }) => name), ...own.map(({ name }) => name)])].filter(
      (name) => !except.some((draft) => draft.name === name),
    );
  }

  private begin(name: string, said: string, isWished: boolean, existing?: LexiconTable): Described {
    const draft: Described = {
      name,
      said,
      columns: [],
      unique: [],
      checks: [],
      isSure: true,
      isWished,
      existing,
    };
    this.drafts.push(draft);
    return draft;
  }

  /** The table, described or of the project, that a name means. */
  private meant(name: string): Described | LexiconTable | undefined {
    return (
      this.drafts.find((draft) => draft.name !== '' && isSame(draft.name, name)) ??
      tableCalled(name, this.tables)
    );
  }

  /** A new table that belongs to another: `photos for each trip`, `every trip can have photos`. */
  private owned(before: string): Described | undefined {
    const own = perOwner.exec(before)?.groups;
    const have = own ?? owning.exec(before)?.groups;
    const owner = have && this.meant(tableName(have['owner'] ?? '') ?? '');
    if (!have || !owner) return undefined;
    const name = own
      ? toIdentifier(`${singular(owner.name)} ${plural((own['kind'] ?? '').toLowerCase())}`)
      : tableName(have['name'] ?? '');
    if (name === undefined || this.meant(name)) return undefined;
    const draft = this.begin(name, have['name'] ?? own?.['kind'] ?? '', true);
    put(draft, [referenceTo(owner.name)]);
    return draft;
  }

  /** True where a name is sure enough to begin a table. */
  private isEnough(score: number, isWished: boolean, list: number, said: string): boolean {
    const current = this.drafts.at(-1);
    const isWaiting = current !== undefined && current.columns.length === 0;
    if (isWished) return (list > 1 || score > 3) && (!isWaiting || score > 6 || current.name === '');
    return list > 1 && !this.isTaken(said) && score >= (isWaiting ? 6 : current ? 5 : 4);
  }

  /** Begins a table, or gives the one without a name its name. */
  private start(name: string, said: string, isWished: boolean): Described {
    const unnamed = this.drafts.find((draft) => draft.name === '');
    if (!unnamed) return this.begin(name, said, isWished);
    this.drafts.splice(this.drafts.indexOf(unnamed), 1);
    const draft = this.begin(name, said, true);
    put(draft, unnamed.columns);
    return draft;
  }

  /** The table for the first name that may be one. */
  private named(found: readonly Candidate[], text: string, list: number): Described | undefined {
    const isWished = isWish(text);
    for (const { name, said, score } of found) {
      const meant = this.meant(name);
      if (meant && 'isWished' in meant) return meant;
      if (meant) continue;
      if (this.isEnough(score, isWished, list, said)) return this.start(name, said, isWished);
    }
    return undefined;
  }

  /** True where a table of the project is what the words are about. */
  private isOfProject(found: readonly Candidate[]): boolean {
    return found.some(({ name, score }) => score > 3 && tableCalled(name, this.tables) !== undefined);
  }

  /** The column for what a table is kept about: `the milk for every cow`. */
  private own(draft: Described, before: string): void {
    const belonging = belongsTo.exec(before)?.groups?.['owner'];
    const owner = tableName(belonging ?? forEach.exec(before)?.groups?.['owner'] ?? '');
    if (owner === undefined || isSame(owner, draft.name) || time.test(owner)) return;
    const meant = this.meant(owner);
    put(draft, [meant ? referenceTo(meant.name) : { name: singular(owner), type: 'text', required: true }]);
  }

  /** The tables that what stands before a list means. */
  private targets({ before, isOpen = false }: Span, list: number): readonly Described[] {
    const current = this.drafts.at(-1);
    const isPlain = pointing.test(before);
    if (isPlain && current)
      return this.several.length > 1 && !/^(?:it|this|that)\b/iu.test(before) ? this.several : [current];
    if (isPlain) return [];
    const owned = this.owned(before);
    if (owned) return [owned];
    const found = candidates(before);
    const named = this.named(found, before, list);
    if (named) this.own(named, before);
    if (named) return [named];
    if (this.isOfProject(found) || (!isWish(before) && !isOpen)) return [];
    return [current ?? this.begin('', '', true)];
  }

  private take(span: Span): boolean {
    if (this.listedRows(span)) return true;
    if (/^all\b/iu.test(span.list)) return false;
    const read = listOf(span.list, this.known([]));
    if (read.columns.length < span.least || read.left.length >= read.columns.length) return false;
    if (span.isLoose === true && !isWish(span.before)) return false;
    const before = [...this.drafts];
    const targets = this.targets(span, read.columns.length);
    if (targets.length === 0) {
      this.drafts.splice(0, this.drafts.length, ...before);
      return false;
    }
    const again = listOf(span.list, this.known(targets));
    for (const draft of targets) {
      if (/^(?:for|with|of|about) (?:each|every)\b/iu.test(span.before)) toRows(draft);
      put(draft, again.columns);
    }
    this.left.push(...again.left);
    return true;
  }

  /** Rows by name: `a list of teachers with Maya and Jonas already on it`. */
  private listedRows({ before, list }: Span): boolean {
    const names = already.exec(list)?.groups?.['names']?.split(/,\s*(?:and\s+)?|\s+and\s+/u) ?? [];
    if (names.length === 0 || names.some((name) => !/^\p{Lu}[^,]{1,40}$/u.test(name))) return false;
    const draft = this.named(candidates(before), before, 2);
    if (!draft) return false;
    draft.columns = [{ name: 'name', type: 'text', required: true }];
    draft.rows = names;
    return true;
  }

  /** Tables that are only listed: `two tables, jobs and invoices`. */
  private listed(statement: string): boolean {
    const plain = statement.replaceAll(/\s*\([^()]*\)/gu, '');
    const isBracketed = statement.split('(').length > 2;
    const list =
      isBracketed && bare.test(plain)
        ? plain
        : severalForms.map((form) => form.exec(plain)?.groups?.['list']).find((found) => found !== undefined);
    const nouns = (list ?? '')
      .split(/,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+/u)
      .map((noun) => noun.replace(/^(?:(?:my|our|the|an?|one|for) )+/iu, '').trim());
    const names = nouns.map((noun) => tableName(noun));
    const isKind = severalForms.slice(0, 2).some((form) => form.test(plain));
    const isPlural = nouns.every((noun) => plural(noun.toLowerCase()) === noun.toLowerCase());
    if (list === undefined || nouns.length < 2 || names.includes(undefined) || !(isKind || isPlural))
      return false;
    for (const [at, name] of names.entries()) {
      const meant = name === undefined || this.meant(name);
      if (meant) return false;
      const noun = nouns[at] ?? '';
      // A proper noun of one word keeps its form: `Income`.
      const draft = this.begin(isPlural || !isKind ? name : toIdentifier(noun), noun, true);
      const inside = new RegExp(`${noun}\\s*\\((?<list>[^()]+)\\)`, 'iu').exec(statement)?.groups?.['list'];
      if (inside !== undefined) put(draft, listOf(inside, this.known([draft])).columns);
    }
    this.several = [...this.drafts];
    for (const draft of this.several) draft.isListed = true;
    return true;
  }

  /** A column of another table that points to a new one: `each child should have a doctor`. */
  private single(statement: string): boolean {
    const found = hasOne.exec(statement)?.groups;
    const owner = this.meant(tableName(found?.['owner'] ?? '') ?? '');
    const name = tableName(found?.['name'] ?? '');
    if (!owner || name === undefined || this.meant(name)) return false;
    const one = this.begin(name, found?.['name'] ?? '', true);
    const many = 'isWished' in owner ? owner : this.begin(owner.name, owner.name, true, owner);
    put(many, [referenceTo(one.name, false)]);
    // What comes next describes the new table.
    this.drafts.splice(this.drafts.indexOf(one), 1);
    this.drafts.push(one);
    return true;
  }

  /** A link that an earlier statement has made. */
  private isLinked(statement: string): boolean {
    const to = this.meant(tableName(linking.exec(statement)?.groups?.['to'] ?? '') ?? '')?.name;
    return this.drafts.some(
      ({ name, columns }) =>
        columns.some(({ references }) => references !== undefined) &&
        (name === to || columns.some(({ references }) => references?.table === to)),
    );
  }

  private rule(statement: string): boolean {
    const fresh = this.drafts.filter(({ existing }) => !existing);
    const several = readReferences(statement, (word) => this.meant(tableName(word) ?? '')?.name);
    const holder = several && fresh.find(({ name }) => name === several.from);
    if (several && holder) {
      put(holder, several.columns);
      return true;
    }
    const before = fresh.length;
    if (
      readRelation(
        statement,
        fresh,
        this.tables.map(({ name }) => name),
      )
    ) {
      for (const draft of fresh.slice(before)) this.drafts.push({ ...draft, isWished: true });
      return true;
    }
    const member = tableName(memberOf.exec(statement)?.groups?.['owner'] ?? '');
    if (fresh.some(({ columns }) => columns.some(({ name }) => name === singular(member ?? '')))) return true;
    const isAll = this.several.length > 1 && /\b(?:any|all|each|every|both|none)\b/iu.test(statement);
    const reads = (draft: Described): boolean =>
      readDraftRule(statement, draft) || readLooseRule(statement, draft);
    return isAll
      ? this.several.map((draft) => reads(draft)).includes(true)
      : this.drafts.toReversed().some((draft) => reads(draft));
  }

  /** New columns of a table of the project. */
  private added(statement: string): boolean {
    const found = readAdded(statement, this.tables);
    if (!found) return false;
    const { table, columns, left } = found;
    const draft =
      this.drafts.find(({ existing }) => existing === table) ??
      this.begin(table.name, table.name, true, table);
    put(draft, columns);
    for (const part of left) if (!readLooseRule(part, draft)) this.left.push(part);
    return true;
  }

  /** True for what leads to a wish: it comes before all tables, names none of the project and rules nothing. */
  private isStory(statement: string): boolean {
    return (
      this.drafts.length === 0 &&
      !ruling.test(statement) &&
      !statement.includes(':') &&
      statement.split(',').length < 3 &&
      statement
        .split(/[^\p{L}\p{N}_]+/u)
        .every(
          (word) => word.length < 3 || tableCalled(singular(word.toLowerCase()), this.tables) === undefined,
        )
    );
  }

  /** Takes up one statement. */
  read(statement: string): void {
    if (this.listed(statement)) return;
    if (inserting.test(statement) && (this.drafts.length > 0 || !isWish(statement))) {
      this.left.push(statement);
      return;
    }
    if (
      this.drafts.length > 0 &&
      (this.rule(statement) || (linking.test(statement) && this.isLinked(statement)))
    )
      return;
    if (this.single(statement)) return;
    if (this.drafts.every(({ existing }) => existing) && this.added(statement)) return;
    const current = this.drafts.at(-1);
    const added = current && additions(statement);
    if (current && added !== undefined && !/ with /iu.test(added)) {
      const { columns, left } = listOf(added, this.known([current]));
      if (columns.length > 0 && left.length === 0 && !isWish(statement)) {
        put(current, columns);
        return;
      }
    }
    if (current && ruled.test(statement)) {
      const { columns, left } = listOf(statement, this.known([current]));
      const [column] = columns;
      if (column && columns.length === 1 && left.length === 0 && Object.keys(column).length > 2) {
        put(current, columns);
        return;
      }
    }
    for (const span of spans(statement)) if (this.take(span)) return;
    if (isWish(statement)) {
      const found = candidates(statement);
      if (this.named(found, statement, 0)) return;
      if (found.every(({ score }) => score < 3) && !this.isOfProject(found) && this.drafts.length === 0) {
        this.begin('', '', true);
        return;
      }
    }
    const plain = current ? undefined : listOf(statement, this.known([]));
    if (
      plain &&
      plain.columns.length > 2 &&
      plain.left.length === 0 &&
      statement.split(',').length > 2 &&
      !/["“]/u.test(statement)
    ) {
      put(this.begin('', '', true), plain.columns);
      return;
    }
    const heading =
      /^[^,:;()]{2,40}$/u.test(statement) && statement.split(/\s+/u).length < 5 && !current
        ? candidates(statement)[0]
        : undefined;
    if (heading && heading.score > 5 && !this.meant(heading.name) && !this.isTaken(heading.said))
      this.begin(heading.name, heading.said, false);
    else if (!isBackground(statement) && !this.isStory(statement)) this.left.push(statement);
  }
}
