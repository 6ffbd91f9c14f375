import { countText } from '@saywright/domain/receipt';
import type { ProjectAccessView } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { DataTable, type DataTableColumn, type DataTableRow } from '@saywright/ui/DataTable';
import { Disclosure } from '@saywright/ui/Disclosure';
import { Stack } from '@saywright/ui/Stack';
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

function Words({ table }: { readonly table: Table }): ReactElement {
  return (
    <Stack gap={4}>
      <p>{table.sentence}</p>
      {table.examples && <p>{accessCopy.example}</p>}
      <Disclosure summary={accessCopy.words(table.name)}>
        <ul>
          {table.people.flatMap(({ person, cells }) =>
            cells.map(({ verb, sentence }) => <li key={`${person} ${verb}`}>{sentence}</li>),
          )}
        </ul>
      </Disclosure>
    </Stack>
  );
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

function rowOf(table: Table): DataTableRow {
  const isOpen = table.concerns.some(({ level }) => level === 'danger');
  const cells = table.people.flatMap(({ person, cells: answers }) =>
    answers.map((cell): [string, ReactNode] => {
      const text = cellText(cell);
      const stands = isOpen && person === 'stranger' && cell.rows > 0;
      return [`${person} ${cell.verb}`, stands ? <Badge tone="danger">{text}</Badge> : text];
    }),
  );
  return {
    id: table.name,
    cells: { table: nameOf(table), ...Object.fromEntries(cells) },
    note: <Words table={table} />,
  };
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
