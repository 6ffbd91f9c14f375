import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as text from '../../internal/text.css.ts';
import { Card } from '../Card/Card.tsx';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './FeatureCard.css.ts';

export interface FeatureCardProps {
  /** Icon above the title: a name from the set or an element. */
  icon: IconSource;
  /** What it is. */
  title: string;
  /** A sentence about it. */
  description: ReactNode;
  /** A word at the top, such as a Badge. */
  badge?: ReactNode;
  /** One link or button to more of it; the whole card answers to it. */
  link?: ReactNode;
  /** Small things at its lower edge, such as badges. */
  foot?: ReactNode;
  /** What shows it, on a slip that comes out of the lower edge; such a card speaks louder than others. */
  evidence?: ReactNode;
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** One thing a product can do, and the way to it. */
export function FeatureCard(props: FeatureCardProps): ReactElement {
  const { icon, title, description, badge, link, foot, evidence, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-kit="FeatureCard" className={cx(css.root, link !== undefined && css.linked)}>
      <Card>
        <div className={css.inside}>
          <div className={css.top}>
            <span className={css.tile}>{renderIcon(icon, 'lg')}</span>
            {badge}
          </div>
          <Heading className={cx(text.title, css.heading, evidence !== undefined && css.loud)}>
            {title}
          </Heading>
          <div className={cx(text.muted, css.words)}>{description}</div>
          {link !== undefined && <div className={css.link}>{link}</div>}
          {foot !== undefined && <div className={css.foot}>{foot}</div>}
          {evidence !== undefined && (
            <div className={css.foot}>
              <div className={css.slip}>{evidence}</div>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
