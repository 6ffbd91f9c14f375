import { fail, ok } from '../../result.ts';
import { periodOf } from '../calendar.ts';
import { findTable } from '../find.ts';
import { primaryKey } from '../kinds.ts';
import type { Lexicon, LexiconTable } from '../lexicon.ts';
import { isUsableName, singular, spoken, toIdentifier, withArticle, withoutArticle } from '../names.ts';
import { parseNumber } from '../numbers.ts';
import { choice, listed, question } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import { reworded } from '../find.ts';
import { quoteIdentifier, quoteLiteral } from '../sql.ts';
import { impliedInitial, inferType, typeSource } from '../types.ts';
import { optionalWords, requiredWords, uniqueWords } from '../words/modifiers.ts';
import { valueOf } from '../wish.ts';
import type { Wish } from '../wish.ts';
import type { ColumnDraft, Feature } from './draft.ts';
import { closingRules, featureRules } from './features.ts';

function collect(piece: string): { readonly rest: string; readonly feature: Feature } {
  let rest = piece.replaceAll(/\((?<inner>[^()]+)\)/gu, separated);
  const feature: Feature = {};
  for (const { pattern, read } of [...featureRules, ...closingRules]) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    Object.assign(feature, read({ ...found.groups }));
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

function allowedValues(words: string, wish: Wish): readonly string[] {
  const parts = words
    .split(/\s*(?:,|\/|\|)\s*(?:or |and )?|\s+(?:or|and)\s+/iu)
    .map((part) => valueOf(withoutArticle(part.replace(/^(?:either|one of) /iu, '')), wish));
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** The value a column starts with, in SQL of its type; undefined when the words cannot be one. */
export function initialSql(type: string, words: string, wish: Wish): string | undefined {
  const said = valueOf(words, wish).replace(/\.$/u, '');
  if (/^(?:smallint|integer|bigint)/u.test(type))
    return /^-?\d+$/u.test(parseNumber(said) ?? '') ? parseNumber(said) : undefined;
  if (type.startsWith('numeric')) return parseNumber(said.replace(/ ?(?:%|percent)$/iu, ''));
  if (type === 'boolean')
    return /^(?:yes|true|on)$/iu.test(said)
      ? 'true'
      : /^(?:no|false|off)$/iu.test(said)
        ? 'false'
        : undefined;
  if (type === 'date') return periodOf(said)?.day;
  if (type === 'timestamptz') return /^(?:now|today)$/iu.test(said) ? 'now()' : periodOf(said)?.day;
  return type === 'text' ? quoteLiteral(said) : undefined;
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
    // 'price as a number' still means money; a number whose name counts things is whole.
    return feature.type === 'numeric' && /^(?:numeric|integer)/u.test(inferred) ? inferred : feature.type;
  }
  const measured = feature.lowest ?? feature.highest ?? feature.positive;
  if (measured !== undefined && inferred === 'text')
    return `${feature.lowest}${feature.highest}`.includes('.') ? 'numeric' : 'integer';
  return feature.allowedWords === undefined ? inferred : 'text';
}

/** The reference column to a table that exists: `customer_id uuid references customers (id)`. */
export function referenceTo(
  table: LexiconTable,
  feature: { readonly optional?: boolean; readonly unique?: boolean },
): ColumnDraft {
  const key = primaryKey(table);
  const column = key?.name ?? 'id';
  const name = `${singular(toIdentifier(table.name))}_id`;
  return {
    name,
    type: key?.type ?? 'uuid',
    optional: feature.optional ?? false,
    required: false,
    unique: feature.unique ?? false,
    references: { table: table.name, column },
  };
}

function reference(words: string, feature: Feature, wish: Wish, lexicon: Lexicon): Outcome<ColumnDraft> {
  const noun = withoutArticle(words).replace(/ (?:table|row|record)$/iu, '');
  const table = findTable(noun, lexicon);
  if (table !== undefined) return ok(referenceTo(table, feature));
  const said = valueOf(noun, wish).slice(0, 60);
  const known = lexicon.tables.map((entry) => entry.name).slice(0, 4);
  const choices = known.map((name) =>
    choice(
      reworded(wish, noun, singular(spoken(name))),
      `It belongs to ${withArticle(singular(spoken(name)))}`,
    ),
  );
  const exists = known.length === 0 ? 'There are no tables yet' : `The tables are ${listed(known)}`;
  return fail(
    question(`I do not know a table called ${said} for this to belong to. ${exists}.`, [
      ...choices,
      choice(`Create a ${said} table with a name`),
    ]),
  );
}

/** Reads one column's words, or asks about what cannot be read. */
export function readColumn(piece: string, wish: Wish, lexicon: Lexicon): Outcome<ColumnDraft> {
  const { rest, feature } = collect(piece);
  if (feature.reference !== undefined) return reference(feature.reference, feature, wish, lexicon);
  const words = valueOf(withoutArticle(feature.named ?? rest), wish);
  const base = toIdentifier(words);
  const name =
    feature.suffix === undefined || base.endsWith(feature.suffix) ? base : `${base}_${feature.suffix}`;
  if (/^(?:an?|the|column|field|columns|fields|one|something|it)$/u.test(name))
    return fail(
      question(
        'What should the new column be called, and what does it hold? For example “an optional phone number”.',
      ),
    );
  if (!isUsableName(name))
    return fail(
      question(
        `I could not find a name for a column in “${valueOf(piece, wish).slice(0, 60)}”. How should it be called?`,
      ),
    );
  if (words.split(/[ _]/u).length > 5)
    return fail(
      question(
        `I could not read “${valueOf(piece, wish).slice(0, 80)}” as a column. Please say it in fewer words, for example “a unique email”.`,
      ),
    );
  const pointed = pointsTo(base, feature, lexicon);
  if (pointed !== undefined) return ok(referenceTo(pointed, feature));
  const allowed = feature.allowedWords === undefined ? undefined : allowedValues(feature.allowedWords, wish);
  const type = chosenType(name, feature);
  const initial =
    feature.initialWords === undefined
      ? impliedInitial(type, name)
      : initialSql(type, feature.initialWords, wish);
  if (
    feature.initialWords !== undefined &&
    (initial === undefined ||
      (allowed !== undefined && !allowed.includes(valueOf(feature.initialWords, wish))))
  ) {
    return fail(
      question(
        `The ${spoken(name)} cannot start at “${valueOf(feature.initialWords, wish).slice(0, 60)}”. What should it start at?`,
      ),
    );
  }
  const check = checkSql(name, type, feature, allowed);
  return ok({
    name,
    type,
    optional: feature.optional ?? false,
    required: feature.required ?? false,
    unique: feature.unique ?? false,
    ...(initial === undefined || (feature.optional === true && feature.initialWords === undefined)
      ? {}
      : { initial }),
    ...(check === undefined ? {} : { check }),
    ...(allowed === undefined ? {} : { allowed }),
    ...(feature.note === undefined ? {} : { note: feature.note }),
  });
}

/** 'a customer' as a column, where customers are a table: a reference, unless its type was said. */
function pointsTo(name: string, feature: Feature, lexicon: Lexicon): LexiconTable | undefined {
  if (feature.type !== undefined || feature.allowedWords !== undefined || feature.money === true)
    return undefined;
  const noun = name.replace(/_id$/u, '');
  return singular(noun) === noun
    ? lexicon.tables.find((table) => singular(toIdentifier(table.name)) === noun)
    : undefined;
}
