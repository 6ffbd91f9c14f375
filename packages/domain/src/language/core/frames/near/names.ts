import { toIdentifier } from '../../../planner/names.ts';
import { newName } from '../../columns/names.ts';
import { shown, type Mentions } from './mentions.ts';
import type { Candidate } from './rules.ts';

const name = String.raw`["“'‘]?(?<name>[\p{L}_]+(?:[ _][\p{L}_]+){0,2}?)["”'’]?`;
const end = String.raw`(?= ?(?:$|[.,;:!?)–-]|and\b|instead\b|from now\b|rather\b|because\b|please\b|so\b|as\b|like\b|not\b|in\b|for\b))`;
const calling: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:re-?named?|call(?:ed)?|chang(?:e|ed) the name)\b[^.!?]{0,70}?\b(?:to|into|as) (?:the )?${name}${end}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:be |be just |rather be |better be |just )?(?:called|named|labelled|titled|spelt|spelled) (?:just )?${name}${end}`,
    'iu',
  ),
  new RegExp(String.raw`\b(?:call|name) (?:it|them|that|this) (?:just )?${name}${end}`, 'iu'),
  new RegExp(
    String.raw`\b(?:should|must|shall|ought to) (?:just |really )?(?:be|say|read) ${name} (?:instead|not)`,
    'iu',
  ),
  new RegExp(
    String.raw`["“‘']${name}["”’'] (?:would be|is) (?:a |the )?(?:better|right|proper|correct)`,
    'iu',
  ),
];

const misspelt: Readonly<Record<string, string>> = {
  adress: 'address',
  adresse: 'address',
  addres: 'address',
  quantitiy: 'quantity',
  quanity: 'quantity',
  recieved: 'received',
  recieved_at: 'received_at',
  catagory: 'category',
  categorie: 'category',
  telefon: 'telephone',
  telefone: 'telephone',
  colur: 'colour',
  desciption: 'description',
  discription: 'description',
  reciept: 'receipt',
  refrence: 'reference',
  begining: 'beginning',
  calender: 'calendar',
  lenght: 'length',
  weigth: 'weight',
  heigth: 'height',
  amout: 'amount',
  custumer: 'customer',
  staus: 'status',
};
const spelling =
  /\b(?:spell\w*|spelt|misspel\w*|typo|typing (?:error|mistake)|wrong(?:ly)? (?:written|spelt|spelled)|written wrong)\b/iu;

/** Instructions for new names: `could the phone column be called mobile instead?`. */
export function renameCandidates(text: string, { columns, tables }: Mentions): readonly Candidate[] {
  const said = calling
    .map((form) => form.exec(text))
    .find((found) => newName(found?.groups?.['name'] ?? '') !== undefined);
  const to = newName(said?.groups?.['name'] ?? '');
  const wrong = spelling.test(text)
    ? columns.flatMap(({ column, table, start, end: last }) => {
        const right = Object.hasOwn(misspelt, column.name) ? misspelt[column.name] : undefined;
        return right === undefined
          ? []
          : [
              {
                instruction: `rename ${column.name} in ${table.name} to ${right}`,
                used: [{ start, end: last }],
              },
            ];
      })
    : [];
  if (!said || to === undefined) return wrong;
  const place = { start: said.index, end: said.index + said[0].length };
  const words = to.replaceAll('_', ' ');
  const ofColumns = columns
    .filter((one) => toIdentifier(one.column.name) !== to)
    .map((one) => ({
      instruction: `rename ${shown(one.column.name)} in ${one.table.name} to ${words}`,
      used: [one, place],
    }));
  const ofTables = tables
    .filter((one) => one.name !== to)
    .map((one) => ({ instruction: `rename the table ${one.name} to ${words}`, used: [place] }));
  const isTable = /\btable\b/iu.test(text) && !/\b(?:column|field|box)\b/iu.test(text);
  return [...wrong, ...(isTable ? [...ofTables, ...ofColumns] : [...ofColumns, ...ofTables])];
}

const requesting = String.raw`\b(?:needs?|wants?|would like|'d like|would love|'d love|love|add|adding|lacks?|missing|could do with|require[sd]?|should have|should get|gets?|have|note|include|make|put|is there no|there is no|there should be)\b`;
const boxed = new RegExp(
  String.raw`${requesting}(?: (?:an?|another|one|one more|also|some|extra|new|more|me|two|three|2|3))* (?<list>(?!(?:two|three|\d|an?|another)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}) (?:field|column|box|tick ?box|slot)s?\b`,
  'iu',
);
const listed = new RegExp(
  String.raw`${requesting}[^.!?:]{0,30}\b(?:fields?|columns?|boxes|box|slots?|things?)\b ?(?::|called|named|for|-|–) ?(?<list>[\p{L}, '-]{3,80})`,
  'iu',
);
const answered =
  /\b(?:yes\/no|yes or no|yes-no|tick ?box|checkbox|flag|tick)\b[^.!?]{0,40}?\b(?:whether|if|that says|saying|for) (?:whether |if )?(?:(?:they|it|he|she|we|someone|somebody|the \p{L}+|an? \p{L}+) )?(?:is |are |has |have )?(?<phrase>[\p{L}]+(?: [\p{L}]+){0,3})/iu;

/** Instructions for new columns: `the customers need a birthday field`. */
export function columnCandidates(text: string, { tables }: Mentions): readonly Candidate[] {
  const yesNo = answered.exec(text);
  const phrase = yesNo?.groups?.['phrase'];
  const plain = boxed.exec(text) ?? listed.exec(text);
  const list = plain?.groups?.['list']
    ?.replace(/,? and /giu, ', ')
    .replace(/\b(?:please|pls|too|as well|thanks?)\b.*$/iu, '')
    .replace(/[\s,]+$/u, '')
    .trim();
  return tables.flatMap(({ name: table, columns }) => [
    ...(yesNo && phrase !== undefined
      ? [
          {
            instruction: `add "${phrase}" yes/no to ${table}.${/\bno (?:being|is|by default|as)|(?:normal|default|usual)[^.]{0,12}\bno\b/iu.test(text) ? ' Default no.' : ''}`,
            used: [{ start: yesNo.index, end: yesNo.index + yesNo[0].length }],
          },
        ]
      : []),
    ...(plain &&
    list !== undefined &&
    list !== '' &&
    !columns.some(({ name: own }) => toIdentifier(own) === toIdentifier(list))
      ? [
          {
            instruction: `add ${list} to ${table}`,
            used: [{ start: plain.index, end: plain.index + plain[0].length }],
          },
        ]
      : []),
  ]);
}
