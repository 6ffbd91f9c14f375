import { isYesNo, saysYes } from '../../constituents/columnKinds.ts';
import type { CoreIndex } from '../../schemaIndex.ts';

/** Participles that no rule makes from their verb. */
const irregular: Readonly<Record<string, string>> = {
  pay: 'paid',
  send: 'sent',
  sell: 'sold',
  do: 'done',
  make: 'made',
  give: 'given',
  take: 'taken',
  bring: 'brought',
  buy: 'bought',
  choose: 'chosen',
  write: 'written',
  read: 'read',
  leave: 'left',
  come: 'come',
  pick: 'picked',
  begin: 'begun',
  hold: 'held',
  keep: 'kept',
  build: 'built',
  lend: 'lent',
  see: 'seen',
  show: 'shown',
  speak: 'spoken',
  eat: 'eaten',
  go: 'gone',
  cut: 'cut',
  put: 'put',
};

/** The forms in which a verb may be the name of a column that says whether it was done. */
function participlesOf(verb: string): readonly string[] {
  const base = verb.replace(/ed$/u, '');
  const known = irregular[verb] ?? irregular[base];
  return [
    ...(known === undefined ? [] : [known]),
    verb,
    `${verb}d`,
    `${verb}ed`,
    verb.replace(/y$/u, 'ied'),
    `${verb}${verb.at(-1) ?? ''}ed`,
  ];
}

/** The word for what a verb does, where a column says whether that was done: `paid` for `pay` or `payed`. */
function doneWord(verb: string, { tables }: CoreIndex): string | undefined {
  const forms = new Set(participlesOf(verb.toLowerCase()));
  for (const { columns } of tables)
    for (const column of columns) {
      if (!isYesNo(column) && saysYes(column, true) === undefined) continue;
      const words = column.name.toLowerCase().replace(/^(?:is|was|has_been|has)_|_(?:on|at|yet)$/gu, '');
      if (forms.has(words)) return words;
    }
  return undefined;
}

const soFar = String.raw`(?:(?: yet| still| already| so far| up to now| (?:until|till) (?:now|today))?)`;
const undone = new RegExp(
  String.raw`\b(?:(?:still |yet )?(?:did|do|does|has|have|had)(?: (?:we|i|they|he|she))?(?: still| yet)?(?: ?not|n[’']?t)|(?:still )?(?:must|has to|have to|needs? to|should)(?: still)?|(?:is|are) still to|never)${soFar} (?<verb>\p{L}+)(?<end>${soFar})(?=[\s?.!,]|$)`,
  'giu',
);
const done = /\b(?:did|does|do) (?:already )?(?<verb>\p{L}+)(?: already)?(?=[\s?.!,]|$)/giu;
const asking =
  /^\W*(?:(?:please|so|and|now|ok|hey|can you|could you|tell me|show me|list|give me|i want to (?:know|see)) )*(?:who|which|what|show|list|how many|people|customers|clients|everyone|everybody|all|those)\b/iu;

/**
 * A question about what people did in the words of the columns that record it: “who did not pay” is “who has not paid”
 * where a column is called paid.
 */
export function inParticiples(said: string, index: CoreIndex): string {
  if (!asking.test(said)) return said;
  const text = said.replaceAll(undone, (whole: string, verb: string) => {
    const word = doneWord(verb, index);
    return word === undefined ? whole : `has not ${word}`;
  });
  return text.replaceAll(done, (whole: string, verb: string) => {
    const word = verb.toLowerCase() === 'not' ? undefined : doneWord(verb, index);
    return word === undefined ? whole : `has ${word}`;
  });
}
