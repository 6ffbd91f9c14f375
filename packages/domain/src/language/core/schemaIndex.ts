import { rememberedByObject } from '../../shared/remember.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../planner/lexicon.ts';
import { labelsOf } from './constituents/columnKinds.ts';
import { longestFrom } from './phrases.ts';
import { plural, singular, toIdentifier, withoutAccents } from '../planner/names.ts';

/** Something of the founder's database that words can name. */
export type Entry =
  | { readonly kind: 'table'; readonly table: LexiconTable }
  | { readonly kind: 'column'; readonly table: LexiconTable; readonly column: LexiconColumn }
  | {
      readonly kind: 'value';
      readonly table: LexiconTable;
      readonly column: LexiconColumn;
      readonly value: string;
    };

/** The names and values of a database by the words that name them. */
export interface CoreIndex {
  readonly tables: readonly LexiconTable[];
  /** Entries by words in small letters, joined by single spaces. */
  readonly phrases: ReadonlyMap<string, readonly Entry[]>;
  /** Single words of all phrases, for spelling. */
  readonly words: ReadonlySet<string>;
  /** Words of the longest phrase that begins with a word. */
  readonly longest: ReadonlyMap<string, number>;
}

/** Other words for common names of columns. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  email: [
    'e-mail',
    'e mail',
    'mail',
    'email address',
    'e-mail address',
    'mail address',
    'email id',
    'mails',
    'emails',
    'e-mails',
    'mail addresses',
    'email addresses',
    'e-mail addresses',
  ],
  e_mail: ['email', 'mail', 'e-mail', 'email address', 'mail address'],
  phone: [
    'telephone',
    'tel',
    'phone number',
    'telephone number',
    'mobile',
    'mobile number',
    'number',
    'fone',
  ],
  telephone: ['phone', 'tel', 'phone number', 'telephone number', 'mobile number', 'number'],
  tel: ['phone', 'telephone', 'phone number', 'telephone number'],
  name: ['names', 'title'],
  title: ['titles', 'name'],
  price: ['cost', 'prices', 'charge'],
  fee: ['fees', 'price', 'cost', 'charge'],
  birthday: ['birth date', 'date of birth', 'birthdate', 'dob', 'born', 'birthdays'],
  born: ['birthday', 'birth date', 'date of birth', 'dob'],
  birth_date: ['birthday', 'date of birth', 'dob', 'born'],
  quantity: ['amount', 'number', 'count'],
  qty: ['quantity', 'amount', 'number'],
  adress: ['address'],
  address: ['adress'],
  notes: ['note', 'remark', 'remarks', 'comment'],
  note: ['notes', 'remark', 'remarks', 'comment'],
  stock: ['in stock'],
  start_date: ['start', 'starts', 'begins', 'starting'],
  end_date: ['end', 'ends', 'leaves'],
  rating: ['star', 'stars', 'ratings'],
};

/** Other words for common tables. */
const tableSynonyms: Readonly<Record<string, readonly string[]>> = {
  wastage: ['waste', 'throw away', 'thrown away', 'lose', 'lost'],
  waste: ['wastage', 'throw away', 'thrown away', 'lose', 'lost'],
  children: ['kid', 'kids', 'little ones', 'kiddies'],
  customers: ['client', 'clients', 'buyer', 'buyers', 'shoppers'],
  clients: ['customer', 'customers'],
  guardians: ['parent', 'parents'],
  coaches: ['trainer', 'trainers'],
  staff: ['employee', 'employees', 'colleagues', 'staff members', 'workers'],
  employees: ['staff', 'colleagues', 'workers'],
  suppliers: ['vendor', 'vendors'],
  products: ['goods', 'articles'],
  reservations: ['bookings', 'holds'],
  trainings: ['practices', 'training sessions', 'sessions'],
  groups: ['grp', 'grps'],
  'meal plan': ['menu', 'meals', 'lunch'],
  members: ['club members'],
  tournaments: ['competitions'],
  competitions: ['meets', 'races'],
};

function words(name: string): string {
  return toIdentifier(name).replaceAll('_', ' ');
}

function tableForms(table: LexiconTable): readonly string[] {
  const plain = words(table.name).replace(/^(?:tbl|tb|t) /u, '');
  const last = plain.split(' ').at(-1) ?? plain;
  const other = Object.hasOwn(tableSynonyms, plain) ? (tableSynonyms[plain] ?? []) : [];
  return [
    table.name.toLowerCase(),
    ...other,
    plain,
    singular(plain),
    plural(plain),
    ...(plain.includes(' ') ? [last, singular(last)] : []),
  ];
}

type NamedColumn = Pick<LexiconColumn, 'name' | 'references'> & { readonly type?: string };

/** The words that may name a column, its name first. */
export const columnForms = rememberedByObject((column: NamedColumn): readonly string[] => {
  const plain = words(column.name);
  // `paid for this year` is asked for as `paid`.
  const deed =
    column.type === 'boolean'
      ? /^(?:(?:is|has|was|have|been) )*(?<deed>\p{L}{2,}(?:ed|id|nt|wn|en)) /u.exec(plain)?.groups?.['deed']
      : undefined;
  const bare =
    column.references === undefined ? plain.replace(/ (?:at|on)$/u, '') : plain.replace(/ ids?$/u, '');
  const unit = plain.replace(/ (?:kg|g|cm|mm|ml|l|m|km|eur|gbp|usd|percent|hours|minutes|days)$/u, '');
  const per = plain.replace(/ per .+$/u, '');
  const last =
    /(?: |^)(?<last>fee|price|rate|wage|cost|amount|weight|size|email|phone|address|status)$/u.exec(plain)
      ?.groups?.['last'];
  const other = Object.hasOwn(synonyms, column.name.toLowerCase())
    ? (synonyms[column.name.toLowerCase()] ?? [])
    : [];
  const day = plain.replace(/ date$/u, ' day');
  return [
    plain,
    column.name.toLowerCase(),
    bare,
    unit,
    per,
    day,
    plural(plain),
    singular(plain),
    plural(bare),
    ...(/^(?:pickup|delivery|due|purchase|arrival|departure|invoice|payment|return) date$/u.test(plain)
      ? [plain.replace(/ date$/u, '')]
      : []),
    ...(last === undefined ? [] : [last, plural(last)]),
    ...(deed === undefined ? [] : [deed]),
    ...(/^(?:phone|telephone|mobile|fax|e-?mail) (?:number|address|no)$/u.test(plain)
      ? [plain.replace(/ \S+$/u, '')]
      : []),
    ...other,
  ];
});

const isPlainText = /^[\u{20}-\u{7E}]*$/u;

/** What words in small letters name, with or without their accents: `café` is the table `cafes`. */
export function entriesOf(said: string, { phrases }: Pick<CoreIndex, 'phrases'>): readonly Entry[] {
  return phrases.get(said) ?? (isPlainText.test(said) ? [] : (phrases.get(withoutAccents(said)) ?? []));
}

/** Longest value, in characters, that words may name. */
const longestValue = 40;

/** The values that a name lists: `cash_or_card`. */
function namedValues({ name, type }: LexiconColumn): readonly string[] {
  const [, one, other] = /^(?<one>[a-z]+)_or_(?<other>[a-z]+)$/u.exec(name) ?? [];
  return type === 'text' && one !== undefined && other !== undefined ? [one, other] : [];
}

/** The first words of names of rows that have more, where only one begins so: `wheel throwing` of a course for beginners. */
function shortNames(tables: Lexicon['tables']): ReadonlyMap<string, Entry> {
  const found = new Map<string, Entry | undefined>();
  for (const table of tables)
    for (const column of labelsOf(table))
      for (const value of column.values ?? []) {
        const said = value
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')
          .trim()
          .split(' ');
        const short = said.length > 2 ? said.slice(0, 2).join(' ') : '';
        const entry: Entry = { kind: 'value', table, column, value };
        if (/^\p{L}{3,} \p{L}{3,}$/u.test(short)) found.set(short, found.has(short) ? undefined : entry);
      }
  return new Map([...found].flatMap(([short, entry]) => (entry ? [[short, entry] as const] : [])));
}

/** The index of a database; built once per version of its schema. */
export const coreIndex = rememberedByObject(({ tables }: Lexicon): CoreIndex => {
  const phrases = new Map<string, Entry[]>();
  const add = (phrase: string, entry: Entry): void => {
    const key = phrase.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
    // A single letter is an article or a list mark more often than a name.
    if (key.length < 2) return;
    const entries = phrases.get(key);
    if (entries) entries.push(entry);
    else phrases.set(key, [entry]);
  };
  for (const table of tables) {
    for (const form of new Set(tableForms(table))) add(form, { kind: 'table', table });
    for (const column of table.columns) {
      for (const form of new Set(columnForms(column))) add(form, { kind: 'column', table, column });
      const values = [
        ...new Set([...(column.allowedValues ?? namedValues(column)), ...(column.values ?? [])]),
      ];
      for (const value of values)
        if (value.length <= longestValue && /\p{L}/u.test(value)) {
          const form = value
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}@.'&-]+/gu, ' ')
            .trim();
          const forms = [form, ...(form.split(' ').length > 3 ? [] : [plural(form)])];
          for (const one of new Set([...forms, ...forms.map((said) => withoutAccents(said))]))
            add(one, { kind: 'value', table, column, value });
        }
    }
  }
  for (const [phrase, entry] of shortNames(tables)) if (!phrases.has(phrase)) phrases.set(phrase, [entry]);
  const single = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(' ')));
  return { tables, phrases, words: single, longest: longestFrom(phrases.keys()) };
});
