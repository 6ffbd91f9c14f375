'use client';
import { useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Field } from '../TextField/Field.tsx';
import { english } from './messages.ts';

export interface SearchFieldProps {
  /** Field label; visible unless `labelHidden`. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Search text. */
  value: string;
  /** Called with the new search text; empty when cleared. */
  onChange: (value: string) => void;
  /** Example search; not a substitute for the label. */
  placeholder?: string | undefined;
  /** Disables the field. @default false */
  disabled?: boolean | undefined;
  /** Accessible name of the clear button. @default 'Clear search' */
  clearLabel?: string | undefined;
  /** Ref to the native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Search field; Escape or the button clears it, and focus stays in the field. */
export function SearchField(props: SearchFieldProps): ReactElement {
  const words = useMessages('SearchField', english);
  const { value, onChange, clearLabel = words.clear, labelHidden = false, ref, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const clear = (): void => {
    onChange('');
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
      onChange={onChange}
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
