import type { RowFilterView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { Suspense, type ReactElement } from 'react';
import { countEdits } from '../../services/rowEdits.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { RowGrid } from './RowGrid.tsx';
import { useEdits } from './useEdits.ts';

/** Loaded with the first edit. */
const ChangeBar = deferredComponent(() => import('./ChangeBar.tsx'));
interface TableRowsProps {
  readonly table: string;
  readonly startFilters: readonly RowFilterView[];
}

/** The rows of one table, and what to do with their edits. */
export default function TableRows({ table, startFilters }: TableRowsProps): ReactElement {
  const state = useEdits(table);
  return (
    <>
      <Card>
        <RowGrid table={table} state={state} startFilters={startFilters} />
      </Card>
      {(countEdits(state.edits) > 0 || state.edits.plan !== undefined) && (
        <Suspense>
          <ChangeBar table={table} state={state} />
        </Suspense>
      )}
    </>
  );
}
