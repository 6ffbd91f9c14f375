import type { DataColumn, RowFilterView } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Suspense, useState, type ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';
import type { RowQuery } from '../../services/rows.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { filterText } from './filterText.ts';

// Loaded when they are opened.
const FilterForm = deferredComponent(() => import('./FilterForm.tsx'));
const ColumnsPanel = deferredComponent(() => import('./ColumnsPanel.tsx'));
const ExportPanel = deferredComponent(() => import('./ExportPanel.tsx'));
const ImportDialog = deferredComponent(() => import('./ImportDialog.tsx'));

interface RowToolsProps {
  readonly table: string;
  readonly columns: readonly DataColumn[];
  readonly hidden: readonly string[];
  readonly query: RowQuery;
  readonly filters: readonly RowFilterView[];
  readonly canEdit: boolean;
  /** New rows that wait to be planned. */
  readonly pending: readonly ReadonlyMap<string, string | null>[];
  readonly onFilters: (filters: readonly RowFilterView[]) => void;
  readonly onHidden: (hidden: readonly string[]) => void;
  readonly onAdd: (rows: readonly ReadonlyMap<string, string | null>[]) => void;
}

/** The controls above the rows of a table. */
export function RowTools(props: RowToolsProps): ReactElement {
  const { table, columns, hidden, query, filters, canEdit, pending } = props;
  const { onFilters, onHidden, onAdd } = props;
  const [panel, setPanel] = useState<'filter' | 'columns' | 'export' | 'import'>();
  /** Rows of a file are left for the next plan. */
  const [hasMore, setMore] = useState(false);
  const names = columns.map(({ name }) => name);
  const close = (): void => setPanel(undefined);
  const toggle = (name: 'filter' | 'columns' | 'export'): void => setPanel(panel === name ? undefined : name);
  return (
    <Stack gap={12}>
      <Row gap={8}>
        {filters.map((filter) => (
          <Button
            key={JSON.stringify(filter)}
            size="sm"
            icon="close"
            aria-label={copy.removeFilter(filterText(filter))}
            onClick={() => onFilters(filters.filter((other) => other !== filter))}
          >
            {filterText(filter)}
          </Button>
        ))}
        <Button
          size="sm"
          variant="ghost"
          icon="search"
          aria-expanded={panel === 'filter'}
          onClick={() => toggle('filter')}
        >
          {copy.filter}
        </Button>
        {columns.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            icon="layers"
            aria-expanded={panel === 'columns'}
            onClick={() => toggle('columns')}
          >
            {copy.columnsOf(columns.length - hidden.length, columns.length)}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon="download"
          aria-expanded={panel === 'export'}
          disabled={columns.length === 0}
          onClick={() => toggle('export')}
        >
          {copy.export}
        </Button>
        {canEdit && (
          <>
            <Button size="sm" variant="ghost" icon="arrow-up" onClick={() => setPanel('import')}>
              {hasMore ? copy.importNext : copy.import}
            </Button>
            <Button size="sm" icon="plus" onClick={() => onAdd([new Map<string, string | null>()])}>
              {copy.add}
            </Button>
          </>
        )}
      </Row>
      <Suspense>
        {panel === 'filter' && (
          <FilterForm
            columns={columns}
            onAdd={(filter) => {
              close();
              onFilters([...filters, filter]);
            }}
          />
        )}
        {panel === 'columns' && <ColumnsPanel names={names} hidden={hidden} onChange={onHidden} />}
        {panel === 'export' && <ExportPanel query={query} />}
        {(panel === 'import' || hasMore) && (
          <ImportDialog
            {...{ table, columns, pending }}
            open={panel === 'import'}
            onAdd={(rows, isWhole) => {
              close();
              setMore(!isWhole);
              onAdd(rows);
            }}
            onClose={() => {
              close();
              setMore(false);
            }}
          />
        )}
      </Suspense>
    </Stack>
  );
}
