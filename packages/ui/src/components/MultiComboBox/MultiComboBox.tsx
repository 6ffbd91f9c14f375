'use client';
import { useRef, type ReactElement } from 'react';
import { HiddenValue } from '../../internal/HiddenValue.tsx';
import { line } from '../../internal/rows.css.ts';
import { useField, type ValueProps } from '../../internal/useField.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { ComboBoxControl, type ComboBoxFieldProps } from '../ComboBox/ComboBoxControl.tsx';
import { Tag } from '../TagField/Tag.tsx';
import { english } from '../TagField/messages.ts';
import { useTagRemoval } from '../TagField/useTagRemoval.ts';

export interface MultiComboBoxProps extends ComboBoxFieldProps, ValueProps<readonly string[]> {}

const none: readonly string[] = [];

/**
 * Several choices from a list filtered as you type, each removable. `value` lists the chosen options; a form submits one
 * entry for each.
 */
export function MultiComboBox(props: MultiComboBoxProps): ReactElement {
  const { label, name, form, required = false, disabled = false, readOnly = false, options } = props;
  const words = useMessages('TagField', english);
  const hidden = useRef<HTMLInputElement>(null);
  const input = useOwnRef<HTMLInputElement>(props);
  const list = useRef<HTMLUListElement>(null);
  const field = useField<readonly string[]>({ ...props, initial: props.defaultValue ?? none }, hidden);
  // An option that is gone is neither shown nor sent.
  const known = field.value.filter((id) => options.some((option) => option.id === id));
  const labelOf = (id: string): string => options.find((option) => option.id === id)?.label ?? id;
  const texts = { ...words, removed: (id: string) => words.removed(labelOf(id)) };
  const remove = useTagRemoval({ tags: known, onChange: field.change, texts }, input, list);
  const isFixed = disabled || readOnly;
  return (
    <ComboBoxControl
      kit="MultiComboBox"
      mode="multiple"
      field={{ ...props, ref: input }}
      value={known}
      onChange={(keys) => field.change(keys.map(String))}
      error={field.error}
      chosen={
        known.length > 0 && (
          <ul ref={list} data-part="chosen" aria-label={label} className={line}>
            {known.map((id) => (
              <Tag
                key={id}
                tag={id}
                text={labelOf(id)}
                onRemove={isFixed ? undefined : remove}
                removeLabel={words.remove}
              />
            ))}
          </ul>
        )
      }
    >
      <HiddenValue
        ref={hidden}
        name={undefined}
        value={known.join()}
        onInvalid={field.onInvalid}
        {...{ form, required, disabled }}
      />
      {name !== undefined &&
        known.map((id) => <input key={id} type="hidden" value={id} {...{ name, form, disabled }} />)}
    </ComboBoxControl>
  );
}
