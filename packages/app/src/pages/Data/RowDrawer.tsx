import type { RowPageView } from '@saywright/engine/protocol';
import { Drawer } from '@saywright/ui/Drawer';
import { Heading } from '@saywright/ui/Heading';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { copy as shared } from '../../copy.ts';
import { dataCopy as copy } from '../../copy/data.ts';
import { useRelatedRows, type PageRow } from '../../services/rows.ts';
import { valueText } from './CellText.tsx';
import { dataAddress } from './address.ts';

interface RelatedProps {
  readonly title: string;
  readonly table: string;
  readonly column: string;
  readonly value: string;
}

/** The rows of another table that belong to a row, and the way there. */
function Related({ title, table, column, value }: RelatedProps): ReactElement {
  const { page, error } = useRelatedRows(table, column, value);
  const rows = page?.rows ?? [];
  const shown = (cells: PageRow['cells']): string =>
    cells
      .slice(0, 4)
      .map((cell) => valueText(cell))
      .join(' · ');
  return (
    <section>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          {title}
        </Heading>
        {error && <Text tone="danger">{error.message}</Text>}
        {!page && !error && <Skeleton label={shared.loading} lines={2} />}
        {page && rows.length === 0 && <Text tone="muted">{copy.noneRelated}</Text>}
        {page?.rows.map((row) => (
          <Text key={row.key.join(' ')} size={13} lines={2}>
            {shown(row.cells)}
          </Text>
        ))}
        <Text size={13}>
          <Link to={dataAddress(table, column, value)}>{copy.openIn(table)}</Link>
        </Text>
      </Stack>
    </section>
  );
}

interface RowDrawerProps {
  readonly page: RowPageView;
  readonly row: PageRow | undefined;
  readonly name: string;
  readonly onClose: () => void;
}

/** One row with all its values, and what is related to it. */
export default function RowDrawer({ page, row, name, onClose }: RowDrawerProps): ReactElement {
  const cellOf = (column: string): string | null =>
    row?.cells[page.columns.findIndex(({ name: known }) => known === column)] ?? null;
  return (
    <Drawer open={row !== undefined} onClose={onClose} title={copy.row(name)} closeLabel={copy.close}>
      {row && (
        <Stack gap={24}>
          <ValueList
            label={copy.fields}
            items={page.columns.map(({ name: column }, at) => ({
              id: column,
              label: column,
              mono: true,
              value: `${valueText(row.cells[at] ?? null)}${row.cut.includes(at) ? '…' : ''}`,
            }))}
          />
          {page.columns.map(({ name: column, references }) => {
            const value = cellOf(column);
            return (
              references &&
              value !== null && (
                <Related
                  key={column}
                  title={copy.related(column, references.table)}
                  table={references.table}
                  column={references.column}
                  value={value}
                />
              )
            );
          })}
          {page.referencedBy.map(({ table, column, to }) => {
            const value = cellOf(to);
            return (
              value !== null && (
                <Related
                  key={`${table} ${column}`}
                  title={copy.referring(table, column)}
                  {...{ table, column, value }}
                />
              )
            );
          })}
        </Stack>
      )}
    </Drawer>
  );
}
