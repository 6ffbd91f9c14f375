import type { ReactElement, ReactNode } from 'react';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  /** The one h1 of the page. */
  title: ReactNode;
  /** A sentence under the title. */
  text?: ReactNode;
  /** Something short right after the title, such as a badge. */
  note?: ReactNode;
  /** Status or actions at the far end. */
  end?: ReactNode;
  /** 30 px, or 24 px for working screens. @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

/** Top of a page: title, status and main action. */
export function PageHeader({ title, text, note, end, size = 'lg' }: PageHeaderProps): ReactElement {
  return (
    <div data-kit="PageHeader" className={css.root}>
      <div className={css.line}>
        <h1 className={css.sizes[size]}>{title}</h1>
        {note}
        {end !== undefined && <div className={css.end}>{end}</div>}
      </div>
      {text !== undefined && <p className={css.text}>{text}</p>}
    </div>
  );
}
