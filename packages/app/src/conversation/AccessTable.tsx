import { countText } from '@saywright/domain/receipt';
import type { AccessView } from '@saywright/engine/protocol';
import { DataTable } from '@saywright/ui/DataTable';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';

interface AccessTableProps {
  readonly lines: readonly AccessView[];
}

function share(count: number, total: number): string {
  return `${countText(count)} of ${countText(total)}`;
}

/** Who can see and change which rows, counted by querying as each of them. */
export function AccessTable({ lines }: AccessTableProps): ReactElement {
  const rows = lines.map((line) => ({
    id: `${line.table} ${line.who}`,
    cells: {
      who: line.own > 0 ? `${line.who}, who owns ${countText(line.own)}` : line.who,
      reads: share(line.reads, line.total),
      changes: share(line.changes, line.total),
      deletes: share(line.deletes, line.total),
    },
  }));
  return (
    <DataTable
      caption={agentCopy.accessCaption}
      columns={[
        { id: 'who', label: 'Who' },
        { id: 'reads', label: 'Sees', align: 'end' },
        { id: 'changes', label: 'Changes', align: 'end' },
        { id: 'deletes', label: 'Deletes', align: 'end' },
      ]}
      rows={rows}
      emptyText=""
      footnote={lines.some((line) => line.examples) ? agentCopy.accessExamples : undefined}
    />
  );
}
