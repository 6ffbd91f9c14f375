import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps extends RootProps {
  /** Page title, rendered as the page's only h1. */
  title: ReactNode;
  /** Supporting text under the title. */
  text?: ReactNode;
  /** Short content right after the title, such as a badge. */
  note?: ReactNode;
  /** Status or actions at the end of the row. */
  end?: ReactNode;
  /** Title size: 30 px, or 24 px for working screens. @default 'lg' */
  size?: 'md' | 'lg' | undefined;
}

/** Page title with status and main action. */
export function PageHeader({ title, text, note, end, size = 'lg', ...root }: PageHeaderProps): ReactElement {
  return (
    <div data-kit="PageHeader" {...rootProps(root, css.root)}>
      <div className={css.line}>
        <h1 className={css.sizes[size]}>{title}</h1>
        {note}
        {end !== undefined && <div className={css.end}>{end}</div>}
      </div>
      {text !== undefined && (
        <p data-part="text" className={css.text}>
          {text}
        </p>
      )}
    </div>
  );
}
