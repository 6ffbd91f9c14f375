import type { DatabaseChange } from '../../../packages/domain/src/language/ast/index.ts';
import type { FrameReading } from '../../../packages/domain/src/language/core/frame.ts';
import { questionFrames } from '../../../packages/domain/src/language/core/frames/questions/frames.ts';
import { rowFrames } from '../../../packages/domain/src/language/core/frames/rows/frames.ts';
import { ground } from '../../../packages/domain/src/language/core/ground.ts';
import { coreIndex } from '../../../packages/domain/src/language/core/schemaIndex.ts';
import { tokenise } from '../../../packages/domain/src/language/core/tokens.ts';
import type {
  Lexicon,
  LexiconColumn,
  LexiconTable,
} from '../../../packages/domain/src/language/planner/lexicon.ts';

type Part = Partial<Omit<LexiconColumn, 'name' | 'type'>>;

function column(name: string, type: string, part: Part = {}): LexiconColumn {
  return { name, type, nullable: true, hasDefault: false, unique: false, primaryKey: false, ...part };
}

function table(name: string, ...columns: readonly LexiconColumn[]): LexiconTable {
  const id = column('id', 'bigint', { nullable: false, hasDefault: true, unique: true, primaryKey: true });
  return { name, columns: [id, ...columns], rowSecurity: true, policies: [] };
}

const needed: Part = { nullable: false };

/** A rowing club: rowers in crews, boats with repairs, fees, outings. */
export const club: Lexicon = {
  tables: [
    table(
      'crews',
      column('name', 'text', { ...needed, values: ['Herons', 'Kingfishers', 'Otters'] }),
      column('min_age', 'integer'),
      column('max_age', 'integer'),
      column('weekday', 'text', { values: ['Monday', 'Thursday'] }),
      column('start_time', 'time without time zone'),
      column('capacity', 'integer'),
    ),
    table(
      'rowers',
      column('first_name', 'text', { ...needed, values: ['Ada', 'Bruno', 'Cleo', 'Dora'] }),
      column('last_name', 'text', { ...needed, values: ['Quist', 'Ferro', 'Lund', 'Novak'] }),
      column('email', 'text', { values: ['ada@club.example', 'cleo@club.example'] }),
      column('phone', 'text'),
      column('birth_date', 'date'),
      column('crew_id', 'bigint', { references: 'crews' }),
      column('status', 'text', {
        ...needed,
        hasDefault: true,
        allowedValues: ['active', 'paused', 'left'],
        values: ['active', 'paused', 'left'],
      }),
      column('joined_on', 'date'),
      column('monthly_fee', 'numeric(8,2)'),
      column('notes', 'text'),
      column('town', 'text', { values: ['Marlow', 'Henley'] }),
    ),
    table(
      'boats',
      column('name', 'text', { ...needed, values: ['Swift', 'Swift Reserve', 'Blue Heron', 'Old Barge'] }),
      column('material', 'text', { values: ['wood', 'carbon'] }),
      column('price', 'numeric(8,2)'),
      column('seats', 'integer'),
      column('oars', 'integer'),
      column('sold', 'boolean', needed),
      column('bought_on', 'date'),
    ),
    table(
      'fees',
      column('rower_id', 'bigint', { ...needed, references: 'rowers' }),
      column('amount', 'numeric(8,2)', needed),
      column('due_on', 'date', needed),
      column('paid_on', 'date'),
      column('method', 'text', { values: ['cash', 'card'] }),
    ),
    table(
      'outings',
      column('crew_id', 'bigint', { ...needed, references: 'crews' }),
      column('boat_id', 'bigint', { references: 'boats' }),
      column('starts_at', 'timestamp with time zone', needed),
      column('cancelled', 'boolean', { ...needed, hasDefault: true }),
    ),
    table(
      'reviews',
      column('boat_id', 'bigint', { references: 'boats' }),
      column('rating', 'integer'),
      column('body', 'text'),
      column('approved', 'boolean', { ...needed, hasDefault: true }),
    ),
    table(
      'orders',
      column('ordered_on', 'date'),
      column('state', 'text', { values: ['open', 'Cancelled', 'cancelled ', 'packed'] }),
      column('paid', 'text', { values: ['yes', 'no'] }),
    ),
  ],
};

const index = coreIndex(club);

/** The best reading of one sentence by the frames of rows and questions. 23 November 2026 is a Monday. */
export function readOne(text: string, before: readonly DatabaseChange[] = []): FrameReading | undefined {
  const clause = { text, items: ground(tokenise(text), index) };
  return [...rowFrames, ...questionFrames]
    .map((frame) => frame(clause, { index, before, today: '2026-11-23' }))
    .filter((found) => found !== undefined)
    .toSorted((one, other) => one.unread.length - other.unread.length || one.cost - other.cost)[0];
}

/** The changes of a sentence that is read completely; undefined for a question back and for words left over. */
export function changesOf(
  text: string,
  before: readonly DatabaseChange[] = [],
): readonly DatabaseChange[] | undefined {
  const found = readOne(text, before);
  return found && found.unread.length === 0 && 'changes' in found.meaning ? found.meaning.changes : undefined;
}
