import type { Reading } from '../../../packages/domain/src/language/ast/index.ts';
import { readDatabase } from '../../../packages/domain/src/language/core/index.ts';
import { writeQuestion } from '../../../packages/domain/src/language/write/index.ts';
import type {
  Lexicon,
  LexiconColumn,
  LexiconTable,
} from '../../../packages/domain/src/language/planner/lexicon.ts';
import { rows, shown } from './shown.ts';

type Part = Partial<Omit<LexiconColumn, 'name' | 'type'>>;

function column(name: string, type: string, part: Part = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...part };
}

function table(name: string, ...columns: readonly LexiconColumn[]): LexiconTable {
  const id = column('id', 'bigint', { nullable: false, hasDefault: true, unique: true, primaryKey: true });
  return { name, columns: [id, ...columns], rowSecurity: true, policies: [] };
}

const needed: Part = { nullable: false };
const stamp = column('created_at', 'timestamp with time zone', { ...needed, hasDefault: true });

/** A bakery: what it sells, to whom, and who works there. */
export const bakery: Lexicon = {
  tables: [
    table(
      'customers',
      column('name', 'text', { ...needed, values: ['Nora Blix', 'Cafe Tarn', 'Ole Strand'] }),
      column('town', 'text', { values: ['Harlow', 'Minster'] }),
      column('kind', 'text', { ...needed, values: ['private', 'cafe'] }),
      column('phone', 'text'),
      column('birthday', 'date'),
      stamp,
    ),
    table(
      'breads',
      column('name', 'text', { ...needed, values: ['Rye Round', 'Seed Loaf', 'White Tin'] }),
      column('grain', 'text', { values: ['rye', 'wheat'] }),
      column('allergens', 'text', { values: ['nuts, milk', 'sesame'] }),
      column('price', 'numeric(8,2)', needed),
      column('stock_kg', 'numeric(8,2)'),
      column('label_price', 'text', { values: ['£3.20', '£4.00', '£2.80'] }),
      stamp,
    ),
    table(
      'orders',
      column('customer_id', 'bigint', { ...needed, references: 'customers' }),
      column('order_date', 'date', needed),
      column('pickup_date', 'date'),
      column('status', 'text', { values: ['open', 'cancelled', 'collected'] }),
      column('paid', 'boolean', { ...needed, hasDefault: true }),
      column('total', 'numeric(8,2)'),
    ),
    table(
      'order_lines',
      column('order_id', 'bigint', { ...needed, references: 'orders' }),
      column('bread_id', 'bigint', { ...needed, references: 'breads' }),
      column('qty', 'integer', needed),
    ),
    table(
      'bakers',
      column('full_name', 'text', { ...needed, values: ['Ines Moll', 'Theo Rand'] }),
      column('hourly_wage', 'numeric(6,2)'),
      column('birth_date', 'date'),
    ),
    table(
      'absences',
      column('baker_id', 'bigint', { ...needed, references: 'bakers' }),
      column('day', 'date', needed),
      column('reason', 'text', { values: ['ill', 'holiday'] }),
    ),
    table(
      'waste',
      column('day', 'date', needed),
      column('bread', 'text', { values: ['rye', 'toast'] }),
      column('pieces', 'integer', needed),
      column('reason', 'text', { values: ['burnt', 'stale'] }),
    ),
    table(
      'classes',
      column('title', 'text', { ...needed, values: ['First Loaf', 'Sourdough Day'] }),
      column('starts_on', 'date', needed),
      column('room', 'text', { values: ['loft', 'yard'] }),
      column('fee', 'numeric(8,2)'),
    ),
  ],
};

function said(reading: Reading | undefined): string {
  if (reading?.kind !== 'parts') return reading?.kind ?? 'unread';
  return reading.parts
    .map((part) => {
      if (part.service !== 'database') return part.service;
      return 'question' in part ? rows(part.question) : part.changes.map(shown).join('; ');
    })
    .join('; ');
}

/** What an instruction is read as, in short. 23 November 2026 is a Monday. */
export function read(instruction: string): string {
  return said(readDatabase(instruction, { lexicon: bakery, today: '2026-11-23' }));
}

/** What an answer says before its figure, and of how many rows. */
export function answered(instruction: string): unknown {
  const reading = readDatabase(instruction, { lexicon: bakery, today: '2026-11-23' });
  const part = reading?.kind === 'parts' ? reading.parts[0] : undefined;
  if (part?.service !== 'database' || !('question' in part)) return undefined;
  const written = writeQuestion(part.question, part.caption, bakery);
  return written.ok ? written.value.answer : undefined;
}

/** Words that a reading leaves out. */
export function unusedOf(instruction: string): readonly string[] {
  const reading = readDatabase(instruction, { lexicon: bakery, today: '2026-11-23' });
  return reading?.kind === 'parts' ? (reading.unused ?? []) : [];
}
