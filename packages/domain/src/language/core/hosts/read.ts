import { clausesOf } from './clauses.ts';
import type { Clause } from './clauses.ts';
import { itemsOf } from './items.ts';
import { verbs } from './items.ts';
import { gaps, matchesOf } from './match.ts';
import type { Match } from './match.ts';
import { nameIndex } from './names.ts';
import { certainSentence } from './nearest/certain.ts';
import { nearOperations, nearSentences, severalWishes } from './nearest/rank.ts';
import type { Near } from './nearest/rank.ts';
import { sayChange } from './say.ts';
import { scheduled } from './schedule.ts';
import { tokensOf } from './tokens.ts';
import type { HostChange, HostContext, HostReading, Item } from './types.ts';
import type { Reading, ReadPart, ReadWords } from '../../ast/reading.ts';

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

type Question = Extract<Reading, { kind: 'question' }>;

const joiners = new Set(['NAMED', 'USE', 'SCOPELIVE', 'SCOPEPREVIEW', 'SCOPEBOTH', 'OLDSTAYS', 'FIRST']);
const isSpare = (item: Item): boolean =>
  item.cat === 'mark' || item.cat === 'break' || item.cat === 'filler' || item.cat === 'glue';

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
/** A choice as it is shown: without the value of a variable or a password. */
const labelOf = (sentence: string): string =>
  (sentence.charAt(0).toUpperCase() + sentence.slice(1)).replaceAll(
    /(?<=variable \w+ to |the password )"[^"]*"/gu,
    '••••',
  );
const question = (text: string, choices: readonly string[] = []): Question => ({
  kind: 'question',
  text,
  choices: choices.map((sentence) => ({
    label: labelOf(sentence),
    instruction: sentence,
  })),
});

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
  const [odd] = unread;
  if (odd !== undefined && !isSafelyUnread(match)) {
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

/** Things that a change touches, as they are named in sentences. */
const touched = (change: HostChange): string => JSON.stringify(change.change);

/** A clause that says what must stay: fine if no change touches it. */
function isKept({ items }: Clause, changes: readonly HostChange[]): boolean {
  const content = items.filter((item) => !isSpare(item));
  const isOnly =
    content.some(({ cat, value }) => cat === 'cue' && value === 'SINGLE') &&
    !content.some(({ cat, value }) => cat === 'cue' && value === 'KEEP');
  const scoped = changes.every(
    ({ change }) =>
      !['discard', 'restore', 'save'].includes(change.do) ||
      ('paths' in change && change.paths !== undefined),
  );
  const isBroad = changes.some(
    ({ change }) => change.do === 'delete-site' || (!scoped && change.do !== 'save'),
  );
  if (isOnly)
    return (
      changes.length === 1 &&
      scoped &&
      content.every(({ cat, value, refs }) =>
        cat === 'cue'
          ? /^(?:SINGLE|FILE|PAGE|CHANGES|THATCHANGE|VERSION)$/u.test(value)
          : refs.some((ref) => changes.some((change) => touched(change).includes(JSON.stringify(ref.value)))),
      )
    );
  const isKnown = content.every(({ cat, value }) =>
    cat === 'cue'
      ? /^(?:KEEP|OTHERS|CHANGES|FILE|PAGE|UNSAVED|SINGLE|AS|EXCEPT|VERSION|ALL|BRANCH|MAIN|DOMAIN|OLDSTAYS|REAL|LIVE|SITE|NOT|PREVIOUS|CURRENT|HISTORY|COPY)$/u.test(
          value,
        )
      : cat === 'name' || cat === 'file' || cat === 'time',
  );
  if (!isKnown || isBroad) return false;
  return !content.some(({ refs }) =>
    refs.some((ref) => changes.some((change) => touched(change).includes(JSON.stringify(ref.value)))),
  );
}

/** Whether a clause only takes something that the next one is about: "take the winter preview and make it live". */
function isHandedOn({ items, mood }: Clause, next: Clause | undefined): boolean {
  const isOnlyTaken =
    items.every(
      ({ cat, value }) => cat !== 'cue' || /^(?:TAKE|PREVIEW|BRANCH|VERSION|FILE|PAGE)$/u.test(value),
    ) && items.some(({ value }) => value === 'TAKE');
  return (
    mood === 'request' &&
    isOnlyTaken &&
    next?.mood === 'request' &&
    next.items.some(({ said }) => /^(?:it|that|this|them)$/iu.test(said))
  );
}

/** Whether a clause says what is to be tried: the branch for it may come in another clause. */
function isTrial({ items, mood }: Clause): boolean {
  return (
    mood === 'request' &&
    items.find(({ cat, value }) => cat === 'cue' && verbs.has(value))?.value === 'TRY' &&
    !items.some(({ value }) => value === 'IF' || value === 'NOT')
  );
}

/** Whether words behind a request may limit it: anything but a judgement or that something is not needed. */
function isLimit({ items }: Clause): boolean {
  const isRemark =
    items.some(({ value }) => value === 'NOLONGER') ||
    items.every((item) => isSpare(item) || /^(?:BROKEN|BETTER|CHECKED|DAYPART)$/u.test(item.value));
  return !isRemark;
}

/** Whether "then" follows a clause without a verb, so that it was a request itself. */
const isFollowed = ({ mood }: Clause, next: Clause | undefined): boolean =>
  mood === 'fragment' &&
  next !== undefined &&
  next.items.slice(0, 3).some(({ said }) => /^(?:and )?then$/iu.test(said));

/** Whether a clause starts like a request with a verb that is not known: "sve my work". */
function isUnknownVerb({ items }: Clause): boolean {
  const [first, second] = items.filter((item) => item.cat !== 'mark' && item.cat !== 'filler');
  return (
    first?.cat === 'word' &&
    second !== undefined &&
    (/^(?:my|our|the|it|all|this|that|everything)$/iu.test(second.said) ||
      /^(?:CHANGES|ALL)$/u.test(second.value))
  );
}

/** Whether a clause only tells something and may be left aside: nothing in it limits or asks. */
function isContext({ items, mood }: Clause): boolean {
  const has = (...cues: readonly string[]): boolean =>
    items.some(({ cat, value }) => cat === 'cue' && cues.includes(value));
  // "so I can go back if I break something"
  const so = items.findIndex(({ said }) => /^so(?: that)?$/iu.test(said));
  const isPurpose =
    so >= 0 && /^(?:i|we|he|she|they|it|people|everyone|nobody)$/iu.test(items[so + 1]?.said ?? '');
  if (mood === 'tells') return !has('UNTIL', 'EXCEPT') && (isPurpose || !has('IF'));
  // "not paying for it any more"
  if (has('NOT') && has('NOLONGER')) return true;
  return (
    items.every(
      ({ cat, value }) =>
        cat !== 'cue' ||
        /^(?:BROKEN|CHANGES|FILE|PAGE|CURRENT|NEW|CHECKED|PREVIOUS|VERSION|LAST|WHAT|HOWCOME|EVERYONE|PREVIEW|SITE|BRANCH|OFF|AGAIN|REAL|SINCE|LASTSAVE|THATCHANGE|PERSON|DAYPART|LIVE|DOMAIN|PASSWORD|UNSAVED|MAIN|ALL|WAS|VARIABLE|HISTORY|WORKING|NOLONGER|COPY|FIRST)$/u.test(
          value,
        ),
    ) &&
    !items.some(
      ({ cat }) =>
        cat === 'quoted' ||
        cat === 'file' ||
        cat === 'variable' ||
        cat === 'domain' ||
        cat === 'email' ||
        cat === 'path',
    )
  );
}

/** How much must speak for an operation if no rule read anything. */
const certain = 3;

/** The most choices that a question back has. */
const mostChoices = 3;

/** The sentences of a question and those nearest to what was said: only those that plan, each effect once. */
function choicesOf(own: readonly string[], near: readonly Near[], context: HostContext): readonly string[] {
  const found = new Map<string, string>();
  const [first, ...rest] = own;
  const nearest = nearSentences(near, 6);
  for (const sentence of [
    ...(first === undefined ? [] : [first]),
    ...nearest.slice(0, 2),
    ...rest,
    ...nearest,
  ]) {
    if (found.size === mostChoices) break;
    const reading = readByFrames(sentence, context)?.reading;
    const effect = reading?.kind === 'parts' ? JSON.stringify(reading.parts) : undefined;
    if (effect !== undefined && !found.has(effect)) found.set(effect, sentence);
  }
  return [...found.values()];
}

/**
 * Reads a founder's instruction about the code and the site: changes and questions in order, or one question back. A
 * question has up to three choices, each an instruction that plans.
 * @returns undefined if nothing in it is about either.
 *
 * @example
 * readHosts('Pia and Jo like tea', { today: '2026-11-23', code: { branch: 'main', branches: ['main'], tags: [], files: [], unsaved: [], commits: [], hasSetAside: false }, site: { live: null, deploys: [], previews: [], domains: [], variables: [], redirects: [], schedule: null, online: false, passwords: { live: false, previews: false } } })
 * // => undefined
 */
export function readHosts(instruction: string, context: HostContext): HostReading | undefined {
  const read = readByFrames(instruction, context);
  if (read !== undefined && read.reading.kind !== 'question') return read;
  const text = instruction.slice(0, 2000).replaceAll('’', "'");
  const items = itemsOf(tokensOf(text), nameIndex(context), context.today);
  const near = nearOperations(text, items, context);
  const own =
    read?.reading.kind === 'question' ? read.reading.choices.map(({ instruction: one }) => one) : [];
  const clauses = clausesOf(items);
  // What the rules ask about because several things are meant is not certain.
  const isOpen =
    gaps(items, near[0]?.op ?? '').length === 0 &&
    (read?.reading.kind !== 'question' || /^I (?:don't know|understood)/u.test(read.reading.text));
  const certainly = isOpen ? certainSentence(near, clauses, text) : undefined;
  const meant = certainly === undefined ? undefined : readByFrames(certainly, context);
  if (certainly !== undefined && meant?.reading.kind === 'parts') return meant;
  const requests = clauses
    .filter(({ mood }) => mood === 'request' || mood === 'fragment')
    .map((clause) => clause.items);
  const wishes = severalWishes(requests, text, context);
  const joint = wishes.length > 0 ? [wishes.join(', and then ')] : [];
  const choices = choicesOf([...joint, ...own], near, context);
  if (
    read === undefined &&
    (choices.length === 0 || (near[0]?.score ?? 0) < (context.service === undefined ? certain : certain / 2))
  )
    return undefined;
  const asked =
    read?.reading.kind === 'question'
      ? read.reading.text
      : "I'm not sure what you mean, so I haven't changed anything. Do you want one of these?";
  return {
    reading: question(asked, choices),
    score: read?.score ?? 0.2,
    claimed: read?.claimed ?? [],
  };
}

function readByFrames(instruction: string, context: HostContext): HostReading | undefined {
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
  const odd = [
    ...(draft.changes.some(({ change }) => change.do === 'create-branch') ? [] : trials),
    ...aside.filter((clause) => !isContext(clause) || clause === late),
    ...kept.filter((clause) => !isKept(clause, draft.changes)),
  ][0];
  if (odd !== undefined && draft.changes.length > 0)
    return {
      reading: question(
        `I understood this: ${draft.words.map(({ read }) => read).join(', then ')}. But I don't know what to do about "${textOf(odd.items, text)}", so I haven't changed anything.`,
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
