import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { muted, small } from '../../internal/text.css.ts';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './ValueList.css.ts';

/** Item of a `ValueList`. */
export interface ValueListItem {
  /** Stable key, unique in the list. */
  id: string;
  /** Label. */
  label: ReactNode;
  /** Value. */
  value: ReactNode;
  /** Icon before the label: a built-in icon name or an element. */
  icon?: IconSource | undefined;
  /** Uses a monospace font for the label, for names from a database or repository. @default false */
  mono?: boolean | undefined;
  /** Highlights the item as new. @default false */
  marked?: boolean | undefined;
}

export interface ValueListProps extends RootProps {
  /** Accessible name of the list; omit it where a heading names it. */
  label?: string | undefined;
  /** Items in order. */
  items: readonly ValueListItem[];
}

/** List of labels and values. */
export function ValueList({ label, items, ...root }: ValueListProps): ReactElement {
  return (
    <ul data-kit="ValueList" aria-label={label} {...rootProps(root, small)}>
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
