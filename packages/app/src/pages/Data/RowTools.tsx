import type { DataColumn, RowFilterView } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { DataGridColumns, type DataGridColumn } from '@saywright/ui/DataGrid';
import { Row } from '@saywright/ui/Row';
import { Suspense, useState, type ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';
import type { RowQuery } from '../../services/rows.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { Filters } from './Filters.tsx';

/** Loaded when it is opened, with the parser of CSV. */
const ImportDialog = deferredComponent(() => import('./ImportDialog.tsx'));

interface RowToolsProps {
  readonly table: string;
  readonly columns: readonly DataColumn[];
  readonly heads: readonly DataGridColumn[];
  readonly hidden: readonly string[];
  readonly query: RowQuery;
  readonly filters: readonly RowFilterView[];
  readonly canEdit: boolean;
  /** How many rows can still be added to the set of changes. */
  readonly room: number;
  readonly onFilters: (filters: readonly RowFilterView[]) => void;
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onAdd: (rows: readonly ReadonlyMap<string, string | null>[]) => void;
}

/** The controls above the rows of a table. */
export function RowTools(props: RowToolsProps): ReactElement {
  const { table, columns, heads, hidden, query, filters, canEdit, room } = props;
  const { onFilters, onHidden, onAdd } = props;
  const [isImporting, setImporting] = useState(false);
  return (
    <>
      <Row gap={8}>
        <Filters columns={columns} filters={filters} onChange={onFilters} />
        {heads.length > 1 && <DataGridColumns columns={heads} hidden={hidden} onChange={onHidden} />}
        <ExportMenu query={query} disabled={columns.length === 0} />
        {canEdit && (
          <>
            <Button size="sm" variant="ghost" icon="arrow-up" onClick={() => setImporting(true)}>
              {copy.import}
            </Button>
            <Button size="sm" icon="plus" onClick={() => onAdd([new Map<string, string | null>()])}>
              {copy.add}
            </Button>
          </>
        )}
      </Row>
      {isImporting && (
        <Suspense>
          <ImportDialog
            {...{ table, columns, room }}
            onAdd={(rows) => {
              setImporting(false);
              onAdd(rows);
            }}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
