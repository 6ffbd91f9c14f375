import { useId, type ReactElement, type ReactNode } from 'react';
import * as css from './Card.css.ts';

export interface CardProps {
  /** Heading of the card; it also names the section. */
  title?: ReactNode;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** A link, button or short note at the end of the heading. */
  action?: ReactNode;
  /** What the card holds. */
  children: ReactNode;
  /** A line of actions at the bottom. */
  footer?: ReactNode;
  /** Space inside: 20 px, 16 px, or none for tables and lists that reach the edge. @default 'md' */
  padding?: 'md' | 'sm' | 'none' | undefined;
}

/** A quiet panel for things that belong together. */
export function Card({
  title,
  headingLevel = 2,
  action,
  children,
  footer,
  padding = 'md',
}: CardProps): ReactElement {
  const id = useId();
  const titled = title !== undefined;
  const Frame = titled ? 'section' : 'div';
  const Heading = `h${headingLevel}` as const;
  return (
    <Frame
      data-kit="Card"
      className={footer === undefined ? css.root : css.footed}
      aria-labelledby={titled ? id : undefined}
    >
      {titled && action === undefined && (
        <Heading id={id} className={css.titles[padding]}>
          {title}
        </Heading>
      )}
      {titled && action !== undefined && (
        <div className={css.heads[padding]}>
          <Heading id={id} className={css.title}>
            {title}
          </Heading>
          <div className={css.action}>{action}</div>
        </div>
      )}
      <div className={(titled ? css.underHead : css.bodies)[padding]}>{children}</div>
      {footer !== undefined && <div className={css.foot}>{footer}</div>}
    </Frame>
  );
}
