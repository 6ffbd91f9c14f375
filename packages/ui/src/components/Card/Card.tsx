import { useId, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './Card.css.ts';

export interface CardProps extends RootProps {
  /** Card heading; also names the section. */
  title?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Link, button or short note at the end of the heading row. */
  action?: ReactNode;
  /** Card content. */
  children: ReactNode;
  /** Row of actions at the bottom. */
  footer?: ReactNode;
  /** Padding: 20 px, 16 px, or none for full-width tables and lists. @default 'md' */
  padding?: 'md' | 'sm' | 'none' | undefined;
}

/** Panel that groups related content. */
export function Card({
  title,
  headingLevel = 2,
  action,
  children,
  footer,
  padding = 'md',
  ...root
}: CardProps): ReactElement {
  const id = useId();
  const titled = title !== undefined;
  const Frame = titled ? 'section' : 'div';
  const Heading = `h${headingLevel}` as const;
  return (
    <Frame
      data-kit="Card"

      aria-labelledby={titled ? id : undefined}
      {...rootProps(root, footer === undefined ? css.root : css.footed)}
    >
      {titled && action === undefined && (
        <Heading id={id} className={css.titles[padding]}>
          {title}
        </Heading>
      )}
      {titled && action !== undefined && (
        <div className={css.heads[padding]}>
          <Heading id={id} data-part="title" className={css.title}>
            {title}
          </Heading>
          <div data-part="action" className={css.action}>
            {action}
          </div>
        </div>
      )}
      <div className={(titled ? css.underHead : css.bodies)[padding]}>{children}</div>
      {footer !== undefined && (
        <div data-part="foot" className={css.foot}>
          {footer}
        </div>
      )}
    </Frame>
  );
}
