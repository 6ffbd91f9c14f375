import { isThing } from '../../app/listedThings.ts';
import { persons } from '../../app/namedThings.ts';
import { singular } from '../../planner/names.ts';

const needing = String.raw`(?:what (?:i|we) (?:would like|want|need) is|(?:i|we)(?: would|['’]d)? (?:need|want|like|have) to (?:keep|track|organi[sz]e|manage|record|store|know|list|note|write down|remember|put down)|need to (?:keep|track|organi[sz]e|record|know|list|note|write down)|(?:i|we) (?:need|want) (?:a |some )?lists?)`;
/** Who somebody is, before what they need. */
const introduction = new RegExp(
  String.raw`^(?:[\p{L} ]{2,20}[,!.] )?(?:i|we|my \p{L}+ and i)(?:['’]?(?:m|re|ve))? [^.?!:]{3,240}?(?:[.!] |,? so |,? and )(?:so )?(?=${needing}\b)`,
  'iu',
);

/** A message without who wrote it, where what they need follows with facts. */
export function withoutIntroduction(message: string): string {
  const rest = message.replace(introduction, '');
  return /,.*,|\bwith\b/isu.test(rest) ? rest : message;
}

const cue = new RegExp(
  String.raw`^(?:so |and |well |then )*(?:${needing} )?(?:track of |lists? of |one place for )?`,
  'iu',
);
/** A list with its facts after a colon, in brackets, or after “with”; what it has to do with others stands between. */
const heading =
  /(?<=^|, |,? and |; )(?:(?:the|my|our|all|their|and) )*(?<noun>\p{L}+(?: \p{L}+)?)(?<between> (?:they|we|i|that|which|who|on|for|in|of|per) [^,:().]{2,40}?)?(?<open>:| \(|,? with (?:their |the )?)/giu;

const ending = /[\s,;.)]*(?:,? and)?[\s,;.)]*$/iu;

/** The list that each row of another belongs to: `the repairs on each one`, `the instruments they bring in`. */
function aboutOther(between: string, before: string | undefined, first: string): string | undefined {
  if (/\beach\b|\bper\b/iu.test(between)) return before;
  return /^ they\b/iu.test(between) && persons.test(first.toLowerCase()) ? first : undefined;
}

/**
 * Several lists of one sentence as a sentence for each: `customers with phone and email, the instruments they bring in
 * (maker, year) and the repairs on each one: price` becomes `customers: phone and email. instruments: maker, year. repairs:
 * price`. Other words stay as they are.
 */
export function listsApart(message: string): string {
  const [first = '', ...others] = message.split(/(?<=[.!?]) /u);
  const text = first.replace(cue, '');
  const found = [...text.matchAll(heading)].flatMap(({ 0: said, index, groups = {} }) => {
    const { noun = '', between = '', open = '' } = groups;
    return isThing(noun.toLowerCase()) ? [{ said, index, noun, between, open }] : [];
  });
  const [begin, ...more] = found;
  // Lists that are all in brackets are read as they are.
  const isMixed = new Set(found.map(({ open }) => open.trim())).size > 1;
  const isEach = begin?.index === 0 && more.length > 0 && isMixed;
  if (!isEach) return message;
  const lists = found.map(({ said, index, noun, between, open }, at) => {
    const rest = text.slice(index + said.length, found[at + 1]?.index ?? text.length);
    const closing = open.includes('(') ? rest.indexOf(')') : -1;
    const end = closing < 0 ? rest.length : closing;
    const facts = rest.slice(0, end).replace(ending, '');
    const after = rest
      .slice(end)
      .replace(/^[\s,;.)]+/u, '')
      .replace(ending, '');
    const of = aboutOther(between, found[at - 1]?.noun, begin.noun);
    const isNamed = of === undefined || /\b(?:whose|owners?|who)\b/iu.test(facts);
    // A single fact reads as no list.
    const several = /,| and /u.test(facts) ? facts : `name, ${facts}`;
    return `${noun}: ${isNamed ? '' : `${singular(of)}, `}${several}${after === '' ? '' : `. ${after}`}`;
  });
  return [`${lists.join('. ')}.`, ...others].join(' ');
}
