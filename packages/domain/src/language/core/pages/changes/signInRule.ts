import { attributeOf } from '../page.ts';
import type { RequestOf } from '../requests.ts';
import type { Site } from '../site.ts';
import { refusing, type Applied } from './applied.ts';
import { listsOf } from './lists.ts';
import { isAbout, visitorForms } from './listParts.ts';

const reading = /^(?:see|view|look at|read|browse|use)(?: (?:the|our|my|all))* (?<things>[\p{L}-]+)$/u;

/** Says whether people sign in before they do something, as the pages of a site have it. */
export function signInRule(site: Site, { action, isNeeded }: RequestOf<'sign-in-rule'>): Applied {
  const { things } = reading.exec(action.toLowerCase())?.groups ?? {};
  if (things !== undefined) {
    const [list] = listsOf(site, things);
    if (!list) return { kind: 'elsewhere' };
    const needs = ['mine', 'members'].some((name) => attributeOf(list.element, name) !== undefined);
    if (needs === isNeeded)
      return refusing(
        `It is like that already: the list of ${things} on the ${list.page.label} ${needs ? 'is only for people who signed in' : 'asks nobody to sign in'}.`,
      );
    return { kind: 'elsewhere' };
  }
  const words = action
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => !/^(?:an?|the|my|our|something|anything|place|make|send|can|they)$/u.test(word));
  const form = visitorForms(site).find(
    (one) => words.length > 0 && words.every((word) => isAbout(one, word)),
  );
  if (!form) return { kind: 'elsewhere' };
  const needs = attributeOf(form.element, 'mine') !== undefined;
  const page = form.page.label;
  if (needs === isNeeded)
    return refusing(
      `It is like that already: the form on the ${page} ${needs ? 'is only for people who signed in' : 'asks nobody to sign in'}.`,
    );
  return refusing(
    needs
      ? `The form on the ${page} is only for people who signed in, because each of them sees only what is theirs. I can’t open it to everybody yet; a contact form, which I can add, asks nobody to sign in.`
      : `The form on the ${page} asks nobody to sign in, and what it adds belongs to nobody. I can’t make it ask for that yet.`,
  );
}
