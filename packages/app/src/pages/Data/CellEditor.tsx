import { meaningsOf, valueKind } from '@saywright/domain/import-values';
import type { DataColumn } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { Select } from '@saywright/ui/Select';
import { Stack } from '@saywright/ui/Stack';
import { TextArea } from '@saywright/ui/TextArea';
import { TextField } from '@saywright/ui/TextField';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { dataCopy as copy } from '../../copy/data.ts';

interface CellEditorProps {
  readonly column: DataColumn;
  readonly label: string;
  /** The current value; undefined in a new row where it is left to the default. */
  readonly value: string | null | undefined;
  /** The edit is based on a value that has changed meanwhile, so it is made again even if it is the same. */
  readonly isStale: boolean;
  /** A new row can leave a value to its default. */
  readonly isNew: boolean;
  readonly onChange: (value: string | null | undefined) => void;
  readonly onClose: () => void;
}

/** A typed value as the database takes it, where it can mean only one; otherwise as it was typed. */
function typedValue(type: string, text: string): string {
  const kind = valueKind(type);
  const [meant = text, ...others] = kind ? meaningsOf(kind, text) : [];
  return others.length === 0 ? meant : text;
}

const yesNo: readonly string[] = ['true', 'false'];

/** Edits one value in its cell: Enter applies it to the row, Escape does not. */
export default function CellEditor(props: CellEditorProps): ReactElement {
  const { column, label, value, isStale, isNew, onChange, onClose } = props;
  const [text, setText] = useState(value ?? '');
  const root = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const choices = column.choices ?? (column.type === 'boolean' ? yesNo : undefined);
  const isLong = /[\r\n]/u.test(value ?? '');

  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);

  /** Closes the editor; by the keyboard, the focus returns to the cell. */
  const close = (change?: () => void, isByKey = false): void => {
    if (isDone.current) return;
    isDone.current = true;
    const cell = root.current?.closest<HTMLElement>('[role$="gridcell"], [role$="rowheader"]');
    flushSync(() => {
      change?.();
      onClose();
    });
    if (isByKey) cell?.focus();
  };
  // An untouched value is not changed, even where a field cannot show it exactly.
  const apply = (isByKey: boolean): void =>
    close(
      text === (value ?? '') && !(isStale && isByKey)
        ? undefined
        : () => onChange(typedValue(column.type, text)),
      isByKey,
    );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') close(undefined, true);
    else if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey) && !choices) {
      event.preventDefault();
      apply(true);
    }
  };
  const field = { label, value: text, onChange: setText };
  return (
    <div
      ref={root}
      role="presentation"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        // A list of choices opens outside the cell.
        if (choices || (relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) return;
        apply(false);
      }}
    >
      <Stack gap={4}>
        {choices ? (
          <Select
            label={label}
            labelHidden
            options={choices.map((choice) => ({ id: choice, label: choice }))}
            value={value ?? null}
            onChange={(choice) => close(() => onChange(choice), true)}
          />
        ) : isLong ? (
          <TextArea {...field} rows={3} />
        ) : (
          <TextField {...field} labelHidden />
        )}
        {column.nullable && value !== null && (
          <Button size="sm" variant="ghost" onClick={() => close(() => onChange(null), true)}>
            {copy.setNoValue}
          </Button>
        )}
        {isNew && value !== undefined && (
          <Button size="sm" variant="ghost" onClick={() => close(() => onChange(undefined), true)}>
            {copy.setDefault}
          </Button>
        )}
      </Stack>
    </div>
  );
}
