import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { Disclosure } from '@saywright/ui/Disclosure';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { accessCopy } from '../../copy/access.ts';
import { answersOf, verbs, type AccessTable } from './AccessCell.tsx';

interface AccessWordsProps {
  readonly tables: readonly AccessTable[];
}

const columns = [
  { id: 'who', label: accessCopy.who },
  ...verbs.map((verb) => ({ id: verb, label: accessCopy.verbs[verb], align: 'end' as const })),
];

/** One table at a time, narrow enough for a phone: its numbers, then each of them as a sentence. */
export function AccessWords({ tables }: AccessWordsProps): ReactElement {
  return (
    <Card title={accessCopy.inWords}>
      {tables.map((table) => (
        <Disclosure
          key={table.name}
          summary={table.name}
          note={accessCopy.answers(table.people.reduce((sum, { cells }) => sum + cells.length, 0))}
        >
          <Stack>
            <DataTable
              caption={table.name}
              hideCaption
              columns={columns}
              rows={table.people.map((person) => ({
                id: person.person,
                cells: { who: accessCopy.people[person.person], ...answersOf(table, person) },
              }))}
              emptyText=""
            />
            <ul>
              {table.people.flatMap(({ person, cells }) =>
                cells.map(({ verb, sentence }) => <li key={`${person} ${verb}`}>{sentence}</li>),
              )}
            </ul>
          </Stack>
        </Disclosure>
      ))}
    </Card>
  );
}
