import type { Frame, FrameReading, ReadState } from '../../frame.ts';
import { sentences } from '../../sentences.ts';
import { ask } from './ask.ts';
import { assemble } from './assemble.ts';
import { byEmail, isBackground, isInquiry, withoutAsides } from './background.ts';
import { inUsualWords, readPeopleList } from './peopleList.ts';
import { mentions } from './mentions.ts';
import { exposure, personalColumns } from './personal.ts';
import { pieces } from './pieces.ts';
import { nothingSaid, type Sayings } from './sayings.ts';
import { say } from './statements.ts';

const cue =
  /\b(?:see|sees|seen|read|reads|reading|readable|view|viewed|visible|visable|legible|look|looks|access\w*|public|private|secret|hidden|hide|lock|shut|close|open|protect\w*|row level security|row security|rls|log(?:s|ged)?[ -]?in|sign(?:s|ed)?[ -]?in|login|authenticated|may|can|cn|cannot|can't|allowed|permitted|able|nobody|everyone|everybody|anyone|anybody|only|let)\b/iu;

/** A sentence without the story before its colon. */
function introduced(sentence: string): readonly string[] {
  const colon = sentence.indexOf(':');
  return colon > 0 && isBackground(sentence.slice(0, colon)) ? [sentence.slice(colon + 1)] : [sentence];
}

function read(text: string, state: ReadState): Sayings | undefined {
  const { tables } = state.index;
  let said = nothingSaid();
  const earlier = state.before.findLast((change) => change.do === 'set-access');
  if (earlier) said.topic = tables.filter(({ name }) => name === earlier.table);
  for (const sentence of sentences(withoutAsides(text)).flatMap((one) => introduced(one.text))) {
    const trimmed = sentence.trim();
    if (isInquiry(trimmed)) return undefined;
    if (byEmail.test(trimmed)) {
      said.isByEmail = true;
      continue;
    }
    const trial: Sayings = {
      ...said,
      statements: [...said.statements],
      locked: [...said.locked],
      unread: [...said.unread],
    };
    say(trial, pieces(mentions(trimmed, state.index), tables));
    if (trial.unread.length > said.unread.length && isBackground(trimmed)) {
      const named = pieces(mentions(trimmed, state.index), tables).flatMap((piece) => piece.tables);
      if (named.length === 1) said.topic = named;
      continue;
    }
    said = trial;
  }
  return said;
}

function readRules(text: string, state: ReadState): FrameReading | undefined {
  if (!cue.test(text)) return undefined;
  const said = read(text, state);
  if (
    said &&
    said.isComplaint &&
    said.statements.length === 0 &&
    said.locked.length === 0 &&
    said.topic.length === 1 &&
    said.topicWho.length > 0
  ) {
    const name = said.topic[0]?.name ?? '';
    const choices = [`Only signed-in people may read ${name}`, `Lock ${name}`].map((instruction) => ({
      label: instruction,
      instruction,
    }));
    return {
      meaning: { ask: `Who should be able to read ${name} from now on?`, choices },
      words: [],
      unread: [],
      cost: 3,
    };
  }
  if (!said || (said.statements.length === 0 && said.locked.length === 0 && !said.isEveryTable))
    return undefined;
  if (
    said.isEveryTable &&
    said.locked.length === 0 &&
    said.statements.length === 0 &&
    !/\b(?:lock|protect\w*|rls|row (?:level )?security|shut|close|secure)\b/iu.test(text)
  )
    return undefined;
  const unread = [...new Set(said.unread)];
  const isOpening = said.statements.some(
    ({ who, isNot }) => !isNot && who.some(({ kind }) => kind === 'everyone' || kind === 'visitors'),
  );
  if (unread.length > 0) {
    const table = isOpening
      ? [...said.topic, ...said.statements.flatMap((one) => one.tables)].find(
          (one) => personalColumns(one).length > 0,
        )
      : undefined;
    return table
      ? { meaning: exposure(table), words: [], unread: [], cost: 4 }
      : { meaning: { changes: [] }, words: [], unread, cost: 2 };
  }
  const found = assemble(said, state.index.tables);
  if ('ask' in found && !said.isExplicit && !isOpening) return undefined;
  if ('ask' in found) return { meaning: found, words: [], unread: [], cost: 3 };
  if (found.length === 0)
    return said.statements.length > 0
      ? { meaning: ask('The rules of these tables say so already.'), words: [], unread: [], cost: 3 }
      : undefined;
  const words = found.flatMap((change) =>
    'table' in change ? [{ said: text.trim(), read: `who may use ${change.table}` }] : [],
  );
  return { meaning: { changes: found }, words, unread: [], cost: 0.5 };
}

/** A reading of other words for a sentence, as one of the sentence. */
function readAs(text: string, reader: (usual: string) => FrameReading | undefined): FrameReading | undefined {
  const found = reader(inUsualWords(text));
  return found && { ...found, words: found.words.map((words) => ({ ...words, said: text.trim() })) };
}

/** Rules for people who are a list without accounts: "mechanics see only their own repairs". */
export function readPeople(text: string, state: ReadState): FrameReading | undefined {
  return readAs(text, (usual) => readPeopleList(usual, state, readRules));
}

/** Who may see, add, change and delete the rows of a table; a question where it is not wholly clear. */
export function readAccess(text: string, state: ReadState): FrameReading | undefined {
  return readPeople(text, state) ?? readAs(text, (usual) => readRules(usual, state));
}

export const accessFrame: Frame = ({ text }, state) => readAccess(text, state);

/** True for a sentence that limits nobody: what is left out of a reading that lets people in. */
export function isHarmless(sentence: string): boolean {
  return (
    isBackground(sentence) ||
    !/\b(?:only|not|never|no|nobody|except|but|without|unless|own|hide|hidden|private|secret)\b|n't\b/iu.test(
      sentence,
    )
  );
}
