'use client';
import { useState, type ComponentProps, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import * as button from '../Button/Button.css.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { english } from './messages.ts';
import { pagesAround } from './pagesAround.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps extends RootProps {
  /** Number of pages; below 2 nothing is shown. */
  count: number;
  /** Current page, from 1; without it the component keeps the page. */
  value?: number | undefined;
  /** First page of an uncontrolled component. @default 1 */
  defaultValue?: number | undefined;
  /** Called with the page to show. */
  onChange?: ((page: number) => void) | undefined;
  /** Address of a page; makes the pages links. @default buttons */
  hrefOf?: ((page: number) => string) | undefined;
  /** Renders a link with the app's router, from the props of the plain link. @default a plain `<a>` */
  renderLink?: ((link: ComponentProps<'a'>) => ReactElement) | undefined;
  /** Pages shown on each side of the current one. @default 1 */
  around?: number | undefined;
  /** Accessible name of the navigation. @default 'Pages' */
  label?: string | undefined;
}

/** Previous, next and numbered pages, as buttons or links; in a narrow place “Page 3 of 12” replaces the numbers. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { count, value, defaultValue = 1, onChange, hrefOf, renderLink, around = 1, label, ...root } = props;
  const words = useMessages('Pagination', english);
  const { figure } = useFigures();
  const [own, setOwn] = useState(defaultValue);
  const page = Math.min(Math.max(1, Math.trunc(value ?? own) || 1), count);
  const position = words.position(page, count, figure);
  useAnnouncement(page, count > 1 ? position : '');
  if (!(count > 1)) return null;

  const control = (to: number, name: string, text: string, className?: string): ReactElement => {
    const isCurrent = to === page;
    // Not disabled at the ends, because a disabled button loses the focus.
    const isEnd = to < 1 || to > count;
    const given = {
      size: 'sm' as const,
      variant: 'ghost' as const,
      'aria-label': name,
      'aria-current': isCurrent ? ('page' as const) : undefined,
      'aria-disabled': isEnd || undefined,
      className: cx(className, isCurrent && css.current),
      children: text,
    };
    const go = (): void => {
      if (isEnd || isCurrent) return;
      setOwn(to);
      onChange?.(to);
    };
    if (hrefOf === undefined) return <Button {...given} onClick={go} />;
    return (
      <LinkButton
        {...given}
        className={cx(given.className, isEnd && button.disabled)}
        href={hrefOf(isEnd ? page : to)}
        renderLink={renderLink}
        onClick={(event) => {
          if (isEnd) event.preventDefault();
          // With a modifier key the browser opens another tab or window.
          else if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) go();
        }}
      />
    );
  };
  return (
    <nav data-kit="Pagination" aria-label={label ?? words.label} {...rootProps(root, css.root)}>
      <div className={css.row}>
        {control(page - 1, words.previousPage, words.previous)}
        <ol data-part="pages" className={css.list}>
          {pagesAround(page, count, Math.max(0, around)).map((to, index) => (
            <li
              key={to ?? `gap ${index}`}
              className={to === null ? css.gap : undefined}
              aria-hidden={to === null || undefined}
            >
              {to === null ? '…' : control(to, words.page(to, figure), figure(to), css.number)}
            </li>
          ))}
        </ol>
        <span data-part="position" className={css.position}>
          {position}
        </span>
        {control(page + 1, words.nextPage, words.next)}
      </div>
    </nav>
  );
}
