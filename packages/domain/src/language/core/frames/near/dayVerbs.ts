import { isDated } from '../../constituents/columnKinds.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import { humanise } from '../../../planner/names.ts';
import { isVisitors } from '../../lookups/lists.ts';
import { tableNamed } from '../../lookups/said.ts';
import type { CoreIndex } from '../../schemaIndex.ts';

/** A verb about rows, and the columns with the day on which it happens. */
interface DayVerb {
  readonly verb: string;
  readonly columns: RegExp;
}

const dayVerbs: readonly DayVerb[] = [
  {
    verb: 'expires?|expired|expiring|go(?:es)? (?:bad|off)|went (?:bad|off)|gone (?:bad|off)',
    columns: /expir|best_before|use_by|good_(?:until|till)|valid_until/u,
  },
  {
    verb: '(?:due|promised|to be (?:ready|done|finished))(?: for| by| on)?',
    columns: /(?:^|_)due|promis|deadline|finish_by|ready_(?:by|on)/u,
  },
  {
    verb: 'arrives?|arriving|arrived|checks? in|checking in|checked in',
    columns: /arriv|check_?in|^(?:start|from)_(?:day|date)$/u,
  },
  {
    verb: 'leaves?|leaving|departs?|departing|departed|checks? out|checking out|checked out',
    columns: /depart|leav|check_?out|^(?:end|to)_(?:day|date)$/u,
  },
];
const forms = dayVerbs.map(({ verb, columns }) => ({
  columns,
  asked: new RegExp(
    String.raw`^(?:(?:which|what|who|show|list|the|our|my|all|of) )+(?<noun>\p{L}[\p{L} _-]*? )??(?:(?:that|which|who|will|has|have|is|are|already|about to) )*(?<verb>${verb})(?: (?<rest>.+))?$`,
    'iu',
  ),
}));
const lead =
  /^\W*(?:(?:please|hi|hello|hey|ok|good (?:morning|evening|day|afternoon)|so|and|can you|could you|tell me|(?:show|give|list)(?: me)?)[,! ]+)*/iu;
/** “Everything that expires” is asked for like “what expires”. */
const everything = /^(?:everything|anything|the (?:things|stuff|food)) (?:that |which )?/iu;
const past = /^(?:expired|went|gone)/iu;

/**
 * A question about what expires, is due, arrives or leaves, as one about the only date of the lists that says so; other
 * texts as they are.
 */
export function withDayVerb(said: string, index: CoreIndex): string {
  const text = said
    .trim()
    .replace(/[?.!]+$/u, '')
    .replace(lead, '')
    .replace(everything, 'what ')
    .replace(/^(?<asks>what|who)['’]s /iu, '$<asks> is ');
  const form = forms.find(({ asked }) => asked.test(text));
  const { noun, verb = '', rest = '' } = form?.asked.exec(text)?.groups ?? {};
  if (!form) return said;
  const table = tableNamed(noun?.trim().toLowerCase(), index);
  // Guests arrive on the day of their booking.
  const isAbout = (one: LexiconTable): boolean =>
    table === undefined ||
    one === table ||
    (isVisitors(table) && one.columns.some(({ references }) => references === table.name));
  const dates = index.tables
    .filter(isAbout)
    .flatMap((one) =>
      one.columns
        .filter((column) => isDated(column) && form.columns.test(column.name))
        .map((column) => ({ one, column })),
    );
  const [only] = dates;
  if (!only || dates.length > 1 || (noun !== undefined && !table)) return said;
  const when = rest.replace(/^(?:already|now|by now)$/iu, '');
  const period = when === '' && past.test(verb) ? 'before today' : when;
  return period === ''
    ? said
    : `Show ${humanise(only.one.name)} with ${humanise(only.column.name)} ${period}`;
}
