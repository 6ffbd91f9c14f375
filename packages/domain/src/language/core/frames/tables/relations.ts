import { plural, singular, toIdentifier } from '../../../planner/names.ts';
import { readDraftRule } from '../schema/draftRule.ts';
import { readRelation } from '../schema/relation.ts';
import { tableName } from '../schema/tableHead.ts';
import { type Described, readList, put, referenceTo } from './drafts.ts';
import { readLooseRule } from './looseRules.ts';
import { bare, hasOne, linking, memberOf, severalForms } from './messageWords.ts';
import { readReferences } from './references.ts';
import type { Store } from './store.ts';
import type { UsedAs } from './unused.ts';

/** The nouns of a statement that only lists tables: `two tables, jobs and invoices`. */
function listedNouns(statement: string): readonly string[] {
  const plain = statement.replaceAll(/\s*\([^()]*\)/gu, '');
  const isBracketed = statement.split('(').length > 2;
  const list =
    isBracketed && bare.test(plain)
      ? plain
      : severalForms.map((form) => form.exec(plain)?.groups?.['list']).find((found) => found !== undefined);
  const nouns = (list ?? '')
    .split(/,\s*(?:and\s+)?|\s+(?:and|&|\+)\s+/u)
    .map((noun) => noun.replace(/^(?:(?:my|our|the|an?|one|for) )+/iu, '').trim());
  const isKind = severalForms.slice(0, 2).some((form) => form.test(plain));
  const isPlural = nouns.every((noun) => plural(noun.toLowerCase()) === noun.toLowerCase());
  return list !== undefined && nouns.length > 1 && (isKind || isPlural) ? nouns : [];
}

/** Begins tables that are only listed, each with what follows it in brackets: the text read; undefined where none. */
export function readListed(statement: string, store: Store): string | undefined {
  const nouns = listedNouns(statement);
  const names = nouns.map((noun) => tableName(noun));
  if (nouns.length === 0 || names.some((name) => name === undefined || store.meant(name))) return undefined;
  const isPlural = nouns.every((noun) => plural(noun.toLowerCase()) === noun.toLowerCase());
  const used = nouns.map((noun, at) => {
    // A proper noun of one word keeps its form: `Income`.
    const draft = store.begin((isPlural && names[at]) || toIdentifier(noun), noun);
    draft.isListed = true;
    const inside = new RegExp(`${noun}\\s*\\((?<list>[^()]+)\\)`, 'iu').exec(statement)?.groups?.['list'];
    if (inside !== undefined) put(draft, readList(inside, store.known([draft])).columns);
    return `${noun} ${inside ?? ''}`;
  });
  store.several = [...store.drafts];
  return used.join(' ');
}

/** Adds a column of another table that points to a new one: `each child should have a doctor`. */
export function readSingle(statement: string, store: Store): boolean {
  const found = hasOne.exec(statement)?.groups;
  const owner = store.meant(tableName(found?.['owner'] ?? ''));
  const name = tableName(found?.['name'] ?? '');
  if (!owner || name === undefined || store.meant(name)) return false;
  const many = 'said' in owner ? owner : store.begin(owner.name, owner.name, owner);
  put(many, [referenceTo(name, false)]);
  // What comes next describes the new table.
  store.begin(name, found?.['name'] ?? '');
  return true;
}

/** True for words that ask for a link that an earlier statement has made. */
function isLinked(statement: string, store: Store): boolean {
  const to = store.meant(tableName(linking.exec(statement)?.groups?.['to'] ?? ''))?.name;
  if (to === undefined) return false;
  return store.drafts.some(
    ({ name, columns }) =>
      columns.some(({ references }) => references !== undefined) &&
      (name === to || columns.some(({ references }) => references?.table === to)),
  );
}

/** Reads a statement about what was described before: as a relation or a rule that it is, or a rule found in it. */
export function readRule(statement: string, store: Store): UsedAs | undefined {
  const fresh = store.drafts.filter(({ existing }) => !existing);
  const references = readReferences(statement, (word) => store.meant(tableName(word))?.name);
  const holder = references && fresh.find(({ name }) => name === references.from);
  if (references && holder) {
    put(holder, references.columns);
    return 'relation';
  }
  const before = fresh.length;
  const tables = store.index.tables.map(({ name }) => name);
  if (readRelation(statement, fresh, tables)) {
    store.drafts.push(...fresh.slice(before));
    return 'relation';
  }
  const member = singular(tableName(memberOf.exec(statement)?.groups?.['owner'] ?? '') ?? '');
  if (fresh.some(({ columns }) => columns.some(({ name }) => name === member))) return 'relation';
  const isAll = store.several.length > 1 && /\b(?:any|all|each|every|both|none)\b/iu.test(statement);
  const reads = (draft: Described): boolean =>
    readDraftRule(statement, draft) || readLooseRule(statement, draft);
  const isRead = isAll
    ? store.several.map((draft) => reads(draft)).includes(true)
    : store.drafts.toReversed().some((draft) => reads(draft));
  if (isRead) return 'rule';
  return isLinked(statement, store) ? 'relation' : undefined;
}
