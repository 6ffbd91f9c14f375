import { CheckboxGroup } from '@saywright/ui/CheckboxGroup';
import type { ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';

interface ColumnsPanelProps {
  /** Names of the columns; the first is always shown. */
  readonly names: readonly string[];
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
}

/** Chooses the columns that are shown. */
export default function ColumnsPanel({ names, hidden, onChange }: ColumnsPanelProps): ReactElement {
  const choices = names.slice(1);
  return (
    <CheckboxGroup
      label={copy.columns}
      options={choices.map((name) => ({ value: name, label: name }))}
      value={choices.filter((name) => !hidden.includes(name))}
      onChange={(shown) => onChange(choices.filter((name) => !shown.includes(name)))}
    />
  );
}
