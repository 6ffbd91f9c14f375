import { countText } from '@saywright/domain/receipt';
import type { AccessView } from '@saywright/engine/protocol';
import { DataTable } from '@saywright/ui/DataTable';
import type { ReactElement } from 'react';
import { agentCopy } from '../copy/conversation.ts';

interface AccessTableProps {
  readonly lines: readonly AccessView[];
}

/** `12 of 12`, with the number before the plan where that was different: `12 of 12, was 0`. */
function share({ total, before, ...counts }: AccessView, of: 'reads' | 'changes' | 'deletes'): string {
  const was = before && before[of] !== counts[of] ? `, was ${countText(before[of])}` : '';
  return `${countText(counts[of])} of ${countText(total)}${was}`;
}

/** Who can see and change which rows, counted by querying as each of them. */
export function AccessTable({ lines }: AccessTableProps): ReactElement {
  const rows = lines.map((line) => ({
    id: `${line.table} ${line.who}`,
    cells: {
      table: line.table,
      who: line.own > 0 ? `${line.who}, who owns ${countText(line.own)}` : line.who,
      reads: share(line, 'reads'),
      changes: share(line, 'changes'),
      deletes: share(line, 'deletes'),
    },
  }));
  const isSeveral = new Set(lines.map(({ table }) => table)).size > 1;
  return (
    <DataTable
      caption={agentCopy.accessCaption}
      columns={[
        ...(isSeveral ? [{ id: 'table', label: 'Table', mono: true }] : []),
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
