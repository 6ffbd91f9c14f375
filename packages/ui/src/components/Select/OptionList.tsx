'use client';
import type { ReactElement } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon, renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from '../../internal/floating.css.ts';

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

interface OptionListProps {
  /** Left out, the list takes them from the field around it. */
  options?: readonly SelectOption[];
  emptyText: string;
}

/** The list a `Select` or a `ComboBox` opens; an option is drawn again only when its object changes. */
export function OptionList({ options, emptyText }: OptionListProps): ReactElement {
  return (
    <ListBox<SelectOption>
      {...(options !== undefined && { items: options })}
      className={css.list}
      renderEmptyState={() => emptyText}
    >
      {({ id, label, description, icon, disabled = false }) => (
        <ListBoxItem id={id} textValue={label} isDisabled={disabled} className={css.item}>
          {({ isSelected }) => (
            <>
              {icon !== undefined && <span className={css.mark}>{renderIcon(icon)}</span>}
              <span className={css.words}>
                {label}
                {description !== undefined && <span className={css.more}>{description}</span>}
              </span>
              {isSelected && (
                <span className={css.tick}>
                  <Icon name="check" />
                </span>
              )}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
