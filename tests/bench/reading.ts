// CPU time to read an instruction against 100 tables of 20 columns, with the rules and what was learned.
// `npm run bench`.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { parseLearnedModel } from '@saywright/domain/learned';
import type { Lexicon, LexiconColumn } from '@saywright/domain/planner';
import { readInstruction } from '@saywright/domain/read';
import { messagesOf } from '../train/corpus.ts';

const rounds = 5;
/** Limits in milliseconds: the median of founders' sentences, any 2,000 characters, a list of 80 columns. */
const bars = { median: 15, longest: 200, columns: 50 };

const things =
  'customer order product member booking course boat invoice payment supplier room guest dog horse teacher student lesson part repair bike rental mechanic recipe ingredient batch event ticket venue artist volunteer shift donation donor campaign article author tag comment photo album song playlist vehicle driver route stop parcel depot machine sensor task project team meeting note document contract client case lawyer hearing patient doctor visit treatment prescription drug pharmacy insurer claim policy agent property owner tenant lease inspection meter bill tariff plant bed greenhouse seed harvest market stall vendor review coupon cart shipment carrier refund warehouse shelf count audit grant lot team_day'.split(
    ' ',
  );
/** Columns of every table, and those of which each table has some. */
const common = ['name', 'status', 'notes', 'created_at'];
const others: readonly (readonly [string, string])[] = [
  ...['email', 'phone', 'city', 'street', 'postcode', 'country', 'color', 'brand', 'category', 'reason'].map(
    (name) => [name, 'text'] as const,
  ),
  ...['price', 'amount', 'discount', 'weight_kg', 'length_cm', 'rating', 'quantity', 'minutes'].map(
    (name) => [name, 'numeric(12,2)'] as const,
  ),
  ...['due_date', 'start_date', 'end_date', 'paid_on', 'birthday', 'sent_on'].map(
    (name) => [name, 'date'] as const,
  ),
  ...['active', 'paid', 'public', 'confirmed'].map((name) => [name, 'boolean'] as const),
];

function column(name: string, type: string, more: Partial<LexiconColumn> = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...more };
}

/** Columns of the table at a place; the last one points to the table before. */
function columnsAt(at: number): readonly LexiconColumn[] {
  const own = Array.from(
    { length: 14 },
    (_, nth) => others[(at * 5 + nth * 3) % others.length] ?? ['size', 'text'],
  );
  const names = Array.from({ length: 60 }, (_, nth) => `${things[(at + nth) % things.length] ?? ''} ${nth}`);
  const before = things[at - 1];
  return [
    column('id', 'uuid', { primaryKey: true, nullable: false, hasDefault: true }),
    ...common.map((name) => column(name, 'text', name === 'name' ? { values: names } : {})),
    ...own.map(([name, type], nth) =>
      column(own.findIndex(([other]) => other === name) === nth ? name : `${name}_${nth}`, type),
    ),
    before === undefined
      ? column('size', 'text')
      : column(`${before}_id`, 'uuid', { references: `${before}s` }),
  ];
}

const lexicon: Lexicon = {
  tables: things.slice(0, 100).map((thing, at) => ({
    name: `${thing}s`,
    columns: columnsAt(at),
    rowSecurity: true,
    policies: [],
  })),
};

const file = new URL('../../packages/engine/model/database.json.gz', import.meta.url);
const learned = parseLearnedModel(JSON.parse(gunzipSync(readFileSync(file)).toString()));

const folder = new URL('../train/annotated/', import.meta.url);
const messages = readdirSync(folder).flatMap((name) =>
  messagesOf(fileURLToPath(new URL(name, folder))).map(({ segments }) =>
    segments.map(({ text }) => text).join(' '),
  ),
);
/** Every so many messages is read. */
const every = 30;
const sampled = messages.filter((_, at) => at % every === 0);

/** CPU time in milliseconds, which other load on the machine does not affect. */
function readingTime(text: string): number {
  const started = process.cpuUsage();
  readInstruction(text, { lexicon, today: '2026-11-28', learned });
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The median of several readings; what the process remembers of a text is not what is measured, so each differs. */
function middleOf(textOf: (round: number) => string): number {
  return quantile(
    Array.from({ length: rounds }, (_, round) => readingTime(textOf(round))),
    0.5,
  );
}

for (const text of messages.slice(0, 100)) readingTime(text);
const times = sampled.map((text) => readingTime(text));

const size = 2000;
const names = [...things, ...common, ...others.map(([name]) => name)].join(' ');
const long: Readonly<Record<string, string>> = {
  'names of all tables': names.repeat(4),
  'messages of founders': sampled.join(' '),
  brackets: `${'('.repeat(size / 2)}${')'.repeat(size / 2)}`,
  'letters in no order': Array.from({ length: size }, (_, at) =>
    'etaoin shrdlu,.'.charAt((at * at * 7 + at) % 15),
  ).join(''),
  'one wish many times': 'delete all orders; '.repeat(size),
};
const columns = Array.from({ length: 80 }, (_, at) => `part ${'abcdefghij'.charAt(at % 10)}${at}`).join(', ');

const measured: readonly (readonly [string, number, number])[] = [
  [`${sampled.length} messages of founders, median`, quantile(times, 0.5), bars.median],
  ...Object.entries(long).map(
    ([name, text]) =>
      [
        `2,000 characters: ${name}`,
        middleOf((round) => `${'.'.repeat(round)}${text}`.slice(0, size)),
        bars.longest,
      ] as const,
  ),
  [
    'a list of 80 columns',
    middleOf((round) => `Create a table gadgets${round} with ${columns}`),
    bars.columns,
  ],
];
console.log(`90 % of the messages within ${quantile(times, 0.9).toFixed(1)} ms`);
for (const [name, time, bar] of measured) {
  console.log(`${time.toFixed(1).padStart(8)} ms  ${name} (bar: ${bar})`);
  if (time > bar) process.exitCode = 1;
}
