import { columnsInOrder } from '../planner/columnsInOrder.ts';
import type { DatabaseChange, Reading, ReadWords } from '../ast/index.ts';
import type { Lexicon } from '../planner/lexicon.ts';
import type { Clause, Frame, FrameReading, ReadState } from './frame.ts';
import { accessFrame, isHarmless, readAccess } from './frames/access/frame.ts';
import { isBackground, isContext } from './frames/context.ts';
import { questionFrames } from './frames/questions/frames.ts';
import { reckoning } from './frames/questions/mustRead.ts';
import { rowFrames } from './frames/rows/frames.ts';
import { readInsert } from './frames/rows/insert.ts';
import { readNewTables } from './frames/schema/createTable.ts';
import { alterFrames } from './frames/schema/alter.ts';
import { withoutContext } from './frames/near/context.ts';
import { readNear } from './frames/near/near.ts';
import { inPlainWords } from './frames/near/rewrite.ts';
import { isTaken } from './frames/tables/store.ts';
import { readWide } from './frames/tables/wide.ts';
import { readExact } from './exact/exact.ts';
import { clauses, isHeading, joined, lines } from './clauses.ts';
import { folded } from './fold.ts';
import { figuresTogether } from './frames/questions/together.ts';
import { piecesOf } from './constituents/pieces.ts';
import { isLimit } from './constituents/selection.ts';
import { ground } from './ground.ts';
import { coreIndex, type CoreIndex } from './schemaIndex.ts';
import { sentences } from './sentences.ts';
import { tokenise } from './tokens.ts';
import { asTyped } from './typed.ts';

/** What an instruction is read against. */
export interface CoreContext {
  readonly lexicon: Lexicon;
  /** ISO date. */
  readonly today: string;
}

/** Frames of the database, in no order: the cheapest complete reading wins. */
const frames: readonly Frame[] = [...alterFrames, ...rowFrames, ...questionFrames, accessFrame];

function best(clause: Clause, state: ReadState): FrameReading | undefined {
  return frames
    .map((frame) => frame(clause, state))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => one.unread.length - other.unread.length || one.cost - other.cost)[0];
}

/** Two requests in one sentence, each read alone. */
function bestOfBoth(text: string, state: ReadState): FrameReading | undefined {
  const halves = text.split(/,?\s+(?:and|but|then|and then|and also|plus)\s+(?=\S+\s+\S+)/iu);
  if (halves.length !== 2) return undefined;
  const read: FrameReading[] = [];
  let { topic } = state;
  for (const half of halves) {
    const items = ground(tokenise(half), state.index);
    const found = best({ text: half, items }, { ...state, topic });
    if (!found || found.unread.length > 0 || !('changes' in found.meaning)) return undefined;
    topic =
      items
        .flatMap(({ entries }) =>
          entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table.name] : [])),
        )
        .at(-1) ?? topic;
    read.push(found);
  }
  return {
    meaning: { changes: read.flatMap(({ meaning }) => ('changes' in meaning ? meaning.changes : [])) },
    words: read.flatMap(({ words }) => words),
    unread: [],
    cost: read.reduce((sum, { cost }) => sum + cost, 0.1),
  };
}

/** True for a change that neither removes nor overwrites nor opens anything. */
function isAdditive(change: DatabaseChange): boolean {
  return (
    [
      'create-table',
      'add-columns',

      'add-index',
      'add-check',
      'add-unique',
      'add-reference',
      'insert',
      'rename-table',
      'rename-column',
    ].includes(change.do) ||
    (change.do === 'change-column' && change.type === undefined && change.fill === undefined)
  );
}

const busy: ReadonlySet<string> = new Set([
  'add',
  'remove',
  'change',
  'rename',
  'mark',
  'increase',
  'decrease',
  'create',
  'only',
  'except',
  'not',
  'never',
  'nobody',
]);

/** True for a sentence beside a change that could neither limit it nor ask for another. */
function isIdle(text: string, index: CoreIndex): boolean {
  return (
    /^(?:(?:we|i|they|nobody|no one) )?(?:never|no longer|don't|do not) (?:use|need|fill|look)s? (?:it|them|that|this)[.! ]*$/iu.test(
      text.trim(),
    ) ||
    (isHarmless(text) &&
      ground(tokenise(text), index).every(
        ({ entries, cue }) => entries.length === 0 && (cue === undefined || !busy.has(cue)),
      ))
  );
}

/** Words by which a sentence limits what it is about. */
export const limiting: ReadonlySet<string> = new Set([
  'only',
  'except',
  'without',
  'not',
  'never',
  'before',
  'after',
  'since',
  'until',
  'more',
  'less',
]);

/** True for a sentence beside a question that names nothing of the database and limits nothing. */
function isStory(text: string, { index, today }: ReadState): boolean {
  return piecesOf({ text }, index, today).every(
    (piece) =>
      !(isLimit(piece) && limiting.has(piece.cue ?? '')) &&
      piece.period === undefined &&
      piece.amount === undefined &&
      !reckoning.test(piece.lower) &&
      (piece.cue === undefined || !busy.has(piece.cue)) &&
      !piece.entries.some(({ kind }) => kind !== 'column'),
  );
}

/**
 * Reads an instruction about the database by the rules: undefined where no frame reads it completely and it describes
 * nothing new to be stored. Deterministic, and bounded by the length of the instruction.
 *
 * @example
 * readDatabase('members: name, email', { lexicon: { tables: [] }, today: '2026-11-23' }).kind // => 'parts'
 */
export function readDatabase(said: string, context: CoreContext): Reading | undefined {
  const instruction = columnsInOrder(said);
  const index = coreIndex(context.lexicon);
  const { today } = context;
  const exact = readExact(instruction, index, today, (one) => readClauses(one, index, today));
  return asTyped(exact ?? readRules(instruction, index, today), instruction, index);
}

function readRules(instruction: string, index: CoreIndex, today: string): Reading | undefined {
  const read = readClauses(
    isStockQuestion.test(instruction) ? inPlainWords(instruction, index) : instruction,
    index,
    today,
  );
  const isVague =
    read?.kind === 'question' &&
    (read.choices.length === 0 ||
      !/\b(?:see|seen?|reads?|reading|views?|look|access|visible|public|private|hid\w*|lock\w*|clos\w+|log\w*|sign\w*|internet|strangers?|visitors?|protect\w*|secret|expos\w+|own|edit\w*|write|rights?|policy|everybody|anyone|anybody|strangers?)\b/iu.test(
        instruction,
      ));
  if (read && !isVague) return read;
  return (
    (read ? undefined : readWide(instruction, index)) ??
    readPlain(instruction, index, today) ??
    readNear(instruction, index, (one) => onlyAdds(readClauses(one, index, today))) ??
    read
  );
}

/** Reads an instruction in plain words, literally: without looking for what else may be meant. */
export function readPlainly(said: string, { lexicon, today }: CoreContext): Reading | undefined {
  const instruction = columnsInOrder(said);
  const index = coreIndex(lexicon);
  const exact = readExact(instruction, index, today, (one) => readClauses(one, index, today));
  return asTyped(exact ?? readClauses(instruction, index, today), instruction, index);
}

/** What a new table is to hold may be in the words that only seem to tell something. */
function makesTables({ parts }: Extract<Reading, { readonly kind: 'parts' }>): boolean {
  return parts.some(
    (part) =>
      part.service === 'database' &&
      'changes' in part &&
      part.changes.some((change) => change.do === 'create-table'),
  );
}

/** Words by which a question is about what is left, and which name no deed: `sold out` is no sale. */
const isStockQuestion = /^(?:which|what|show|list)\b.*\b(?:sold out|out of stock)\b/iu;

/** Reads an instruction without what it only tells, and in plainer words; only where that reads completely. */
function readPlain(instruction: string, index: CoreIndex, today: string): Reading | undefined {
  if (instruction.length > longestTold) return undefined;
  const short = withoutContext(instruction, index, today);
  const variants = [inPlainWords(instruction, index), short, inPlainWords(short, index)];
  const known = new Set([instruction, instruction.trim().replace(/[.!]+$/u, ''), '']);
  for (const variant of variants) {
    if (known.has(variant)) continue;
    known.add(variant);
    const read = readClauses(variant, index, today);
    if (read?.kind === 'parts' && !makesTables(read)) return read;
  }
  return undefined;
}

/** Characters of an instruction that is read again without its context. */
const longestTold = 600;

/** True for a reading that changes the database and neither removes nor overwrites nor opens anything. */
function onlyAdds(reading: Reading | undefined): boolean {
  return (
    reading?.kind === 'parts' &&
    reading.parts.every(
      (part) =>
        part.service === 'database' &&
        'changes' in part &&
        part.changes.every((change) => isAdditive(change)),
    )
  );
}

/** Reads an instruction clause by clause, each by the frame that reads it completely. */
function readClauses(instruction: string, index: CoreIndex, today: string): Reading | undefined {
  const tables = readNewTables(
    instruction,
    index.tables.map(({ name }) => name),
    (words) => isTaken(words, index),
  );
  if (tables && tables.unread.length === 0)
    return {
      kind: 'parts',
      parts: [{ service: 'database', changes: [...tables.changes] }],
      words: [...tables.words],
    };
  const listed = instruction.includes('\n')
    ? readInsert({ text: lines(instruction), items: [] }, { index, before: [], today })
    : undefined;
  if (listed && listed.unread.length === 0 && 'changes' in listed.meaning)
    return {
      kind: 'parts',
      parts: [{ service: 'database', changes: [...listed.meaning.changes] }],
      words: [...listed.words],
    };
  const access = readAccess(instruction, { index, before: [], today });
  if (access && access.unread.length === 0 && 'changes' in access.meaning)
    return {
      kind: 'parts',
      parts: [{ service: 'database', changes: [...access.meaning.changes] }],
      words: [...access.words],
    };
  const asked: Reading | undefined =
    access && 'ask' in access.meaning
      ? { kind: 'question', text: access.meaning.ask, choices: [...access.meaning.choices] }
      : undefined;
  const changes: DatabaseChange[] = [];
  const words: ReadWords[] = [];
  const skipped: string[] = [];
  const stories: string[] = [];
  const questions: FrameReading[] = [];
  let topic: string | undefined;
  for (const text of joined(sentences(instruction)).flatMap((sentence) => clauses(sentence))) {
    const items = ground(tokenise(text), index);
    const state: ReadState = { index, before: changes, today, topic };
    const isTitle = isHeading(text) && text.trim().endsWith(':');
    const found = isTitle ? undefined : (best({ text, items }, state) ?? bestOfBoth(text, state));
    topic =
      items
        .flatMap(({ entries }) =>
          entries.flatMap((entry) => (entry.kind === 'table' ? [entry.table.name] : [])),
        )
        .at(-1) ?? topic;
    if (!found || found.unread.length > 0) {
      if (isHeading(text)) continue;
      if (items.some(({ lower }) => reckoning.test(lower))) return asked;
      if (isContext(text) || isBackground(text)) skipped.push(text);
      else if (isStory(text, state)) stories.push(text);
      else return asked;
      continue;
    }
    if ('ask' in found.meaning)
      return { kind: 'question', text: found.meaning.ask, choices: [...found.meaning.choices] };
    words.push(...found.words);
    if ('changes' in found.meaning) changes.push(...found.meaning.changes);
    else questions.push(found);
  }
  const question = questions.length > 1 ? figuresTogether(questions) : questions[0];
  if (questions.length > 0 && !question) return asked;
  const unused = [...(question?.unused ?? []), ...stories.map((text) => text.slice(0, 80))];
  if (question && 'question' in question.meaning)
    return changes.length > 0
      ? asked
      : {
          kind: 'parts',
          parts: [
            { service: 'database', question: question.meaning.question, caption: question.meaning.caption },
          ],
          words,
          ...(unused.length > 0 && { unused }),
        };
  const isSafe =
    changes.every((change) => isAdditive(change)) || skipped.every((text) => isIdle(text, index));
  return changes.length === 0 || stories.length > 0 || !isSafe
    ? asked
    : { kind: 'parts', parts: [{ service: 'database', changes: [...folded(changes)] }], words };
}
