import type { DiscourseContext, DiscourseTable } from './context.ts';
import { waitingLast } from './corrections.ts';
import { tablesIn } from './mentions.ts';
import { rewritten, type Resolution } from './resolution.ts';

const signedIn =
  /^(?:(?:no|nope|sorry|wait|please)[\s,.!]+)*(?:not (?:for |to )?(?:everybody|everyone|all(?: people)?|anybody|anyone|public)[\s,.;–-]+)?(?:but |and )*(?:only |just )?(?:for |to )?(?:the )?(?:(?:people|persons|those|visitors|users|members|everybody|everyone|someone|ones)(?: (?:who|that|which))?(?: (?:are|is|have|has))? (?:sign(?:s|ed)?|log(?:s|ged)?|logg?in|sign ?in)(?:[ -]?in|ed in)?|(?:signed|logged)[ -]in(?: (?:people|persons|users|visitors|members|ones))?)(?: only)?(?: (?:can|may|should|must) (?:see|read|view)(?: (?:it|them|that|this|those))?)?$/iu;
const isRestricted = /\b(?:no|not|only|just)\b/iu;
const isShared =
  /\b(?:page|pages|site|website|public|everyone|everybody|anyone|anybody|visitors?|all people)\b/iu;

/** What follows the request for a page. */
const publishing = /,? (?:and(?: then)? |then )(?:publish|deploy|put|bring) .*$/iu;
const toAll = / (?:to|for) (?:everybody|everyone|anyone|all|visitors)(?=$| )/iu;

function listed(names: readonly string[]): string {
  const words = names.map((name) => name.replaceAll('_', ' '));
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "No, not everybody, only people who sign in" after a plan that opens tables to everybody: it is about those tables. */
export function resolveAudience(
  text: string,
  context: DiscourseContext,
  tables: readonly DiscourseTable[],
): Resolution | undefined {
  const { last } = context;
  const said = text.replace(/[?.!\s]+$/u, '').replaceAll('’', "'");
  if (last?.kind !== 'change' || !isRestricted.test(said) || !signedIn.test(said)) return undefined;
  const shared = [...new Set(tablesIn(last.instruction, tables).map(({ table }) => table.name))];
  if (shared.length === 0 || !isShared.test(last.instruction)) return undefined;
  const waiting = waitingLast(context)?.operationId;
  if (!/\b(?:pages?|site|website)\b/iu.test(last.instruction))
    return rewritten(`Only signed-in people can see ${listed(shared)}`, waiting);
  const plain = last.instruction.replace(/[\s.!]+$/u, '');
  const published = publishing.exec(plain)?.[0] ?? '';
  const placed = plain.slice(0, plain.length - published.length).replace(toAll, '');
  return rewritten(`${placed} to people who sign in${published}`, waiting);
}
