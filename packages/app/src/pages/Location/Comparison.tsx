import { countText } from '@saywright/domain/receipt';
import type { MoveComparisonView } from '@saywright/engine/protocol';
import { DataTable } from '@saywright/ui/DataTable';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import type { ReactElement } from 'react';
import { locationCopy as copy } from '../../copy/location.ts';

/** What a rehearsal or a move found, table by table. */
export function Comparison({ view }: { readonly view: MoveComparisonView }): ReactElement {
  const { tables, people, others, advice, tookMs } = view;
  return (
    <Stack>
      <DataTable
        caption={copy.result}
        columns={[
          { id: 'name', label: copy.table, mono: true },
          { id: 'rows', label: copy.rows, align: 'end' },
          { id: 'compared', label: copy.compared },
        ]}
        rows={tables.map(({ name, rows, checksum, isSame }) => ({
          id: name,
          cells: {
            name,
            rows: countText(rows),
            compared: isSame ? copy.same : copy.differs,
          },
          note: (
            <Text size={12} tone={isSame ? 'muted' : 'danger'}>
              {copy.checksum(checksum)}
            </Text>
          ),
        }))}
        emptyText={copy.noTables}
      />
      <Text>
        {copy.people(people.rows, people.isSame)} {copy.others(others.same, others.tables)}{' '}
        {copy.took(tookMs / 1000)}
      </Text>
      <Text>{copy.advice(advice.before, advice.after.length)}</Text>
      {advice.after.length > 0 && (
        <ul aria-label={copy.adviceLabel}>
          {advice.after.map(({ table, sentence }) => (
            <li key={`${table} ${sentence}`}>{sentence}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
