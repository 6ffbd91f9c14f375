import { namesKind } from '../../app/nearestApp.ts';
import { readApp } from '../../app/readApp.ts';
import type { DraftedApp } from './draft.ts';

/** Something for other people than the writer, or what they do there. */
const forOthers =
  /\b(?:(?:web ?)?sites?|(?:(?:web|home|landing) ?|a )pages?|apps?|online|internet)\b|\b(?:customers?|clients?|people|members|guests|parents|visitors|students|pupils|patients|neighbou?rs|everyone|everybody|others|they) (?:can|could|should|must|may|want|need|to|will|sign|book|order|see|put|say|tell|send|choose|pick|ask|reserve|write)\b/iu;
/** What people do on a site. */
const acting =
  /\b(?:rent|order|book|reserve|donate|buy|sign up|apply|borrow|register|enrol|join|ask|request)\b/iu;
const ordered = /\b(?:orders|bookings|appointments|reservations|rentals|loans)$/u;
/** Names of lists that say nothing of what people do. */
const general = new Set(['messages', 'entries', 'requests', 'items']);
const entered: ReadonlySet<string> = new Set(['placed', 'inbox', 'shared', 'circle']);

/** Characters of a message in which a kind that is named is what is asked for, and no aside. */
const brief = 200;
/** Facts of a draft that an app may lack and still have all of it. */
const mostMissing = 2;

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
    missing.length <= mostMissing &&
    lists.every(({ name }) =>
      entities.some(({ words }) => new RegExp(`^(?:${words.source})$`, 'iu').test(name)),
    )
  );
}

/** Whether people enter something into an app that has a name. */
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

/** Whether an instruction makes all lists of a draft and more: `clients: name; jobs: date, hours`. */
function namesMore(instruction: string, { stated: { lists } }: DraftedApp): boolean {
  const names = instruction.split('; ').map((list) => list.replace(/:.*$/u, ''));
  return names.length > lists.length && lists.every(({ name }) => names.includes(name));
}

/**
 * Whether an instruction that rules offer for a message is nearer to it than a draft: a kind of app that the message names,
 * or that has what the draft lacks; lists where somebody wants them for themselves.
 */
export function isNearer(instruction: string, draft: DraftedApp, message: string): boolean {
  if (instruction.startsWith('Build '))
    return (
      (message.length < brief && namesKind(message)) ||
      (acting.test(message) && !isEntered(draft)) ||
      lacksThings(draft) ||
      hasAll(instruction, draft)
    );
  const isPrivate = draft.stated.lists.every(({ access }) => access === 'own' || access === 'team');
  return isPrivate || namesMore(instruction, draft) || !forOthers.test(message);
}
