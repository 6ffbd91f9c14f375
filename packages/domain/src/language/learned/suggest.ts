import type { CoreIndex } from '../core/schemaIndex.ts';
import { sentences } from '../core/sentences.ts';
import { isNumeric } from '../planner/kinds.ts';
import type { LexiconTable } from '../planner/lexicon.ts';
import { accessSayings } from './canonical/access.ts';
import { questionSayings } from './canonical/questions.ts';
import { rowSayings } from './canonical/rows.ts';
import { schemaSayings, type Saying } from './canonical/schema.ts';
import { newTables } from './canonical/tables.ts';
import { labelScores, labelShare, labelsOf, plainScores, spansOf } from './labels.ts';
import { scoreIntents, type LearnedModel } from './model.ts';
import { partsOf, tablesOf, type Part } from './parts.ts';
import { piecesOf } from './splits.ts';
import { knownTokens, type Known } from './tokens.ts';

const sayings: Readonly<Record<string, Saying>> = {
  ...schemaSayings,
  ...rowSayings,
  ...questionSayings,
  ...accessSayings,
};

/** In a request about who may do what, a second table is mostly the people: `everyone but staff`. */
function isAboutAccess(intent: string): boolean {
  return Object.hasOwn(accessSayings, intent);
}

/** Questions about figures. */
const figured: ReadonlySet<string> = new Set(['sum', 'average']);

function hasFigures({ columns }: LexiconTable): boolean {
  return columns.some((column) => isNumeric(column) && !column.primaryKey && column.references === undefined);
}

/** The tables that a request is about: figures of a customer are those of the rows that point to customers. */
function aboutOf(
  intent: string,
  named: readonly LexiconTable[],
  { tables }: CoreIndex,
): readonly LexiconTable[] {
  if (!figured.has(intent) || named.some((table) => hasFigures(table))) return named;
  const [first] = named;
  const pointing = tables.filter(
    (table) => hasFigures(table) && table.columns.some(({ references }) => references === first?.name),
  );
  return [...pointing, ...named];
}

/** Requests about rows that are named. */
const naming: ReadonlySet<string> = new Set(['set', 'change-by', 'delete']);
const afterNumber = /^(?:as|to|for|from|is|was|are|has|by|and|can|should|must|please|out|off|away|now)$/u;

/** The labels, with the number behind the name of a table as what names the row: `cancel order 14`. */
function withRowNumbers(
  tokens: readonly Known[],
  labels: readonly string[],
  intent: string,
): readonly string[] {
  return labels.map((label, at) => {
    const [before, here, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
    const isNumber = naming.has(intent) && /^#?\d{1,6}$/u.test(here?.text ?? '');
    const isEnd = after === undefined || after.kind !== 'word' || afterNumber.test(after.lower);
    return isNumber && isEnd && before?.names.split('+').includes('t') === true ? 'B-V' : label;
  });
}

/** An instruction in plain words that a message may mean. */
export interface Meant {
  readonly intent: string;
  /** How likely the intent is, from 0 to 1. */
  readonly share: number;
  /** How likely the intent and the parts of the instruction are together, from 0 to 1. */
  readonly certainty: number;
  readonly instruction: string;
  /** True where the message makes no further request. */
  readonly isWhole?: boolean;
}

/** Intents of a message that are looked at, and the least share of each. */
const mostIntents = 5;
const leastShare = 0.01;
/** The share of the likeliest intent below which a text is not known to be about anything. */
const leastKnown = 0.25;
/** The share of a request beside which a second one is likely too, and the least share of that. */
const mostShared = 0.8;
const leastShared = 0.15;
/** Ways of saying one intent that are tried, and those that are kept. */
const mostWays = 14;
const mostKept = 2;
/** Instructions of one piece of a message after which no further intent is looked at: fewer are offered. */
const mostMeant = 5;
/** Pieces of a message that are looked at apart. */
const mostPieces = 8;

const noTable = { name: '', columns: [], rowSecurity: false, policies: [] };

/** The first few that hold; the others are not tried. Where none does, those that hold without a reason's words. */
function firstOf(
  ways: readonly string[],
  holds: (instruction: string, isLenient: boolean) => boolean,
): readonly string[] {
  for (const isLenient of [false, true]) {
    const kept: string[] = [];
    for (const way of ways) {
      if (kept.length === mostKept) break;
      if (holds(way, isLenient)) kept.push(way);
    }
    if (kept.length > 0) return kept;
  }
  return [];
}

interface Found {
  readonly meant: readonly Meant[];
  readonly text: string;
  /** The labelled words of the likeliest intent. */
  readonly parts: readonly Part[];
  /** The likeliest intent, and the tables that the words name. */
  readonly intent: string;
  readonly tables: readonly LexiconTable[];
}

/** Whether the rules read an instruction completely; a lenient one may miss the words of a reason. */
type IsReadable = (instruction: string, intent: string, isLenient?: boolean) => boolean;

function meantByOne(
  text: string,
  index: CoreIndex,
  model: LearnedModel,
  isReadable: IsReadable,
  topic: readonly LexiconTable[],
): Found {
  const tokens = knownTokens(text, index);
  const scored = scoreIntents(tokens, model);
  let named: readonly LexiconTable[] = [];
  let parts: readonly Part[] | undefined;
  const isKnown = (scored[0]?.share ?? 0) >= leastKnown;
  const plain = plainScores(tokens, model);
  const meant: Meant[] = [];
  for (const { intent, share } of scored.slice(0, isKnown ? mostIntents : 0)) {
    const say = sayings[intent];
    if (share < leastShare || meant.length >= mostMeant) break;
    if (!say) continue;
    const scores = labelScores(tokens, intent, model, plain);
    const labels = labelsOf(scores, model, model.needs[intent]);
    const all = partsOf(text, tokens, spansOf(withRowNumbers(tokens, labels, intent)), index);
    parts ??= all;
    const own = tablesOf(all, index);
    if (named.length === 0) named = own;
    const tables =
      intent === 'create'
        ? [noTable]
        : own.length > 0
          ? aboutOf(intent, own, index).slice(0, isAboutAccess(intent) ? 1 : 2)
          : topic.slice(0, 1);
    const instructions = tables.flatMap((table) =>
      firstOf([...new Set(say({ text, all }, table, index.tables))].slice(0, mostWays), (one, isLenient) =>
        isReadable(one, intent, isLenient),
      ),
    );
    if (instructions.length === 0) continue;
    const certainty = share * labelShare(scores, labels, model);
    meant.push(...instructions.map((instruction) => ({ intent, share, certainty, instruction })));
  }
  return { meant, text, parts: parts ?? [], intent: scored[0]?.intent ?? 'none', tables: named };
}

/** Several requests as one instruction. */
function together(firsts: readonly Meant[]): readonly Meant[] {
  return firsts.length < 2
    ? []
    : [
        {
          intent: firsts.map(({ intent }) => intent).join('+'),
          share: Math.min(...firsts.map(({ share }) => share)),
          certainty: firsts.reduce((product, { certainty }) => product * certainty, 1),
          instruction: `${firsts.map(({ instruction }) => instruction.replace(/[.]+$/u, '')).join('. ')}.`,
        },
      ];
}

/** Two requests that a message seems to be alike, as it may be both. */
function both(meant: readonly Meant[]): readonly Meant[] {
  const [first] = meant;
  const second = meant.find(({ intent, share }) => intent !== first?.intent && share >= leastShared);
  return first === undefined || second === undefined || first.share > mostShared
    ? []
    : together([first, second]);
}

/** New tables that several requests describe, as one instruction. */
function createdBy(found: readonly Found[]): readonly Meant[] {
  if (found.length < 2 || !found.some(({ intent }) => intent === 'create')) return [];
  const instruction = newTables(found);
  return instruction === undefined
    ? []
    : [{ intent: 'create', share: found[0]?.meant[0]?.share ?? 0, certainty: 0, instruction }];
}

/**
 * The instructions that a message may mean, the likeliest first: what was learned from annotated messages says which
 * parts of it matter, and `isReadable` whether the rules read an instruction completely.
 */
export function meantBy(
  text: string,
  index: CoreIndex,
  model: LearnedModel,
  isReadable: IsReadable,
): readonly Meant[] {
  const read = meantByOne(text, index, model, isReadable, []);
  const pieces = piecesOf(text, knownTokens(text, index), model.splits);
  const parts = pieces.length > 1 ? pieces : sentences(text).map((one) => one.text);
  const shared = both(read.meant);
  if (parts.length < 2 || parts.length > mostPieces) {
    const [first, ...others] = read.meant;
    return first ? [{ ...first, isWhole: parts.length < 2 }, ...shared, ...others] : shared;
  }
  let topic = read.tables;
  const found = parts.map((part) => {
    const one = meantByOne(part, index, model, isReadable, topic);
    if (one.tables.length > 0) topic = one.tables;
    return one;
  });
  const requests = found.filter(({ intent }) => intent !== 'none');
  const isOne = requests.length === 1 && requests[0]?.intent === read.intent;
  const [first, ...others] = read.meant;
  const whole = first ? [{ ...first, isWhole: isOne }] : [];
  const alone = requests
    .flatMap(({ meant }) => meant.slice(0, 2))
    .toSorted((one, other) => other.share - one.share);
  const firsts = requests.flatMap(({ meant }) => meant[0] ?? []);
  const all = together(firsts);
  return [
    ...createdBy(requests).filter(({ instruction, intent }) => isReadable(instruction, intent)),
    ...(firsts.length === requests.length ? all : []),
    ...whole,
    ...(firsts.length < requests.length ? all : []),
    ...shared,
    ...alone.slice(0, 2),
    ...others,
    ...alone.slice(2),
  ];
}
