'use client';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon, renderIcon } from '../Icon/Icon.tsx';
import * as css from './SideNav.css.ts';
import type { SideNavItem, SideNavLinkProps } from './types.ts';

interface SideNavItemsProps {
  items: readonly SideNavItem[];
  /** Id of the heading of the list. */
  labelledBy?: string | undefined;
  /** Groups that a person opened or closed. */
  opened: Readonly<Partial<Record<string, boolean>>>;
  isRail: boolean;
  onToggle: (id: string, isOpen: boolean) => void;
  onFollow: () => void;
  renderLink: (link: SideNavLinkProps) => ReactNode;
}

/** Whether an item is the current page, or a group around it. */
export const holdsCurrent = ({ current = false, items = [] }: SideNavItem): boolean =>
  current || items.some(holdsCurrent);

function Line({ icon, label, note }: SideNavItem): ReactElement {
  return (
    <>
      {icon !== undefined && <span className={css.icon}>{renderIcon(icon)}</span>}
      <span data-part="label" className={css.words}>
        {label}
      </span>
      {note !== undefined && (
        <span data-part="note" className={css.note}>
          {note}
        </span>
      )}
    </>
  );
}

function Group({ item, ...shared }: Omit<SideNavItemsProps, 'items'> & { item: SideNavItem }): ReactElement {
  const id = useId();
  const { opened, isRail, onToggle } = shared;
  const isWithin = holdsCurrent(item);
  const isOpen = (opened[item.id] ?? isWithin) && !isRail;
  return (
    <>
      <button
        type="button"
        data-part="group"
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={(isWithin && !isOpen) || undefined}
        className={css.group}
        onClick={() => onToggle(item.id, !isOpen)}
      >
        <Line {...item} />
        <Icon name="chevron-down" size="sm" className={css.arrow} />
      </button>
      <ul id={id} hidden={!isOpen} className={css.nested}>
        <SideNavRows {...shared} items={item.items ?? []} />
      </ul>
    </>
  );
}

function SideNavRows({ items, ...shared }: SideNavItemsProps): ReactNode {
  return items.map((item) => (
    <li key={item.id}>
      {item.href === undefined ? (
        <Group {...shared} item={item} />
      ) : (
        shared.renderLink({
          href: item.href,
          className: css.link,
          children: <Line {...item} />,
          onClick: shared.onFollow,
          ...(item.current === true && { 'aria-current': 'page' as const }),
        })
      )}
    </li>
  ));
}

/** List of links and groups. */
export function SideNavItems({ labelledBy, ...shared }: SideNavItemsProps): ReactElement {
  return (
    <ul aria-labelledby={labelledBy} className={css.list}>
      <SideNavRows {...shared} />
    </ul>
  );
}
