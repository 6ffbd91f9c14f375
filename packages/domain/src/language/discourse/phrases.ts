import { plainLine } from '../../shared/text/index.ts';
import { undoIn, type UndoRequest } from './undoWords.ts';

/** Words around what a person says that change nothing. */
const fillers = [
  'please', 'pls', 'thanks', 'thank you', 'thank you very much', 'dear', 'then', 'now', 'well', 'oh', 'ah', 'uh', 'um',
  'hmm', 'hm', 'so', 'and', 'but', 'hey', 'right', 'just', 'really', 'for me', 'with it', 'with that', 'again please',
  'that would be lovely', 'that would be great', 'sorry', 'oops', 'kindly', 'actually', 'my apologies', 'alright then',
] as const; // prettier-ignore

const approving = [
  'yess', 'yees', 'jup', 'sure thing', 'please do', 'that works', 'works for me', 'sounds great', 'looks great', 'looks right',
  'nice', 'make it', 'create it', "that'd be great", 'be my guest', '👍', '✅', 'ok yes', 'yes create', 'yes please',
  'yes', 'yeah', 'yep', 'yup', 'yea', 'y', 'ya', 'sure', 'ok', 'okay', 'k', 'do it', 'do that', 'do so', 'yes do',
  'go', 'go ahead', 'go on', 'go for it', 'proceed', 'please proceed', 'approve', 'approved', 'approve it', 'approve that',
  'i approve', 'confirm', 'confirmed', 'run it', 'execute', 'execute it', 'apply', 'apply it', 'make it so',
  'looks good', 'look good', 'sounds good', 'good', 'is good', 'it is good', 'all good', 'great', 'perfect', 'fine',
  'that is fine', "that's fine", 'correct', 'that is correct', "that's correct", 'that is right', "that's right",
  'exactly', 'absolutely', 'definitely', 'of course', 'certainly', 'why not', 'alright', 'all right', "let's do it",
  'lets do it', 'let us do it', "let's go", 'lets go', 'yes to that', 'agreed', 'i agree', 'lovely', 'wonderful',
] as const; // prettier-ignore

const declining = [
  'no', 'nope', 'nah', 'n', 'cancel', 'cancel it', 'cancel that', 'never mind', 'nevermind', 'never mind that one',
  'never mind that', 'forget it', 'forget that', 'forget about it', 'stop', 'stop it', 'stop that', "don't", 'dont',
  "don't do it", 'do not', 'do not do it', "don't do that", 'leave it', 'not now', 'no thanks', 'no thank you',
  'discard', 'discard it', 'discard that', 'decline', 'decline it', 'decline that', 'reject', 'reject it', 'abort',
  'scrap that', 'scrap it', 'skip it', 'skip that', 'rather not', 'i changed my mind', 'changed my mind', 'neither',
  'none', 'none of them', 'none of those', 'none of these', 'neither of them', 'not that', 'not this', 'wrong',
  "that's wrong", 'that is wrong', 'this is wrong', 'it is wrong', "it's wrong", 'that was wrong', 'this was wrong', 'it was wrong',
  'this is not right', 'that is not right', "that's not right", 'not right', 'not what i wanted', 'not what i want',
  'that is not what i wanted', 'this is not what i wanted', "that's not what i wanted", 'that was a mistake', 'a mistake',
] as const; // prettier-ignore

/** Neither yes nor no. */
const waiting = [
  'wait', 'wait a moment', 'wait a minute', 'hold on', 'not yet', 'later', 'maybe later', 'do it later', 'not sure',
  "i'm not sure", 'i am not sure', 'let me think', 'one moment', 'maybe',
] as const; // prettier-ignore

const redoing =
  /^(?:(?:no|oops|wait)[\s,]+)*(?:redo(?: (?:it|that|this|the last (?:one|change|step)))?|undo (?:the|that|my) (?:last )?undo|do (?:it|that) (?:again|once more)|again|once more|repeat(?: (?:it|that))?|same again)$/u;

const asking = {
  did: /^(?:what (?:did|have|had) you (?:just |actually |now )*(?:do|done|did|change|changed)(?: (?:just )?(?:now|there))?|what (?:just )?happened(?: just)?(?: there)?|what (?:was|is) (?:that|done)|what (?:has )?changed|what was changed|is it done|did it work|did that work|are you done)$/u,
  why: /^(?:why|why not|why so|why is that|why that|how come|why (?:did|do|would|have|are|is|was|were|can't|cannot|couldn't|didn't|won't|not) .{1,60}|what do you mean|i (?:do not|don't) understand|explain(?: that| this| it)?|what does that mean)$/u,
  next: /^(?:what (?:(?:can|should|could|do|shall|must) i|i (?:can|should|could|shall|must)) (?:do|try|say|ask|type|write)(?: (?:next|now|here|with you|about it|about that))*|what (?:now|next|else|else can i do)|what is next|what's next|now what|and now|next|what (?:comes|is) next|how (?:do i|can i|should i) (?:continue|go on))$/u,
} as const;

function source(phrases: readonly string[]): string {
  return phrases.toSorted((one, other) => other.length - one.length).join('|');
}

/** Whether a text consists of the phrases, at least one, and of words that change nothing. */
function madeOf(phrases: readonly string[], around: readonly string[] = fillers): (text: string) => boolean {
  const only = new RegExp(`^(?:(?:${source([...phrases, ...around])})(?:[\\s,]+|$))+$`, 'u');
  const some = new RegExp(`(?:^|[\\s,])(?:${source(phrases)})(?:[\\s,]|$)`, 'u');
  return (text) => only.test(text) && some.test(text);
}

const isApproving = madeOf(approving);
const isWaiting = madeOf(waiting);
const isDeclining = madeOf(declining, [...fillers, 'ok', 'okay', 'well no', 'that one', 'that', 'it']);
const leading = new RegExp(
  `^(?:(?:${source([
    ...fillers.filter((words) => !/^(?:and|just|now|again please)$/u.test(words)),
    ...declining.filter((words) => words.includes('mind')),
    "(?:and )?while (?:we're|we are|you're|you are|i'm|i am) at it",
    'can you', 'could you', 'would you', 'will you', 'ok', 'okay', 'i want to', 'i want you to', 'i would like to', "i'd like to",
    'thank you so much',
  ])})[\\s,.!]+)+`,
  'u',
); // prettier-ignore
const trailing = new RegExp(`(?:(?<! as)[\\s,]+(?:${source(fillers)}))+$`, 'u');

/** A text in small letters on one line, without punctuation at its end. */
export function bare(text: string): string {
  return plainLine(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[.!?…;]+(?=\s|$)/gu, ',')
    .replaceAll(/,(?:\s*,)+/gu, ',')
    .replace(/[\s,]+$/u, '');
}

/** A text without the words around it that change nothing; capitals stay. */
export function core(text: string): string {
  const line = plainLine(text)
    .replaceAll('’', "'")
    .replace(/[\s,.!?…;]+$/u, '');
  const small = line.toLowerCase();
  const from = leading.exec(small)?.[0].length ?? 0;
  const rest = line.slice(from);
  const tail = trailing.exec(rest.toLowerCase())?.[0].length ?? 0;
  return rest.slice(0, rest.length - tail).trim();
}

/** A short utterance about what was planned, done or said. */
export type Remark =
  | 'approve'
  | 'decline'
  /** Neither yes nor no, yet. */
  | 'wait'
  | UndoRequest
  | 'redo'
  | keyof typeof asking;

const longest = 120;

/**
 * The remark that a whole text is; undefined for an instruction.
 * @example
 * remarkIn('Yes please, go ahead!') // => 'approve'
 */
export function remarkIn(text: string): Remark | undefined {
  if (text.length > longest || /["“”]/u.test(text)) return undefined;
  const said = bare(text);
  const short = bare(core(text));
  const undo = undoIn(short);
  if (undo) return undo;
  if (redoing.test(short)) return 'redo';
  for (const about of ['did', 'why', 'next'] as const)
    if (asking[about].test(short) || asking[about].test(said)) return about;
  if (isWaiting(said)) return 'wait';
  if (isDeclining(said)) return 'decline';
  return isApproving(said) ? 'approve' : undefined;
}

/** What follows a yes or no at the start: "but without email" in "yes, but without email". */
export function afterAnswer(text: string): string | undefined {
  return /^(?:yes|yeah|yep|ok|okay|sure|no|nope|nah|fine|good|great|perfect)[\s,.!]+(?:but[\s,]+)?(?<rest>\S.*)$/iu.exec(
    text,
  )?.groups?.['rest'];
}

/** What follows an approval in the same sentence: "publish it" in "yes, publish it". */
export function afterApproval(text: string): string | undefined {
  const match = new RegExp(`^(?:${source(approving)})[\\s,]+(?<rest>.+)$`, 'u').exec(bare(text));
  return match?.groups?.['rest'];
}
