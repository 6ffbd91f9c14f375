'use client';
import { useRef, type ReactElement, type RefObject } from 'react';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ListState } from 'react-stately/useListState';
import * as css from '../../internal/floating.css.ts';
import { note } from '../../internal/text.css.ts';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';

/** Option of a `Select` or `ComboBox`. */
export interface SelectOption {
  /** Stable key, unique in the list. */
  id: string;
  /** Option label. */
  label: string;
  /** Secondary text. */
  description?: string | undefined;
  /** Icon before the label: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Disables the option. @default false */
  disabled?: boolean | undefined;
}

interface OptionRowProps {
  option: SelectOption;
  state: ListState<SelectOption>;
}

function OptionRow({ option, state }: OptionRowProps): ReactElement {
  const { id, label, description, icon } = option;
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isFocused, isSelected } = useOption({ key: id }, state, ref);
  return (
    <div {...optionProps} ref={ref} className={css.item} {...(isFocused && { 'data-focused': true })}>
      {icon !== undefined && <span className={css.mark}>{renderIcon(icon)}</span>}
      <span className={css.words}>
        {label}
        {description !== undefined && <span className={`${note} ${css.more}`}>{description}</span>}
      </span>
      {isSelected && (
        <span className={css.mark}>
          <Icon name="check" />
        </span>
      )}
    </div>
  );
}

interface OptionListProps {
  /** Options and selection. */
  state: ListState<SelectOption>;
  /** List props from the surrounding field. */
  field: AriaListBoxOptions<SelectOption>;
  list?: RefObject<HTMLDivElement | null> | undefined;
  emptyText: string;
}

/** List that a `Select` or `ComboBox` opens. */
export function OptionList({ state, field, list, emptyText }: OptionListProps): ReactElement {
  const own = useRef<HTMLDivElement>(null);
  const ref = list ?? own;
  const { listBoxProps } = useListBox(field, state, ref);
  const options = [...state.collection].flatMap(({ value }) => value ?? []);
  return (
    <div {...listBoxProps} ref={ref} className={css.list}>
      {options.length === 0 ? (
        // A listbox must contain an option, even when it is empty.
        <div role="option" aria-selected="false" className={`${note} ${css.empty}`}>
          {emptyText}
        </div>
      ) : (
        options.map((option) => <OptionRow key={option.id} option={option} state={state} />)
      )}
    </div>
  );
}
