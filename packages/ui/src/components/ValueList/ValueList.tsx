import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { muted, small } from '../../internal/text.css.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './ValueList.css.ts';

/** One line of the list. */
export interface ValueListItem {
  /** Stable key. */
  id: string;
  /** What it is. */
  label: ReactNode;
  /** Its value. */
  value: ReactNode;
  /** Icon before the label: a name from the set or an element. */
  icon?: IconSource | undefined;
  /** The label is a name from a database or a repository. */
  mono?: boolean | undefined;
  /** The line is new and waits for somebody. */
  marked?: boolean | undefined;
}

export interface ValueListProps {
  /** Accessible name of the list, where no heading says it. */
  label?: string | undefined;
  /** The lines. */
  items: readonly ValueListItem[];
}

/** Short lines of a thing and its value. */
export function ValueList({ label, items }: ValueListProps): ReactElement {
  return (
    <ul data-kit="ValueList" className={small} aria-label={label}>
      {items.map((item) => (
        <li key={item.id} className={css.row}>
          {item.icon !== undefined && <span className={muted}>{renderIcon(item.icon, 'sm')}</span>}
          <span className={cx(css.label, item.mono && css.mono, item.marked && css.marked)}>
            {item.label}
          </span>
          <span className={css.value}>{item.value}</span>
        </li>
      ))}
    </ul>
  );
}
