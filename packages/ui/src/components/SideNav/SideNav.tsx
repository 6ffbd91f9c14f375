'use client';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { rootProps } from '../../internal/rootProps.ts';
import { useDismiss } from '../../internal/useDismiss.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { english } from './messages.ts';
import * as css from './SideNav.css.ts';
import { SideNavItems } from './SideNavItems.tsx';
import type { SideNavLinkProps, SideNavProps } from './types.ts';

const plainLink = ({ children, ...link }: SideNavLinkProps): ReactNode => <a {...link}>{children}</a>;

/** Navigation beside the content, with sections and groups; in a small window it opens from a button. */
export function SideNav(props: SideNavProps): ReactElement {
  const { label, sections, collapsible = false, defaultCollapsed = false, onCollapse } = props;
  const { renderLink = plainLink } = props;
  const words = useMessages('SideNav', english);
  const id = useId();
  const root = useOwnRef(props);
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useDismiss(root, button);
  const [own, setOwn] = useState(defaultCollapsed);
  const [opened, setOpened] = useState<Readonly<Partial<Record<string, boolean>>>>({});
  const isRail = collapsible && (props.collapsed ?? own) && !isShown;
  const collapse = (next: boolean): void => {
    setOwn(next);
    onCollapse?.(next);
  };
  const toggle = (group: string, isOpen: boolean): void => {
    setOpened({ ...opened, [group]: isOpen });
    // A group has no room among the icons.
    if (isRail) collapse(false);
  };
  return (
    <nav
      data-kit="SideNav"
      data-collapsed={isRail || undefined}
      aria-label={label}
      {...rootProps(props, css.root, isRail && css.rail)}
      ref={root}
    >
      <Button
        ref={button}
        className={css.opener}
        icon={isShown ? 'close' : 'menu'}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setShown(!isShown)}
      >
        {label}
      </Button>
      <div id={id} data-part="panel" className={cx(css.panel, isShown && css.open)}>
        {sections.map((section) => (
          <div key={section.id} data-part="section">
            {section.label !== undefined && (
              <p id={`${id} ${section.id}`.replaceAll(/\s/g, '-')} className={css.heading}>
                {section.label}
              </p>
            )}
            <SideNavItems
              {...{ opened, isRail, renderLink }}
              items={section.items}
              labelledBy={
                section.label === undefined ? undefined : `${id} ${section.id}`.replaceAll(/\s/g, '-')
              }
              onToggle={toggle}
              onFollow={() => setShown(false)}
            />
          </div>
        ))}
      </div>
      {collapsible && (
        <button
          type="button"
          data-part="collapse"
          className={css.collapser}
          onClick={() => collapse(!isRail)}
        >
          <Icon name="chevron-down" className={isRail ? css.outward : css.inward} />
          <span className={css.words}>{isRail ? words.expand : words.collapse}</span>
        </button>
      )}
    </nav>
  );
}
