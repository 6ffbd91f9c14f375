import { rowOperators, type DataColumn, type RowFilterView } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Select } from '@saywright/ui/Select';
import { TextField } from '@saywright/ui/TextField';
import { useState, type FormEvent, type ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';
import { withoutValue } from './filterText.ts';

type Operator = RowFilterView['operator'];

interface FilterFormProps {
  readonly columns: readonly DataColumn[];
  readonly onAdd: (filter: RowFilterView) => void;
}

/** A new filter: column, condition and value. */
export default function FilterForm({ columns, onAdd }: FilterFormProps): ReactElement {
  const [column, setColumn] = useState(columns[0]?.name ?? '');
  const [operator, setOperator] = useState<Operator>('is');
  const [value, setValue] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAdd({ column, operator, value: withoutValue.has(operator) ? '' : value });
  };
  return (
    <form aria-label={copy.filter} onSubmit={submit}>
      <Row gap={12} align="end">
        <Select
          label={copy.column}
          options={columns.map(({ name, type }) => ({ id: name, label: name, description: type }))}
          value={column}
          onChange={setColumn}
        />
        <Select
          label={copy.operator}
          options={rowOperators.map((id) => ({ id, label: copy.operators[id] }))}
          value={operator}
          onChange={(id) => setOperator(rowOperators.find((known) => known === id) ?? 'is')}
        />
        {!withoutValue.has(operator) && (
          <TextField label={copy.value} value={value} onChange={setValue} maxLength={1000} />
        )}
        <Button type="submit" variant="primary">
          {copy.addFilter}
        </Button>
      </Row>
    </form>
  );
}
