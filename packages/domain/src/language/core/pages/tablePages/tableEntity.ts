import { blueprints } from '../../../app/blueprints/all.ts';
import type { AppAccess, AppEntity, AppField, AppParent } from '../../../app/spec.ts';
import type { Lexicon, LexiconColumn, LexiconTable } from '../../../planner/lexicon.ts';
import { humanise, plural, singular } from '../../../planner/names.ts';
import { capitalise } from '../../../planner/outcome.ts';
import { moneyColumns } from '../../constituents/comparisons.ts';
import { kindOf } from '../../constituents/columnKinds.ts';

/** The column that says whose row it is. */
export const owner = 'user_id';

const kept = new Set(['id', owner, 'created_at', 'updated_at']);
const secret = /password|passwd|secret|token|hash|salt|api_?key/u;
const personal =
  /phone|mobile|telephone|e_?mail|address|street|birth|passport|iban|salary|wage|health|diagnos|insurance|tax/u;
/** What those decide who keep the table, not those who add a row. */
const decided =
  /^(?:is_)?(?:paid|delivered|done|confirmed|approved|accepted|shipped|sent|ready|checked|active|published|cancelled|canceled|collected|finished|completed?|closed|invoiced|picked_up|returned|status|state)(?:_at|_on)?$/u;
const counting = /^(?:how_many|number_of|quantity|quantities|count|pieces|amount_of|guests|people|seats)/u;

const isKey = ({ type, primaryKey, name }: LexiconColumn): boolean =>
  primaryKey || type === 'uuid' || kept.has(name) || secret.test(name);

/** The columns that a page can show. */
export function showable({ columns }: LexiconTable): readonly LexiconColumn[] {
  return columns.filter((column) => !isKey(column) && column.references === undefined);
}

/** The columns that hold what people keep to themselves. */
export function personalColumns({ columns }: LexiconTable): readonly LexiconColumn[] {
  return columns.filter(({ name }) => personal.test(name) || secret.test(name));
}

const isPrivate = (access: AppAccess): boolean =>
  access === 'own' || access === 'placed' || access === 'inbox' || access === 'team';

/** Whether the rows of a table belong to people, or are private in every kind of app that has such a table. */
export function isUsuallyPrivate({ name, columns }: LexiconTable): boolean {
  const said = humanise(name);
  const usual = blueprints.flatMap(({ entities }) =>
    entities.flatMap(({ words, access }) =>
      new RegExp(`^(?:${words.source})$`, 'iu').test(said) ? [access] : [],
    ),
  );
  return columns.some((column) => column.name === owner) || (usual.length > 0 && usual.every(isPrivate));
}

/** The column by which people know a row. */
export function titleColumn(table: LexiconTable): LexiconColumn | undefined {
  const shown = showable(table);
  const texts = shown.filter((column) => kindOf(column) === 'text' && !column.allowedValues);
  return (
    texts.find(({ name }) => /^(?:name|title|label|full_name|subject)$/u.test(name)) ??
    texts.find(({ name }) => /name|title/u.test(name)) ??
    texts.find(({ name }) => !counting.test(name)) ??
    shown.find((column) => kindOf(column) === 'date' || kindOf(column) === 'moment') ??
    shown[0]
  );
}

function typeOf(column: LexiconColumn, isMoney: boolean): AppField['type'] {
  const { name } = column;
  switch (kindOf(column)) {
    case 'number':
      if (isMoney) return 'money';
      return /numeric|real|double/u.test(column.type) ? 'number' : 'whole-number';
    case 'date':
      return 'date';
    case 'moment':
      return 'moment';
    case 'yes-no':
      return 'yes-no';
    default:
      if (/e_?mail/u.test(name)) return 'email';
      if (/picture|photo|image/u.test(name)) return 'picture';
      if (/website|link|url/u.test(name)) return 'link';
      return /description|notes?|comments?|message|details|^text$/u.test(name) ? 'long' : 'text';
  }
}

function fieldOf(column: LexiconColumn, table: LexiconTable): AppField {
  const { name, nullable, hasDefault, allowedValues } = column;
  return {
    name,
    label: capitalise(humanise(name)),
    type: typeOf(column, moneyColumns(table).includes(column)),
    ...(!nullable && !hasDefault && { required: true }),
    ...(allowedValues && { choices: allowedValues }),
  };
}

/** A field in a form: what the people who add a row do not decide is left out of it. */
export function enteredField(column: LexiconColumn, table: LexiconTable): AppField {
  const field = fieldOf(column, table);
  const isCount = field.type === 'text' && counting.test(column.name);
  if (isCount) return { ...field, type: 'whole-number', least: 1 };
  const isDecided = decided.test(column.name) || (field.type === 'money' && column.nullable);
  if (!isDecided) return field;
  const { required: _required, ...optional } = field;
  if (column.nullable && !column.hasDefault) return { ...optional, ofStaff: true };
  return { ...optional, first: field.type === 'yes-no' ? false : (field.choices?.[0] ?? '') };
}

/** The rows that each row of a table belongs to. */
export function parentsOf(
  table: LexiconTable,
  { tables }: Lexicon,
): readonly { readonly parent: AppParent; readonly table: LexiconTable; readonly column: LexiconColumn }[] {
  const targets = table.columns.map(({ references }) => references);
  return table.columns.flatMap((column) => {
    const other = tables.find(({ name }) => name === column.references);
    const shown = other && titleColumn(other);
    // The API can't tell two references to the same table apart.
    const isOnly = targets.filter((target) => target === column.references).length === 1;
    if (!other || !shown || !isOnly || column.name === owner) return [];
    const label = capitalise(humanise(column.name.replace(/_id$/u, '')));
    return [
      { parent: { table: other.name, column: column.name, label, shown: shown.name }, table: other, column },
    ];
  });
}

interface EntityParts {
  readonly table: LexiconTable;
  readonly access: 'public' | 'members' | 'placed';
  /** The named columns; all of them where none was. */
  readonly columns?: readonly LexiconColumn[];
  readonly also: readonly AppParent[];
}

/** A table that exists already as something that pages show. */
export function entityOf({ table, access, columns = [], also }: EntityParts): AppEntity {
  const title = titleColumn(table);
  const all = showable(table);
  const named = all.filter((column) => columns.includes(column));
  const chosen = named.length > 0 ? named : all;
  const ordered = [
    ...(title && !(named.length > 0 && named.includes(title) && named[0] !== title) ? [title] : []),
    ...chosen.filter((column) => column !== title),
  ];
  const made = access === 'placed' ? enteredField : fieldOf;
  const created = table.columns.some(({ name }) => name === 'created_at');
  const dated = access === 'placed' ? all.find((column) => /^(?:date|time)/u.test(column.type)) : undefined;
  return {
    name: table.name,
    one: singular(humanise(table.name)),
    title: capitalise(plural(humanise(table.name))),
    words: /./u,
    access,
    fields: (ordered.length > 0 ? ordered : chosen).map((column) => made(column, table)),
    also,
    ...(!created && { order: (dated ?? title)?.name ?? 'id' }),
  };
}
