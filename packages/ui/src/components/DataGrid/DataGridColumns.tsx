'use client';
import type { ReactElement } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { english } from './messages.ts';
import type { DataGridColumn } from './types.ts';

export interface DataGridColumnsProps extends RootProps {
  /** The columns of the grid; the first is always shown. */
  columns: readonly DataGridColumn[];
  /** Ids of columns that are not shown. */
  hidden: readonly string[];
  /** Called with the ids of all columns that are not shown. */
  onChange: (hidden: readonly string[]) => void;
}

/** Button that opens a list of columns to show. */
export function DataGridColumns({ columns, hidden, onChange, ...root }: DataGridColumnsProps): ReactElement {
  const words = useMessages('DataGrid', english);
  const choices = columns.slice(1);
  return (
    <Popover
      {...root}
      label={words.columns}
      trigger={
        <Button size="sm" variant="ghost" icon="layers">
          {words.columns}
        </Button>
      }
    >
      <CheckboxGroup
        label={words.columns}
        options={choices.map(({ id, label }) => ({ value: id, label }))}
        value={choices.flatMap(({ id }) => (hidden.includes(id) ? [] : [id]))}
        onChange={(shown) => onChange(choices.flatMap(({ id }) => (shown.includes(id) ? [] : [id])))}
      />
    </Popover>
  );
}
