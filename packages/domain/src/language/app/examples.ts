import { capitalise, listed } from '../planner/outcome.ts';
import { currency } from '../planner/currency.ts';
import { plural } from '../planner/names.ts';
import type { AppEntity, AppField } from './spec.ts';

/** Words for a fact about each row, which is no row. */
const facts =
  /^(?:(?:its|their|the|an?|which) )?(?:names?|titles?|prices?|costs?|dates?|times?|days?|phones?(?: numbers?)?|numbers?|e-?mails?|address(?:es)?|photos?|pictures?|images?|descriptions?|sizes?|colou?rs?|notes?|status|categor(?:y|ies)|who|what|when|where|how|if)\b/iu;
const priced = new RegExp(
  String.raw`^(?<thing>.+?)[ :–-]*(?:\b(?:for|at) )?(?:(?<!\p{L})${currency} ?)??(?<price>\d+(?:[.,]\d{1,2})?) ?${currency}?$`,
  'iu',
);
const signed = new RegExp(String.raw`[€£$]|\d[.,]\d\d\b|\d ?${currency}$`, 'iu');
const short = new RegExp(String.raw` \d{1,3}(?:[.,]\d{1,2})?(?: ${currency})?$`, 'iu');
const cut =
  /,? (?:with|where|which|and (?:people|customers|clients|guests|members|i|we|they)|they|max|each)\b/iu;

type Row = Readonly<Record<string, string | number>>;

/** Rows that a text names: `rooms: The Submarine, Mission to Mars`. */
export interface NamedRows {
  readonly entity: AppEntity;
  readonly said: string;
  /** The same as a sentence. */
  readonly plain: string;
}

const isMoney = ({ type }: AppField): boolean => type === 'money';

/** The rows of a list, with their prices where it has them; none where it lists facts or tells a story. */
function rowsIn(list: string, name: string, money: string | undefined): readonly Row[] {
  const items = list
    .split(cut, 1)
    .join('')
    .split(/,(?!\d) ?(?:and )?| and | & /u)
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const isClear =
    items.length > 1 &&
    items.length <= 20 &&
    items.every((item) => item.split(' ').length <= 5 && /\p{L}/u.test(item) && !facts.test(item));
  if (!isClear) return [];
  // A figure without a sign is a price only where every item has a short one: 1943 is a year.
  const isPriced = (item: string): boolean => signed.test(item) || items.every((other) => short.test(other));
  return items.map((item) => {
    const { thing = item, price } =
      (money !== undefined && isPriced(item) ? priced.exec(item)?.groups : undefined) ?? {};
    const amount = price === undefined ? undefined : Number(price.replace(',', '.'));
    return {
      [name]: capitalise(thing.trim()),
      ...(money !== undefined && amount !== undefined && { [money]: amount }),
    };
  });
}

/** Things with their prices one after the other: `bibimbap 9, kimchi fries 6`. */
const run = new RegExp(
  String.raw`(?<=^|[,.:;(] ?)((?:\p{L}[\p{L}’' -]{1,40}? [€£$]?\d{1,4}(?:[.,]\d{1,2})?(?: ?${currency})?(?:, (?:and )?| and |(?=[.;)]|$))){2,})`,
  'iu',
);

/** The rows of something that everybody sees, where a text names them after its words. */
export function namedRows(entities: readonly AppEntity[], text: string): NamedRows | undefined {
  return entities.flatMap((entity): readonly NamedRows[] => {
    const { access, fields, one } = entity;
    const words = `${entity.words.source}|${plural(one)}`;
    const named = new RegExp(
      String.raw`(?<![\p{L}’'-])(?:${words})(?: with (?:their |the )?prices?)?(?:(?: so far| now)? ?:| are:?| \(|,? such as| like) ?((?:[^.;!?)]|\.(?=\d))+)`,
      'iu',
    );
    const money = fields.find(isMoney)?.name;
    return fields.slice(0, 1).flatMap(({ name }) => {
      const isPublic = access === 'public';
      const [found = '', list = ''] =
        (isPublic && named.exec(text)) || (isPublic && money !== undefined && run.exec(text)) || [];
      const rows = rowsIn(list, name, money);
      if (rows.length === 0) return [];
      const isPriced = money !== undefined && rows.every((row) => money in row);
      const isGiven = (field: AppField): boolean => field.name === name || (isPriced && isMoney(field));
      return [
        {
          entity: {
            ...entity,
            examples: rows,
            fields: fields.map((field) => (isGiven(field) ? field : { ...field, required: false })),
          },
          said: found.split(cut, 1).join(''),
          plain: `${capitalise(plural(one))}: ${listed(rows.map((row) => Object.values(row).join(' ')))}`,
        },
      ];
    });
  })[0];
}
