import { rowOperators, type DataColumn, type RowFilterView } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { Popover } from '@saywright/ui/Popover';
import { Row } from '@saywright/ui/Row';
import { Select } from '@saywright/ui/Select';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { useState, type FormEvent, type ReactElement } from 'react';
import { dataCopy as copy } from '../../copy/data.ts';

type Operator = RowFilterView['operator'];

const withoutValue: ReadonlySet<Operator> = new Set<Operator>(['empty', 'filled']);

/** A filter in words: "status is not Cancelled". */
function filterText({ column, operator, value }: RowFilterView): string {
  return copy.filterText(column, copy.operators[operator], withoutValue.has(operator) ? '' : value);
}

interface FilterFormProps {
  readonly columns: readonly DataColumn[];
  readonly onAdd: (filter: RowFilterView) => void;
}

function FilterForm({ columns, onAdd }: FilterFormProps): ReactElement {
  const [column, setColumn] = useState(columns[0]?.name ?? '');
  const [operator, setOperator] = useState<Operator>('is');
  const [value, setValue] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAdd({ column, operator, value: withoutValue.has(operator) ? '' : value });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={12}>
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
      </Stack>
    </form>
  );
}

interface FiltersProps {
  readonly columns: readonly DataColumn[];
  readonly filters: readonly RowFilterView[];
  readonly onChange: (filters: readonly RowFilterView[]) => void;
}

/** The filters of a table: each is a button that removes it, and one more adds another. */
export function Filters({ columns, filters, onChange }: FiltersProps): ReactElement {
  return (
    <Row gap={8}>
      {filters.map((filter) => (
        <Button
          key={JSON.stringify(filter)}
          size="sm"
          icon="close"
          aria-label={copy.removeFilter(filterText(filter))}
          onClick={() => onChange(filters.filter((other) => other !== filter))}
        >
          {filterText(filter)}
        </Button>
      ))}
      <Popover
        label={copy.filter}
        trigger={
          <Button size="sm" variant="ghost" icon="search">
            {copy.filter}
          </Button>
        }
      >
        {(close) => (
          <FilterForm
            columns={columns}
            onAdd={(filter) => {
              close();
              onChange([...filters, filter]);
            }}
          />
        )}
      </Popover>
    </Row>
  );
}
