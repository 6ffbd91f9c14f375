import { draftedApps, isNearer, type DraftedApp, type LearnedApps } from '@saywright/domain/learned';
import type { ProjectRow } from '../store/store.ts';
import type { ServicePlan } from './planAnswers.ts';

/** The apps that a message may ask for in its own words, the likeliest first; none in a project that stores something. */
export type DraftApps = (project: ProjectRow, message: string) => Promise<readonly DraftedApp[]>;

/** A message as short as this describes nothing. */
const shortest = 20;
/** Somebody who tells or wants something. */
const telling =
  /\b(?:i|we|my|our|us|me|need|want|would|like|looking|please|pls|app|site|website|web|page|system|tool|something|people|customers?|clients?|members?|parents|guests?|everyone|everybody|who|where)\b/iu;

interface DraftParts {
  readonly tablesOf: (project: ProjectRow) => Promise<readonly string[]>;
  readonly learned: () => Promise<LearnedApps>;
}

/** Reads apps from messages by what was learned from others. */
export function draftApps({ tablesOf, learned }: DraftParts): DraftApps {
  return async (project, message) =>
    message.length < shortest || !telling.test(message) || (await tablesOf(project)).length > 0
      ? []
      : draftedApps(message, await learned());
}

const mostChoices = 3;

const asChoice = ({ label, instruction }: DraftedApp): Pick<DraftedApp, 'label' | 'instruction'> => ({
  label,
  instruction,
});

/**
 * Adds the apps that a message may ask for to a question about it: before what is offered, unless that is nearer. Sentences
 * that run on any project are no other meaning of the message.
 */
export function withDraftedApps(
  answer: ServicePlan,
  drafts: readonly DraftedApp[],
  message: string,
): ServicePlan {
  const { outcome } = answer;
  const [draft, more] = drafts;
  if (outcome.kind !== 'question' || !draft) return answer;
  const offered =
    outcome.isUnread === true
      ? outcome.choices.filter(({ instruction }) => instruction.startsWith('Build '))
      : outcome.choices;
  const [first, ...others] = offered;
  if (first && isNearer(first.instruction, draft, message)) {
    const choices = [first, asChoice(draft), ...others].slice(0, mostChoices);
    return { ...answer, outcome: { ...outcome, choices } };
  }
  const text = `${draft.text}${first ? ' Or is it one of the others?' : ' Is this what you mean?'} Nothing was planned.`;
  const choices = more
    ? [asChoice(draft), ...offered.slice(0, 1), asChoice(more)]
    : [asChoice(draft), ...offered.slice(0, mostChoices - 1)];
  return { ...answer, explanation: text, outcome: { kind: 'question', isClear: true, text, choices } };
}
