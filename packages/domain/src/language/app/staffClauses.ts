import { wholeWords } from './pattern.ts';
import type { AppEntity } from './spec.ts';
import { isSharedByPeople } from './tables.ts';

const members =
  '(?:me|i|us|we|(?:the |our |my )?(?:staff|owners?|committee|board|coach(?:es)?|teachers?|trainers?|instructors?|admins?|organi[sz]ers?|managers?|treasurer|secretary|husband|wife|partner|sister|brother|son|daughter|cousin|mother|father|colleagues?|employees?)(?: \\p{Lu}\\p{L}+)?)';
const several = `${members}(?:(?:,| and| or) ${members})*`;
const may = '(?:(?:can|may|should|must|will|are allowed to)(?: be able to)? )?';
const verbs = '(see|read|view|add|change|edit|put in|put|enter|manage|update|delete|post|write|upload)s?';
const what = String.raw`(?:the |our |all |any )*([\p{L}’'-]+(?:(?: and| or)? [\p{L}’'-]+){0,3}?)`;
/** `only the committee can see addresses`; `coaches can put in results, nobody else`. */
const clauses = [
  String.raw`(?:\band )?\b(?:only|just) ${several} ${may}${verbs} ${what}(?= ?(?:[.;,!?]|$))`,
  String.raw`(?:\band )?\b${several} ${may}${verbs} ${what},?(?: and| but)? (?:nobody|no ?one) else\b`,
].map((pattern) => new RegExp(pattern, 'giu'));
const sees = /^(?:see|read|view)$/iu;

/**
 * The text without what it keeps for staff anyway: that only some people see what customers enter, or change what
 * everybody sees. `said` are the parts that were left out.
 */
export function withoutStaffClauses(
  text: string,
  entities: readonly AppEntity[],
): { readonly rest: string; readonly said: readonly string[] } {
  const said: string[] = [];
  const isKept = (thing: string, verb: string): boolean =>
    entities.some(
      ({ access, words }) =>
        wholeWords(words.source, 'iu').test(thing) &&
        access !== 'own' &&
        !isSharedByPeople(access) &&
        !(sees.test(verb) && (access === 'public' || access === 'members')),
    );
  const without = (left: string, clause: RegExp): string =>
    left.replaceAll(clause, (found: string, verb: string, things: string) => {
      if (!things.split(/ (?:and|or) /iu).every((thing) => isKept(thing, verb))) return found;
      said.push(found.replace(/^and /iu, '').trim());
      return ' ';
    });
  return { rest: clauses.reduce(without, text), said };
}
