import { Select } from '@saywright/ui/Select';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { dataCopy as copy } from '../../copy/data.ts';
import { dataAddress } from './address.ts';

interface TableSelectProps {
  readonly tables: readonly { readonly name: string; readonly label: string }[];
  readonly current: string;
}

/** The choice of a table where there are too many for a row of links. */
export default function TableSelect({ tables, current }: TableSelectProps): ReactElement {
  const navigate = useNavigate();
  return (
    <Select
      label={copy.table}
      options={tables.map(({ name, label }) => ({ id: name, label }))}
      value={current}
      onChange={(name) => void navigate(dataAddress(name))}
    />
  );
}
