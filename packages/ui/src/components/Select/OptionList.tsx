'use client';
import { useRef, type ReactElement, type RefObject } from 'react';
import { useListBox, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ListState } from 'react-stately/useListState';
import * as css from '../../internal/floating.css.ts';
import { note } from '../../internal/text.css.ts';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';

/** One thing to choose. */
export interface SelectOption {
  /** Stable key. */
  id: string;
  /** Its name. */
  label: string;
  /** A few words more. */
  description?: string | undefined;
  /** Icon before the name: a name from the set or an element. */
  icon?: IconSource | undefined;
  /** It cannot be chosen now. */
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
  /** What can be chosen and what is. */
  state: ListState<SelectOption>;
  /** How the field around it wants it. */
  field: AriaListBoxOptions<SelectOption>;
  list?: RefObject<HTMLDivElement | null> | undefined;
  emptyText: string;
}

/** The list a `Select` or a `ComboBox` opens. */
export function OptionList({ state, field, list, emptyText }: OptionListProps): ReactElement {
  const own = useRef<HTMLDivElement>(null);
  const ref = list ?? own;
  const { listBoxProps } = useListBox(field, state, ref);
  const options = [...state.collection].flatMap(({ value }) => value ?? []);
  return (
    <div {...listBoxProps} ref={ref} className={css.list}>
      {options.length === 0 ? (
        // A list must hold something that can be chosen, also when there is nothing.
        <div role="option" aria-selected="false" className={`${note} ${css.empty}`}>
          {emptyText}
        </div>
      ) : (
        options.map((option) => <OptionRow key={option.id} option={option} state={state} />)
      )}
    </div>
  );
}
