import { countText } from '@saywright/domain/receipt';
import type { ProjectAccessView } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { DataTable, type DataTableColumn, type DataTableRow } from '@saywright/ui/DataTable';
import type { ReactElement, ReactNode } from 'react';
import { accessCopy } from '../../copy/access.ts';

type Table = ProjectAccessView['tables'][number];
type Cell = Table['people'][number]['cells'][number];

interface AccessMatrixProps {
  readonly tables: readonly Table[];
}

const people = ['stranger', 'personA', 'personB', 'service'] as const;
const verbs = ['read', 'add', 'change', 'delete'] as const;

const columns: readonly DataTableColumn[] = [
  { id: 'table', label: accessCopy.table, mono: true },
  ...people.flatMap((person) =>
    verbs.map((verb) => ({
      id: `${person} ${verb}`,
      label: accessCopy.verbs[verb],
      group: accessCopy.people[person],
      align: 'end' as const,
    })),
  ),
];

function cellText({ verb, rows, atLeast, stopped }: Cell): string {
  if (stopped === 'untried') return accessCopy.untried;
  if (stopped === 'recursion' || stopped === 'error') return accessCopy.failing;
  const star = stopped === 'constraint' ? '*' : '';
  if (verb === 'add') return `${rows > 0 ? accessCopy.yes : accessCopy.no}${star}`;
  return `${countText(rows)}${atLeast ? '+' : ''}${star}`;
}

function noteOf({ sentence, examples }: Table): string {
  return examples ? `${sentence} ${accessCopy.example}` : sentence;
}

function nameOf({ name, kind, concerns: [worst] }: Table): ReactNode {
  if (worst?.level === 'danger')
    return (
      <>
        {name} <Badge tone="danger">{accessCopy.open}</Badge>
      </>
    );
  if (worst)
    return (
      <>
        {name} <Badge tone="warning">{accessCopy.check}</Badge>
      </>
    );
  return kind === 'view' ? (
    <>
      {name} <Badge tone="line">{accessCopy.view}</Badge>
    </>
  ) : (
    name
  );
}

function cellContent(cell: Cell, stands: boolean): ReactNode {
  return stands ? <Badge tone="danger">{cellText(cell)}</Badge> : cellText(cell);
}

function rowOf(table: Table): DataTableRow {
  const isOpen = table.concerns.some(({ level }) => level === 'danger');
  const cells: Record<string, ReactNode> = { table: nameOf(table) };
  for (const { person, cells: answers } of table.people)
    for (const cell of answers)
      cells[`${person} ${cell.verb}`] = cellContent(cell, isOpen && person === 'stranger' && cell.rows > 0);
  return { id: table.name, cells, note: noteOf(table) };
}

/** Every table by every person: how many rows they read, change and delete, and whether they can add some. */
export function AccessMatrix({ tables }: AccessMatrixProps): ReactElement {
  return (
    <DataTable
      caption={accessCopy.caption(tables.length)}
      columns={columns}
      rows={tables.map(rowOf)}
      emptyText={accessCopy.empty}
      footnote={accessCopy.legend}
    />
  );
}
