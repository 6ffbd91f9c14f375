'use client';
import { useId, useRef, type ReactElement, type RefObject } from 'react';
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
  /** Heading of the section that it is in; options of one section follow each other. */
  section?: string | undefined;
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

/** Neighbouring options of the same section. */
function bySection(options: readonly SelectOption[]): readonly (readonly SelectOption[])[] {
  const groups: SelectOption[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last[0]?.section === option.section) last.push(option);
    else groups.push([option]);
  }
  return groups;
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
  const id = useId();
  const rows = (shown: readonly SelectOption[]): readonly ReactElement[] =>
    shown.map((option) => <OptionRow key={option.id} option={option} state={state} />);
  return (
    <div {...listBoxProps} ref={ref} className={css.list}>
      {options.length === 0 ? (
        // A listbox must contain an option, even when it is empty.
        <div role="option" aria-selected="false" className={`${note} ${css.empty}`}>
          {emptyText}
        </div>
      ) : (
        bySection(options).map((group, index) => {
          const title = group[0]?.section;
          if (title === undefined) return rows(group);
          return (
            <div key={title} role="group" aria-labelledby={`${id}-${index}`} className={css.group}>
              <div id={`${id}-${index}`} role="presentation" className={css.title}>
                {title}
              </div>
              {rows(group)}
            </div>
          );
        })
      )}
    </div>
  );
}
