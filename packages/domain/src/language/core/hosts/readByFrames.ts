import { clausesOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { itemsOf } from './items.ts';
import { matchesOf } from './match.ts';
import type { Match } from './match.ts';
import { nameIndex } from './names.ts';
import {
  isContext,
  isFollowed,
  isHandedOn,
  isKept,
  isLimit,
  isSpare,
  isTrial,
  isUnknownVerb,
} from './clauseRoles.ts';
import { question, type Question } from './question.ts';
import { sayChange } from './say.ts';
import { scheduled } from './schedule.ts';
import { tokensOf } from './tokens.ts';
import type { HostChange, HostContext, HostReading, Item } from './types.ts';
import type { ReadPart, ReadWords } from '../../ast/reading.ts';

/** What was gathered from the clauses read so far. */
interface Draft {
  readonly changes: HostChange[];
  readonly parts: ReadPart[];
  readonly words: ReadWords[];
  readonly claimed: string[];
  readonly unused: string[];
  readonly weights: number[];
  /** The last change came from what is to be tried. */
  trial: boolean;
}

/** The most clauses that one instruction may have. */
const mostClauses = 40;

const joiners = new Set(['NAMED', 'USE', 'SCOPELIVE', 'SCOPEPREVIEW', 'SCOPEBOTH', 'OLDSTAYS', 'FIRST']);

/** Clauses that only add a name, a place or a time to a request are joined with it. */
function joined(clauses: readonly Clause[]): Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const at = all.findLastIndex(({ mood }) => mood === 'request');
    const before =
      at < 0 || all.slice(at + 1).some(({ mood }) => mood !== 'tells' && mood !== 'keeps')
        ? undefined
        : all[at];
    const first = clause.items.find(
      (item) =>
        !(
          item.cat === 'mark' ||
          item.cat === 'break' ||
          (item.cat === 'filler' && item.value === 'polite') ||
          /^(?:and|but|it|as|with)$/iu.test(item.said)
        ),
    );
    const adds =
      first !== undefined &&
      ((first.cat === 'cue' && joiners.has(first.value)) ||
        first.cat === 'quoted' ||
        (first.cat === 'time' && clause.items.every((item) => isSpare(item) || item.cat === 'time')));
    if (before !== undefined && adds && (clause.mood === 'fragment' || clause.mood === 'request'))
      all[at] = { ...before, items: [...before.items, ...clause.items] };
    else all.push(clause);
  }
  return all;
}

const textOf = (items: readonly Item[], text: string): string =>
  text.slice(items[0]?.start ?? 0, items.at(-1)?.end ?? 0).trim();

const sentenceOf = (match: Match, context: HostContext): string[] =>
  match.meaning.kind === 'changes' &&
  !match.meaning.changes.some(
    ({ change }) =>
      change.do === 'set-variable' ||
      change.do === 'set-password' ||
      change.do === 'write-file' ||
      change.do === 'delete-site',
  )
    ? [match.meaning.changes.map((change) => sayChange(change, context)).join(' and ')]
    : [];

/** Changes that put nothing at risk if a word of description around them is not understood. */
const additive = /^(?:preview|set-aside|switch)$/u;

/** Whether only plain words are left unread in a change that takes nothing away. */
const isSafelyUnread = ({ frame, meaning, unread }: Match): boolean =>
  meaning.kind === 'changes' &&
  additive.test(frame.id) &&
  unread.length < 4 &&
  unread.every(
    ({ cat, fixed, value }) => cat === 'word' && !fixed && !/^(?:unpaid|monthly|weekly)$/u.test(value),
  );

/** What is not clear about a match, as a question back. */
function doubt(match: Match, others: readonly Match[], context: HostContext): Question | undefined {
  const { meaning, unread, frame } = match;
  const [first] = unread;
  if (first !== undefined && !isSafelyUnread(match)) {
    const said = unread
      .map((item) => `"${item.said.trim()}"`)
      .slice(0, 3)
      .join(' and ');
    const choices = [
      ...new Set(
        [match, ...others]
          .filter((each) => each.unread.length <= unread.length)
          .flatMap((each) => sentenceOf(each, context)),
      ),
    ];
    return question(
      `I don't know what ${said} means here, so I haven't changed anything. Is this what you want?`,
      choices.slice(0, 3),
    );
  }
  if (meaning.kind === 'ask') return question(meaning.text, meaning.choices);
  if (meaning.kind !== 'changes') return undefined;
  const guessed = frame.isGrave ? match.names.find((item) => item.fixed) : undefined;
  if (guessed !== undefined) return question(`Did you mean "${guessed.value}"?`, sentenceOf(match, context));
  const isWhole = meaning.changes.some(
    ({ change }) => (change.do === 'restore' && change.paths === undefined) || change.do === 'roll-back',
  );
  const rival = others.find(
    (other) =>
      other.unread.length === 0 &&
      other.meaning.kind === 'changes' &&
      other.frame.service !== frame.service &&
      (other.weight >= match.weight ||
        (isWhole &&
          context.service === undefined &&
          /^(?:restore|roll-back)$/u.test(other.frame.id) &&
          !match.claimed.some((said) => /site|visitors|customers|online|live/iu.test(said)))),
  );
  return rival === undefined
    ? undefined
    : question('Do you mean your files, or the site that visitors see?', [
        ...sentenceOf(match, context),
        ...sentenceOf(rival, context),
      ]);
}

/** Reads one clause into the draft; returns a question if it cannot. */
function readClause(
  clause: Clause,
  earlier: readonly Item[],
  text: string,
  context: HostContext,
  draft: Draft,
): Question | undefined | 'nothing' {
  const [match, ...others] = matchesOf(clause.items, earlier, text, context, clause.mood === 'question');
  if (match === undefined) return 'nothing';
  const { meaning } = match;
  const last = draft.changes.at(-1);
  // "make me a branch for the summer camp and put me there"
  const repeats =
    last?.change.do === 'create-branch' &&
    (match.frame.id === 'create-branch' || match.frame.id === 'switch') &&
    meaning.kind === 'ask' &&
    match.unread.length === 0;
  if (repeats) return undefined;
  if (meaning.kind === 'code-question' || meaning.kind === 'site-question') {
    draft.unused.push(...match.unread.map(({ said }) => said));
    draft.parts.push(
      meaning.kind === 'code-question'
        ? { service: 'code-hosting', question: meaning.question }
        : { service: 'deployment', question: meaning.question },
    );
  } else {
    const unclear = doubt(match, others, context);
    if (unclear !== undefined) return unclear;
    if (meaning.kind === 'changes') {
      for (const change of meaning.changes) {
        if (isRepeated(change, draft)) continue;
        replaceSave(change, draft);
        if (change.change.do === 'create-branch' && last?.change.do === 'create-branch' && draft.trial)
          removeLast(draft);
        draft.changes.push(change);
        draft.words.push({
          said: hidden(textOf(clause.items, text), change),
          read: sayChange(change, context),
        });
        addPart(draft.parts, change);
        draft.trial = isTrial(clause);
      }
    }
  }
  draft.claimed.push(...match.claimed);
  draft.weights.push(match.weight);
  return undefined;
}

/** Whether the same change was read before: "we don't need it any more, remove it". */
function isRepeated(change: HostChange, { changes }: Draft): boolean {
  if (changes.some((other) => JSON.stringify(other) === JSON.stringify(change))) return true;
  const last = changes.at(-1);
  return (
    change.change.do === 'save' &&
    last?.change.do === 'save' &&
    change.change.message === undefined &&
    change.change.paths === undefined &&
    last.change.paths === undefined
  );
}

/** A save that is named in a second clause: "save it all, as the first version". */
function replaceSave(change: HostChange, draft: Draft): void {
  const last = draft.changes.at(-1);
  if (
    change.change.do !== 'save' ||
    last?.change.do !== 'save' ||
    last.change.message !== undefined ||
    last.change.paths !== undefined
  )
    return;
  removeLast(draft);
}

function removeLast(draft: Draft): void {
  draft.changes.pop();
  draft.words.pop();
  const part = draft.parts.at(-1);
  if (part !== undefined && 'changes' in part) part.changes.pop();
  if (part !== undefined && 'changes' in part && part.changes.length === 0) draft.parts.pop();
}

/** The words of a clause without the value of a variable or a password. */
function hidden(said: string, { change }: HostChange): string {
  const secret =
    change.do === 'set-variable' ? change.value : change.do === 'set-password' ? change.password : undefined;
  return secret === undefined ? said : said.replaceAll(secret, '••••');
}

function addPart(parts: ReadPart[], change: HostChange): void {
  const last = parts.at(-1);
  if (change.service === 'code-hosting') {
    if (last?.service === 'code-hosting' && 'changes' in last) last.changes.push(change.change);
    else parts.push({ service: 'code-hosting', changes: [change.change] });
  } else if (last?.service === 'deployment' && 'changes' in last) last.changes.push(change.change);
  else parts.push({ service: 'deployment', changes: [change.change] });
}

/** What the frames read of an instruction: changes and questions in order, or one question back. */
export function readByFrames(instruction: string, context: HostContext): HostReading | undefined {
  const text = instruction.slice(0, 2000).replaceAll('’', "'");
  const items = itemsOf(tokensOf(text), nameIndex(context), context.today);
  const clauses = joined(clausesOf(items));
  if (clauses.length > mostClauses)
    return {
      reading: question('That is more than I can do at once. Please send it in smaller steps.'),
      score: 0.3,
      claimed: [],
    };
  const draft: Draft = {
    changes: [],
    parts: [],
    words: [],
    claimed: [],
    unused: [],
    weights: [],
    trial: false,
  };
  const kept: Clause[] = [];
  const trials: Clause[] = [];
  let late: Clause | undefined;
  const aside: Clause[] = [];
  let earlier: Item[] = [];
  let unclear: Question | undefined;
  for (const [at, clause] of clauses.entries()) {
    if (isHandedOn(clause, clauses[at + 1])) aside.push({ ...clause, mood: 'tells' });
    else if (clause.mood === 'keeps') kept.push(clause);
    else if (clause.mood === 'tells') aside.push(clause);
    else {
      const result = readClause(clause, earlier, text, context, draft);
      if (result !== undefined && isTrial(clause)) {
        trials.push(clause);
        earlier = [...earlier, ...clause.items];
        continue;
      }
      if (result === 'nothing') {
        aside.push(clause);
        // What follows a request without a verb may limit it; an unknown verb may be a request.
        if (
          (draft.changes.length > 0 && isLimit(clause)) ||
          isUnknownVerb(clause) ||
          isFollowed(clause, clauses[at + 1])
        )
          late ??= clause;
      } else if (result !== undefined)
        unclear ??= clause.mood === 'fragment' && isContext(clause) ? undefined : result;
    }
    earlier = [...earlier, ...clause.items];
  }
  if (unclear !== undefined) return { reading: unclear, score: 0.3, claimed: draft.claimed };
  if (draft.parts.length === 0 && trials.length > 0)
    return {
      reading: question('Do you want a branch to try that in? What should it be called?'),
      score: 0.3,
      claimed: [],
    };
  if (draft.parts.length === 0) return undefined;
  const unresolved = [
    ...(draft.changes.some(({ change }) => change.do === 'create-branch') ? [] : trials),
    ...aside.filter((clause) => !isContext(clause) || clause === late),
    ...kept.filter((clause) => !isKept(clause, draft.changes)),
  ][0];
  if (unresolved !== undefined && draft.changes.length > 0)
    return {
      reading: question(
        `I understood this: ${draft.words.map(({ read }) => read).join(', then ')}. But I don't know what to do about "${textOf(unresolved.items, text)}", so I haven't changed anything.`,
        [],
      ),
      score: 0.4,
      claimed: draft.claimed,
    };
  const parts = scheduled(draft.parts, items, context);
  if ('text' in parts) return { reading: question(parts.text), score: 0.4, claimed: draft.claimed };
  if (parts.length > 12)
    return {
      reading: question('That is more than I can do at once. Please send it in smaller steps.'),
      score: 0.3,
      claimed: draft.claimed,
    };
  return {
    reading: {
      kind: 'parts',
      parts: [...parts],
      words: draft.words,
      ...(draft.unused.length > 0 && { unused: draft.unused }),
    },
    score: Math.min(1, 0.5 + 0.1 * Math.max(...draft.weights)),
    claimed: draft.claimed,
  };
}
