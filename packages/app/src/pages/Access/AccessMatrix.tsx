import { Badge } from '@saywright/ui/Badge';
import { DataTable, type DataTableColumn, type DataTableRow } from '@saywright/ui/DataTable';
import type { ReactElement, ReactNode } from 'react';
import { accessCopy } from '../../copy/access.ts';
import { answersOf, verbs, type AccessTable } from './AccessCell.tsx';

interface AccessMatrixProps {
  readonly tables: readonly AccessTable[];
}

const everybody = ['stranger', 'personA', 'personB', 'staff', 'service'] as const;
type Tried = (typeof everybody)[number];

/** As whom the tables were tried: staff only where access rules ask about a table of people. */
function triedAs(tables: readonly AccessTable[]): readonly Tried[] {
  return everybody.filter((person) =>
    tables.some((table) => table.people.some((one) => one.person === person)),
  );
}

function columnsOf(people: readonly Tried[]): readonly DataTableColumn[] {
  return [
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
}

function noteOf({ sentence, examples }: AccessTable): string {
  return examples ? `${sentence} ${accessCopy.example}` : sentence;
}

function badgeOf({ kind, concerns: [worst] }: AccessTable): ReactNode {
  if (worst?.level === 'danger') return <Badge tone="danger">{accessCopy.open}</Badge>;
  if (worst) return <Badge tone="warning">{accessCopy.check}</Badge>;
  return kind === 'view' ? <Badge tone="line">{accessCopy.view}</Badge> : undefined;
}

function rowOf(table: AccessTable): DataTableRow {
  const badge = badgeOf(table);
  const cells: Record<string, ReactNode> = {
    table: (
      <>
        {badge} {table.name}
      </>
    ),
  };
  for (const person of table.people)
    for (const [verb, answer] of Object.entries(answersOf(table, person)))
      cells[`${person.person} ${verb}`] = answer;
  return { id: table.name, cells, note: noteOf(table) };
}

/** Every table by every person: how many rows they read, change and delete, and whether they can add some. */
export function AccessMatrix({ tables }: AccessMatrixProps): ReactElement {
  const people = triedAs(tables);
  return (
    <DataTable
      caption={accessCopy.caption(tables.length, people.length)}
      columns={columnsOf(people)}
      rows={tables.map(rowOf)}
      emptyText={accessCopy.empty}
      footnote={accessCopy.legend}
    />
  );
}
