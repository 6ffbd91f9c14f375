import { namesKind, readApp } from '@saywright/domain/app';
import { draftedApps, type DraftedApp, type LearnedApps } from '@saywright/domain/learned';
import type { ProjectRow } from '../store/store.ts';
import type { ServicePlan } from './planAnswers.ts';

/** The apps that a message may ask for in its own words, the likeliest first; none in a project that stores something. */
export type DraftApps = (project: ProjectRow, message: string) => Promise<readonly DraftedApp[]>;

/** A message as short as this describes nothing. */
const shortest = 20;
/** Somebody who tells or wants something. */
const telling =
  /\b(?:i|we|my|our|us|me|need|want|would|like|looking|please|pls|app|site|website|web|page|system|tool|something|people|customers?|clients?|members?|parents|guests?|everyone|everybody|who|where)\b/iu;

/** Something for other people than the writer, or what they do there. */
const forOthers =
  /\b(?:(?:web ?)?sites?|(?:(?:web|home|landing) ?|a )pages?|apps?|online|internet)\b|\b(?:customers?|clients?|people|members|guests|parents|visitors|students|pupils|patients|neighbou?rs|everyone|everybody|others|they) (?:can|could|should|must|may|want|need|to|will|sign|book|order|see|put|say|tell|send|choose|pick|ask|reserve|write)\b/iu;

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

/** Whether the app that an instruction builds has all that a draft names, and more. */
function hasAll(instruction: string, { stated: { lists } }: DraftedApp): boolean {
  const entities = readApp(instruction)?.spec.entities;
  if (!entities) return false;
  const known = new Set(entities.flatMap(({ fields }) => fields.map(({ label }) => label.toLowerCase())));
  const missing = lists.flatMap(({ facts }) =>
    facts.filter((fact) => !known.has(fact.replace(/ \(.*$/u, '').toLowerCase())),
  );
  return (
    entities.length > lists.length &&
    missing.length <= 2 &&
    lists.every(({ name }) =>
      entities.some(({ words }) => new RegExp(`^(?:${words.source})$`, 'iu').test(name)),
    )
  );
}

/** Characters of a message in which a kind that is named is what is asked for, and no aside. */
const brief = 200;

/** What people do on a site. */
const acting =
  /\b(?:rent|order|book|reserve|donate|buy|sign up|apply|borrow|register|enrol|join|ask|request)\b/iu;
const entered: ReadonlySet<string> = new Set(['placed', 'inbox', 'shared', 'circle']);
const ordered = /\b(?:orders|bookings|appointments|reservations|rentals|loans)$/u;
/** Names of lists that say nothing of what people do. */
const general = new Set(['messages', 'entries', 'requests', 'items']);

/** Whether people enter something into an app. */
function isEntered({ stated: { lists } }: DraftedApp): boolean {
  return lists.some(({ access, name }) => entered.has(access) && !general.has(name));
}

/** Whether people order or book, and there is nothing to choose from. */
function lacksThings({ stated: { lists } }: DraftedApp): boolean {
  return (
    lists.some(({ name, of }) => of === undefined && ordered.test(name)) &&
    lists.every(({ access }) => access !== 'public' && access !== 'members')
  );
}

const mostChoices = 3;

const asChoice = ({
  label,
  instruction,
}: DraftedApp): { readonly label: string; readonly instruction: string } => ({
  label,
  instruction,
});

/**
 * Adds the apps that a message may ask for to a question about it: before what is offered, unless that has all of it, or is
 * about lists of one's own.
 */
export function withDraftedApps(
  answer: ServicePlan,
  drafts: readonly DraftedApp[],
  message: string,
): ServicePlan {
  const { outcome } = answer;
  const [draft, more] = drafts;
  if (outcome.kind !== 'question' || !draft) return answer;
  const { choices } = outcome;
  const [first] = choices;
  const choice = asChoice(draft);
  const isPrivate = draft.stated.lists.every(({ access }) => access === 'own' || access === 'team');
  // Where lists have all those of the draft and more, the words say which ones there are.
  const named = first?.instruction.split('; ').map((list) => list.replace(/:.*$/u, '')) ?? [];
  const isMore =
    named.length > draft.stated.lists.length && draft.stated.lists.every(({ name }) => named.includes(name));
  const isOfLists =
    outcome.isUnread !== true && first !== undefined && !first.instruction.startsWith('Build ');
  const isOfKind =
    first?.instruction.startsWith('Build ') === true &&
    ((message.length < brief && namesKind(message)) ||
      (acting.test(message) && !isEntered(draft)) ||
      lacksThings(draft));
  if (
    first &&
    (isOfKind ||
      hasAll(first.instruction, draft) ||
      (isOfLists && (isPrivate || isMore || !forOthers.test(message))))
  )
    return {
      ...answer,
      outcome: { ...outcome, choices: [first, choice, ...choices.slice(1)].slice(0, mostChoices) },
    };
  // Sentences that run on any project are no other meaning of this message.
  const others =
    outcome.isUnread === true
      ? choices.filter(({ instruction }) => instruction.startsWith('Build '))
      : choices;
  const text = `${draft.text}${others.length > 0 ? ' Or is it one of the others?' : ' Is this what you mean?'} Nothing was planned.`;
  return {
    ...answer,
    explanation: text,
    outcome: {
      kind: 'question',
      isClear: true,
      text,
      choices: [choice, ...others.slice(0, more ? 1 : 2), ...(more ? [asChoice(more)] : [])],
    },
  };
}
