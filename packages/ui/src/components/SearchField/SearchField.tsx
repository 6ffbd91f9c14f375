'use client';
import type { ReactElement } from 'react';
import { useField } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Field, type FieldProps } from '../TextField/Field.tsx';
import { english } from './messages.ts';

export interface SearchFieldProps extends Omit<FieldProps, 'description' | 'optionalHint'> {
  /** Field label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Example search; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Accessible name of the clear button. @default 'Clear search' */
  clearLabel?: string | undefined;
}

/** Search field; Escape or the button clears it, and focus stays in the field. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const words = useMessages('SearchField', english);
  const { clearLabel = words.clear, labelHidden = false, ref, ...field } = props;
  const input = useOwnRef<HTMLInputElement>({ ref });
  const { value, change, error } = useField(
    { ...field, value: field.value, initial: field.defaultValue ?? '', onChange: field.onChange },
    input,
  );
  const clear = (): void => {
    change('');
    input.current?.focus();
  };
  return (
    <Field
      {...field}
      ref={input}
      kit="SearchField"
      type="search"
      labelHidden={labelHidden}
      value={value}
      onChange={change}
      errorMessage={error}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        // This Escape only clears the field; a surrounding dialog stays open.
        event.stopPropagation();
        event.preventDefault();
        clear();
      }}
      start={<Icon name="search" />}
      end={
        value !== '' && field.disabled !== true ? (
          <IconButton size="sm" icon="close" label={clearLabel} onClick={clear} />
        ) : undefined
      }
    />
  );
}
