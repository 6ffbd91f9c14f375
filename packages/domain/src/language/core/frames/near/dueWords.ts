import { isDated } from '../../constituents/columnKinds.ts';
import type { LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { ground } from '../../ground.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { tokenise } from '../../tokens.ts';

const word =
  '(?:ready|finish(?:ed)?|done|due|complete(?:d)?|delivered|handed over|handed out|picked up|collected|returned|back)';
/** “What must be ready this week”: a deadline, with no word for whose it is. */
const asked = new RegExp(
  String.raw`^\W*(?:(?:please|so|and|can you|could you|tell me|show me|show|list) )*(?:(?:what|which|which ones?|everything|all|anything)(?: that)? (?:(?:still )?(?:must|should|has to|have to|needs? to|will|shall)(?: still)?(?: be)?|(?:is|are)(?: still)?(?: to be)?|to be) |(?:everything|all) )(?<word>${word})(?:,? (?<rest>\S.*))?$`,
  'iu',
);
const stems: Readonly<Record<string, RegExp>> = {
  ready: /ready|due|deadline|finish|done|complet|pick_?up|collect|until/u,
  deliver: /deliver|due|ready|deadline/u,
  return: /return|back|due/u,
};

/** The one date of the tables that a deadline is about, those by its own word first. */
function deadlineFor(
  said: string,
  { tables }: CoreIndex,
): { readonly table: LexiconTable; readonly column: LexiconColumn } | undefined {
  const own = said.toLowerCase().replace(/(?:ed|d)$/u, '');
  const dates = tables.flatMap((table) =>
    table.columns.filter((column) => isDated(column)).map((column) => ({ table, column })),
  );
  const group = /^(?:deliver|handed)/u.test(own)
    ? stems['deliver']
    : /^(?:return|back)/u.test(own)
      ? stems['return']
      : stems['ready'];
  for (const isFit of [
    (name: string) => name.split('_').some((part) => part.length > 2 && own.startsWith(part.slice(0, 6))),
    (name: string) => group?.test(name) === true,
  ]) {
    const found = dates.filter(({ column }) => isFit(column.name.toLowerCase()));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}

/** A question about what must be ready, as one about the rows whose date says so; other texts as they are. */
export function withDeadline(said: string, index: CoreIndex): string {
  const { word: deadline, rest = '' } = asked.exec(said.trim().replace(/[?.!]+$/u, ''))?.groups ?? {};
  if (deadline === undefined || rest === '') return said;
  const isNamed = ground(tokenise(said), index).some(({ entries }) =>
    entries.some(({ kind }) => kind === 'table'),
  );
  const found = isNamed ? undefined : deadlineFor(deadline, index);
  return found === undefined
    ? said
    : `show ${humanise(found.table.name)} with ${humanise(found.column.name)} ${rest}`;
}
