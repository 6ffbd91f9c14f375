'use client';
import { useImperativeHandle, useRef, type ReactElement, type Ref } from 'react';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Field } from '../TextField/Field.tsx';
import { english } from './messages.ts';

export interface SearchFieldProps {
  /** What is searched; visible unless `labelHidden`. */
  label: string;
  /** Keep the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** The words to look for. */
  value: string;
  /** Called with the new words; empty when the search is cleared. */
  onChange: (value: string) => void;
  /** An example of what to look for; never the only label. */
  placeholder?: string | undefined;
  /** Nothing can be searched now. */
  disabled?: boolean | undefined;
  /** Name of the button that clears the search. @default 'Clear the search' */
  clearLabel?: string | undefined;
  /** The native input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Words to look for; Escape or the button clears them, and focus stays in the field. */
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
        // A dialog around the field stays open: this Escape was for the words.
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
