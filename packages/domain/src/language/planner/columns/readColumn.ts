import { fail, ok } from '../../../shared/result.ts';
import { primaryKey } from '../kinds.ts';
import type { LexiconColumn, LexiconTable } from '../lexicon.ts';
import { withArticle } from '../article.ts';
import { isUsableName, oneFact, singular, humanise, toIdentifier, withoutArticle } from '../names.ts';
import { choice, question } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { Understanding } from '../plan.ts';
import { reworded, tablesThere } from '../find.ts';
import { quoteIdentifier, quoteLiteral } from '../sql.ts';
import { impliedInitial, inferType, typeSource } from '../types.ts';
import { optionalWords, requiredWords, uniqueWords } from '../words/modifiers.ts';
import { readValue } from '../values.ts';
import { valueOf } from '../clause.ts';
import type { Clause } from '../clause.ts';
import type { ColumnDraft, Feature } from './draft.ts';
import { closingRules, featureRules } from './features.ts';
import type { SchemaIndex } from '../schemaIndex.ts';
import { matched } from '../slots.ts';

function collect(piece: string): { readonly rest: string; readonly feature: Feature } {
  let rest = piece.replaceAll(/\((?<inner>[^()]+)\)/gu, separated);
  const feature: Feature = {};
  for (const { pattern, read } of [...featureRules, ...closingRules]) {
    const found = matched(pattern, rest);
    if (found === undefined) continue;
    Object.assign(feature, read(found));
    rest = rest
      .replace(pattern, ' ')
      .replaceAll(/\s+/gu, ' ')
      .replaceAll(/^[\s,:]+|[\s,:]+$/gu, '')
      .trim();
  }
  return { rest, feature };
}

const featureWord = new RegExp(
  `^(?:${[...optionalWords, ...requiredWords, ...uniqueWords].join('|')}|${typeSource})$`,
  'iu',
);

/** '(required, unique)' are two features, not two allowed values. */
function separated(group: string, inner: string): string {
  const parts = inner.split(/\s*(?:,|;|\band\b)\s*/iu);
  return parts.every((part) => featureWord.test(part)) ? parts.map((part) => `(${part})`).join(' ') : group;
}

function allowedValues(words: string, clause: Clause): readonly string[] {
  const parts = words
    .split(/\s*(?:,|\/|\|)\s*(?:or |and )?|\s+(?:or|and)\s+/iu)
    .map((part) => valueOf(withoutArticle(part.replace(/^(?:either|one of) /iu, '')), clause));
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** The default of a column as SQL of its type; undefined when the words cannot be one. */
function initialSql(
  column: Pick<LexiconColumn, 'name' | 'type' | 'allowedValues'>,
  words: string,
  feature: Feature,
  clause: Clause,
): string | undefined {
  const facts = { nullable: false, hasDefault: true, unique: false, primaryKey: false };
  const sql = readValue({ ...column, ...facts }, words, clause)?.sql;
  return breaksRule(Number(sql), feature) ? undefined : sql;
}

/** True for a number outside the column's limits. */
function breaksRule(value: number, { lowest, highest, positive }: Feature): boolean {
  return (
    value < Number(lowest ?? -Infinity) ||
    value > Number(highest ?? Infinity) ||
    (positive === 'above' && value <= 0) ||
    (positive === 'from' && value < 0)
  );
}

function checkSql(
  name: string,
  type: string,
  feature: Feature,
  allowed: readonly string[] | undefined,
): string | undefined {
  const column = quoteIdentifier(name);
  const tests: string[] = [];
  if (allowed !== undefined)
    tests.push(`${column} in (${allowed.map((entry) => quoteLiteral(entry)).join(', ')})`);
  if (feature.positive !== undefined) tests.push(`${column} ${feature.positive === 'above' ? '>' : '>='} 0`);
  if (feature.longest !== undefined) tests.push(`char_length(${column}) <= ${feature.longest}`);
  if (feature.lowest !== undefined && feature.highest !== undefined)
    tests.push(`${column} between ${feature.lowest} and ${feature.highest}`);
  else if (feature.lowest !== undefined) tests.push(`${column} >= ${feature.lowest}`);
  else if (feature.highest !== undefined) tests.push(`${column} <= ${feature.highest}`);
  return tests.length === 0 || type === 'boolean' ? undefined : tests.join(' and ');
}

function chosenType(name: string, feature: Feature): string {
  const inferred = inferType(name).type;
  if (feature.money === true) return 'numeric(12,2)';
  if (feature.type !== undefined) {
    // 'price as a number' still means money; a number with the name of a count is an integer.
    return feature.type === 'numeric' && /^(?:numeric|integer)/u.test(inferred) ? inferred : feature.type;
  }
  const bounds = [feature.lowest, feature.highest].filter((bound) => bound !== undefined);
  if (bounds.some((bound) => bound.includes('.')) && /^(?:text|integer)$/u.test(inferred)) return 'numeric';
  if ((bounds.length > 0 || feature.positive !== undefined) && inferred === 'text') return 'integer';
  return feature.allowedWords === undefined ? inferred : 'text';
}

/** The reference column to a table that exists: `customer_id uuid references customers (id)`. */
function referenceTo(
  table: LexiconTable,
  feature: { readonly optional?: boolean; readonly unique?: boolean },
): Outcome<ColumnDraft> {
  const key = primaryKey(table);
  if (key === undefined)
    return fail(
      question(`The rows of ${humanise(table.name)} have no single id, so nothing can point to one of them.`),
    );
  return ok({
    name: `${singular(toIdentifier(table.name))}_id`,
    type: key.type,
    optional: feature.optional ?? false,
    unique: feature.unique ?? false,
    references: { table: table.name, column: key.name },
  });
}

function reference(
  words: string,
  feature: Feature,
  clause: Clause,
  schema: SchemaIndex,
): Outcome<ColumnDraft> {
  const noun = withoutArticle(words).replace(/ (?:table|row|record)$/iu, '');
  const table = schema.find(noun);
  if (table !== undefined) return referenceTo(table, feature);
  const said = valueOf(noun, clause).slice(0, 60);
  const known = schema.tables.slice(0, 4).map((entry) => entry.name);
  const choices = known.map((name) =>
    choice(
      reworded(clause, noun, singular(humanise(name))),
      `It belongs to ${withArticle(singular(humanise(name)))}`,
    ),
  );
  return fail(
    question(`There is no table called ${said} for this to belong to. ${tablesThere(schema)}`, [
      ...choices,
      choice(`Create a ${said} table with a name`),
    ]),
  );
}

/** Features other than a check; a rule with one of them is more than one request. */
const more = [
  'optional',
  'required',
  'unique',
  'type',
  'suffix',
  'money',
  'initialWords',
  'reference',
] as const;

/** A check for an existing column ('must be positive'); undefined when any word means something else. */
export function readRule(
  words: string,
  column: LexiconColumn,
  clause: Clause,
): { readonly allowed: readonly string[] | undefined; readonly check: string } | undefined {
  const { rest, feature } = collect(`${humanise(column.name)} ${words}`);
  if (toIdentifier(rest) !== toIdentifier(column.name) || more.some((part) => feature[part] !== undefined))
    return undefined;
  const allowed =
    feature.allowedWords === undefined ? undefined : allowedValues(feature.allowedWords, clause);
  const check = checkSql(column.name, column.type, feature, allowed);
  return check === undefined ? undefined : { allowed, check };
}

/** Asks for the name and content of a new column. */
export function askForColumn(): Understanding {
  return question(
    'What should the new column be called, and what does it contain? For example “an optional phone number”.',
  );
}

/** Reads the words of one column, or asks about those it cannot read. */
export function readColumn(piece: string, clause: Clause, schema: SchemaIndex): Outcome<ColumnDraft> {
  const { rest, feature } = collect(piece);
  if (feature.reference !== undefined) return reference(feature.reference, feature, clause, schema);
  const words = valueOf(
    withoutArticle(feature.named ?? rest).replace(/^(?:exactly|at most|only) one /iu, ''),
    clause,
  );
  const base = oneFact(toIdentifier(words));
  const name =
    feature.suffix === undefined || base.endsWith(feature.suffix) ? base : `${base}_${feature.suffix}`;
  if (/^(?:an?|the|and|or|plus|column|field|columns|fields|one|something|it)$/u.test(name))
    return fail(askForColumn());
  if (!isUsableName(name))
    return fail(
      question(
        `I could not find a column name in “${valueOf(piece, clause).slice(0, 60)}”. What should it be called?`,
      ),
    );
  if (words.split(/[ _]/u).length > 5)
    return fail(
      question(
        `I could not read “${valueOf(piece, clause).slice(0, 80)}” as a column. Please say it in fewer words, for example “a unique email”.`,
      ),
    );
  const pointed = pointsTo(base, feature, schema);
  if (pointed !== undefined) return referenceTo(pointed, feature);
  const allowed =
    feature.allowedWords === undefined ? undefined : allowedValues(feature.allowedWords, clause);
  const type = chosenType(name, feature);
  const begins = feature.initialWords;
  const initial =
    begins === undefined
      ? impliedInitial(type, name)
      : initialSql({ name, type, ...(allowed && { allowedValues: allowed }) }, begins, feature, clause);
  if (begins !== undefined && initial === undefined)
    return fail(
      question(
        `The ${humanise(name)} cannot start at “${valueOf(begins, clause).slice(0, 60)}”. What should it start at?`,
      ),
    );
  const check = checkSql(name, type, feature, allowed);
  return ok({
    name,
    type,
    optional: feature.optional ?? false,
    unique: feature.unique ?? false,
    ...(initial === undefined || (feature.optional === true && begins === undefined) ? {} : { initial }),
    ...(check === undefined ? {} : { check }),
    ...(allowed === undefined ? {} : { allowed }),
    ...(feature.note === undefined ? {} : { note: feature.note }),
  });
}

/** 'a customer' as a column, where customers are a table: a reference, unless a type is given. */
function pointsTo(name: string, feature: Feature, schema: SchemaIndex): LexiconTable | undefined {
  if (feature.type !== undefined || feature.allowedWords !== undefined || feature.money === true)
    return undefined;
  const noun = name.replace(/_id$/u, '');
  return singular(noun) === noun
    ? schema.tables.find((table) => singular(toIdentifier(table.name)) === noun)
    : undefined;
}
