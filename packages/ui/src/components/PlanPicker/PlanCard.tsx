import { memo, useId, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as rows from '../../internal/rows.css.ts';
import { muted, title } from '../../internal/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './PlanPicker.css.ts';

export interface PlanCardProps extends RootProps {
  /** Plan name; the card heading. */
  name: string;
  /** Formatted price. */
  price: string;
  /** Billing period after the price, such as '/month'. */
  period?: string | undefined;
  /** Who the plan is for. */
  description: string;
  /** Features included. */
  features: readonly string[];
  /** Badge of the recommended plan, such as 'Most Popular'. */
  recommended?: string | undefined;
  /** Badge of the user's current plan, such as 'Your plan'. */
  current?: string | undefined;
  /** Button or link that selects the plan; include the plan name in its accessible name. */
  action?: ReactNode;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Card of one plan with its price and features. */
export const PlanCard = memo(function PlanCard(props: PlanCardProps): ReactElement {
  const { name, price, period, description, features, recommended, current, action } = props;
  const id = useId();
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <article
      data-kit="PlanCard"
      aria-labelledby={id}
      {...rootProps(props, css.card, recommended !== undefined && rows.chosen)}
    >
      <div className={rows.apart}>
        <Heading id={id} className={title}>
          {name}
        </Heading>
        {recommended !== undefined && (
          <Badge tone="accent" icon="sparkle">
            {recommended}
          </Badge>
        )}
        {current !== undefined && (
          <Badge tone="success" icon="check">
            {current}
          </Badge>
        )}
      </div>
      <p className={css.priceLine}>
        <span className={css.price}>{price}</span>
        {period !== undefined && <span className={muted}>{period}</span>}
      </p>
      <p data-part="text" className={css.text}>
        {description}
      </p>
      {action !== undefined && (
        <div data-part="action" className={css.action}>
          {action}
        </div>
      )}
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <span className={css.tick}>
              <Icon name="check" />
            </span>
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
});
