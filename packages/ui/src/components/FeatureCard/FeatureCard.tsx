import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import * as text from '../../internal/text.css.ts';
import { Card } from '../Card/Card.tsx';
import { renderIcon, type IconSource } from '../Icon/Icon.tsx';
import * as css from './FeatureCard.css.ts';

export interface FeatureCardProps extends RootProps {
  /** Icon above the title: a built-in icon name or an element. */
  icon: IconSource;
  /** Name of the feature. */
  title: string;
  /** Description in one sentence. */
  description: ReactNode;
  /** Label at the top, such as a Badge. */
  badge?: ReactNode;
  /** Link or button to more; its target is the whole card. */
  link?: ReactNode;
  /** Row at the bottom, such as badges. */
  foot?: ReactNode;
  /** Sample of the feature, on a slip at the lower edge; makes the card more prominent. */
  evidence?: ReactNode;
  /** Heading level. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Card that presents one feature of a product. */
export function FeatureCard(props: FeatureCardProps): ReactElement {
  const { icon, title, description, badge, link, foot, evidence, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-kit="FeatureCard" {...rootProps(props, css.root, link !== undefined && css.linked)}>
      <Card>
        <div data-part="inside" className={css.inside}>
          <div className={css.top}>
            <span className={css.tile}>{renderIcon(icon, 'lg')}</span>
            {badge}
          </div>
          <Heading className={cx(text.title, css.heading, evidence !== undefined && css.prominent)}>
            {title}
          </Heading>
          <div className={cx(text.muted, css.words)}>{description}</div>
          {link !== undefined && <div className={css.link}>{link}</div>}
          {foot !== undefined && (
            <div data-part="foot" className={css.foot}>
              {foot}
            </div>
          )}
          {evidence !== undefined && (
            <div data-part="foot" className={css.foot}>
              <div className={css.slip}>{evidence}</div>
            </div>
          )}
        </div>
      </Card>
    </div>
  );
}
