import type { Effects } from '@saywright/domain/receipt';
import { type Capture, sameKey } from './capture.ts';
import type { CatalogChange, TableChange } from './changes.ts';
import type { CatalogTable } from './catalog.ts';
import {
  columnDefinition,
  policyDefinition,
  publicName,
  rightsDefinition,
  tableDefinition,
} from './definitions.ts';
import type { OtherRows } from './replacedRows.ts';
import { catchUp, continueSequence, sequenceDefinition, type OwnedSequence } from './sequences.ts';
import { identifier } from './session.ts';

export function writable(table: CatalogTable): readonly string[] {
  return table.columns.filter((column) => column.generated === '').map((column) => identifier(column.name));
}

/** Added columns come last and apart: access rules of other tables may ask about them. */
function removeAdditions(change: TableChange): string[] {
  const table = publicName(change.after.name);
  return [
    // Records of earlier versions have no triggers and no rights.
    ...(change.triggersAdded ?? []).map((item) => `drop trigger ${identifier(item.name)} on ${table};`),
    ...change.policiesAdded.map((policy) => `drop policy ${identifier(policy.name)} on ${table};`),
    ...change.constraintsAdded.map(
      (item) => `alter table ${table} drop constraint if exists ${identifier(item.name)};`,
    ),
    ...change.indexesAdded.map((item) => `drop index if exists public.${identifier(item.name)};`),
  ];
}

function removeColumns({ after, added }: TableChange): string[] {
  return added.map(({ name }) => `alter table ${publicName(after.name)} drop column ${identifier(name)};`);
}

function revertRenames(change: TableChange): string[] {
  const { before, after } = change;
  const table = publicName(before.name);
  return [
    ...(before.name === after.name
      ? []
      : [`alter table ${publicName(after.name)} rename to ${identifier(before.name)};`]),
    ...change.renamed.map(
      (pair) =>
        `alter table ${table} rename column ${identifier(pair.after.name)} to ${identifier(pair.before.name)};`,
    ),
    ...change.constraintsRenamed.map(
      (pair) => `alter table ${table} rename constraint ${identifier(pair.to)} to ${identifier(pair.from)};`,
    ),
  ];
}

function restoreColumns(change: TableChange, captures: readonly Capture[], others: OtherRows): string[] {
  const table = publicName(change.before.name);
  const capture = captures.find((item) => item.table.oid === change.before.oid && item.whole);
  const added = change.dropped.map(
    (column) => `alter table ${table} add column ${columnDefinition(column, true)};`,
  );
  const retyped = change.retyped.map(
    ({ before, after }) =>
      `alter table ${table} alter column ${identifier(before.name)} drop default, alter column ${identifier(before.name)} type ${before.type} using ${identifier(before.name)}::text::${before.type};` +
      (before.default === null || after.default !== before.default
        ? ''
        : ` alter table ${table} alter column ${identifier(before.name)} set default ${before.default};`),
  );
  const values = [...change.dropped, ...change.retyped.map((pair) => pair.before)]
    .filter((column) => column.generated === '')
    .map((column) => identifier(column.name));
  const other = others.get(change.before.oid);
  const refill =
    capture && capture.key.length > 0 && values.length > 0
      ? [
          `update ${table} t set ${values.map((name) => `${name} = k.${name}`).join(', ')} from ${capture.old} k where ${sameKey(capture.key, 't', 'k')}${other === undefined ? '' : ` and not (${other})`};`,
        ]
      : [];
  const required = change.dropped
    .filter((column) => column.notNull && column.identity === '')
    .map((column) => `alter table ${table} alter column ${identifier(column.name)} set not null;`);
  const redefined = change.redefined.flatMap(({ before, after }) => [
    ...(before.default === after.default || before.generated !== ''
      ? []
      : [
          `alter table ${table} alter column ${identifier(before.name)} ${before.default === null ? 'drop default' : `set default ${before.default}`};`,
        ]),
    ...(before.notNull === after.notNull
      ? []
      : [
          `alter table ${table} alter column ${identifier(before.name)} ${before.notNull ? 'set' : 'drop'} not null;`,
        ]),
  ]);
  return [...added, ...retyped, ...refill, ...required, ...redefined];
}

function restoreRows({ table, key, old, added, whole }: Capture, effects: Effects): string[] {
  const name = publicName(table.name);
  const columns = writable(table);
  const list = columns.join(', ');
  const done = effects.rows.find((row) => row.table === table.name);
  const isDropped = effects.tablesDropped.some((loss) => loss.name === table.name && loss.count > 0);
  if (!done && !isDropped) return [];
  if (whole || !done || key.length === 0)
    return [`insert into ${name} (${list}) overriding system value select ${list} from ${old};`];
  const others = columns.filter((column) => !key.map(identifier).includes(column));
  const same = sameKey(key, 't', 'k');
  return [
    // An update may also have changed keys, so a step is left out only where it cannot be needed.
    ...(done.inserted + done.updated > 0 ? [`delete from ${name} t using ${added} k where ${same};`] : []),
    ...(others.length > 0 && done.inserted + done.updated > 0
      ? [
          `update ${name} t set ${others.map((column) => `${column} = k.${column}`).join(', ')} from ${old} k where ${same};`,
        ]
      : []),
    ...(done.deleted + done.updated > 0
      ? [
          `insert into ${name} (${list}) overriding system value select ${list} from ${old} k where not exists (select 1 from ${name} t where ${same});`,
        ]
      : []),
  ];
}

/** Sorts referenced tables first, so that rows are restored before the rows that refer to them. */
export function byReference(captures: readonly Capture[]): readonly Capture[] {
  const sorted: Capture[] = [];
  const visit = (capture: Capture, path: ReadonlySet<number>): void => {
    if (sorted.includes(capture) || path.has(capture.table.oid)) return;
    for (const constraint of capture.table.constraints) {
      const parent = captures.find((other) => other.table.oid === constraint.referencesOid);
      if (constraint.type === 'f' && parent) visit(parent, new Set([...path, capture.table.oid]));
    }
    sorted.push(capture);
  };
  for (const capture of captures) visit(capture, new Set());
  return sorted;
}

function restoreStructure(change: TableChange): string[] {
  const { before, after } = change;
  const table = publicName(before.name);
  const constraints = change.constraintsDropped.map(
    (item) => `alter table ${table} add constraint ${identifier(item.name)} ${item.definition};`,
  );
  return [
    ...constraints,
    ...change.indexesDropped.map((item) => `${item.definition};`),
    ...(before.rowSecurity === after.rowSecurity
      ? []
      : [`alter table ${table} ${before.rowSecurity ? 'enable' : 'disable'} row level security;`]),
    ...(before.forced === after.forced
      ? []
      : [`alter table ${table} ${before.forced ? '' : 'no '}force row level security;`]),
    ...change.policiesDropped.map((policy) => policyDefinition(before.name, policy)),
    ...(change.triggersDropped ?? []).map((item) => `${item.definition};`),
    ...((change.rightsBefore ?? []).length > 0 ? rightsDefinition(before.name, change.rightsBefore) : []),
  ];
}

/** Statements that add the constraints of a table whose type is wanted. */
export function addConstraints(table: CatalogTable, wanted: (type: string) => boolean): string[] {
  return table.constraints
    .filter((constraint) => wanted(constraint.type))
    .map(
      (constraint) =>
        `alter table ${publicName(table.name)} add constraint ${identifier(constraint.name)} ${constraint.definition};`,
    );
}

/** What a table has besides columns, keys and checks: foreign keys, indexes, access rules, triggers and rights. */
export function recreateRest(table: CatalogTable): string[] {
  const name = publicName(table.name);
  return [
    ...addConstraints(table, (type) => type === 'f'),
    ...table.indexes.map((index) => `${index.definition};`),
    ...(table.rowSecurity ? [`alter table ${name} enable row level security;`] : []),
    ...(table.forced ? [`alter table ${name} force row level security;`] : []),
    ...table.policies.map((policy) => policyDefinition(table.name, policy)),
    ...(table.triggers ?? []).map((trigger) => `${trigger.definition};`),
    ...(table.rights?.some(({ column }) => column !== null)
      ? rightsDefinition(table.name, table.rights)
      : []),
  ];
}

interface SequencePlan {
  readonly table: string;
  readonly sequence: OwnedSequence;
  /** It was dropped with its table or column, so it has to be created again. */
  readonly isGone: boolean;
}

function sequencePlans(change: CatalogChange, captures: readonly Capture[]): readonly SequencePlan[] {
  return captures.flatMap(({ table, sequences = [] }) => {
    const kept = change.kept.find(({ before }) => before.oid === table.oid);
    return sequences.map((sequence) => ({
      table: table.name,
      sequence,
      isGone: kept?.dropped.some(({ name }) => name === sequence.column) ?? true,
    }));
  });
}

/**
 * Writes the statements that undo a plan, data included. The proof runs them and checks that they really do. `others`
 * says which rows get no values back, because they came later in the place of deleted ones.
 */
export function undoScript(
  change: CatalogChange,
  captures: readonly Capture[],
  effects: Effects,
  restore: (capture: Capture) => readonly string[] = (capture) => restoreRows(capture, effects),
  others: OtherRows = new Map(),
): string {
  const columnsOnly = new Set(
    change.kept
      .filter((kept) => kept.dropped.length > 0 || kept.retyped.length > 0)
      .map((kept) => kept.before.oid),
  );
  const refilled = captures.filter((capture) => !(capture.whole && columnsOnly.has(capture.table.oid)));
  const created = change.created.map((table) => publicName(table.name));
  const sequences = sequencePlans(change, captures);
  return [
    ...change.kept.flatMap(removeAdditions),
    ...(created.length > 0 ? [`drop table ${created.join(', ')};`] : []),
    ...change.kept.flatMap(removeColumns),
    ...change.kept.flatMap(revertRenames),
    ...sequences.flatMap(({ sequence, isGone }) =>
      isGone && !sequence.isIdentity ? [sequenceDefinition(sequence)] : [],
    ),
    ...change.dropped.map(tableDefinition),
    ...change.kept.flatMap((kept) => restoreColumns(kept, captures, others)),
    ...byReference(refilled).flatMap(restore),
    // Keys and checks come after the rows, so that each index is built once; foreign keys come after all keys.
    ...change.dropped.flatMap((table) => addConstraints(table, (type) => type !== 'f')),
    ...change.kept.flatMap(restoreStructure),
    ...sequences.flatMap(({ table, sequence, isGone }) =>
      isGone ? continueSequence(table, sequence) : catchUp(sequence),
    ),
    ...change.dropped.flatMap(recreateRest),
  ].join('\n');
}
