import { memo, useId, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { apart } from '../../internal/rows.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './TemplateCard.css.ts';

/** Difficulty as a label and a level. */
export interface Difficulty {
  /** Difficulty label, such as 'Beginner'. */
  label: string;
  /** Number of filled marks. */
  level: 1 | 2 | 3;
}

export interface TemplateCardProps extends RootProps {
  /** Template name; the card heading. */
  name: string;
  /** What the template creates. */
  description: string;
  /** Category label. */
  category: string;
  /** Difficulty of the template. */
  difficulty: Difficulty;
  /** Features; shorten long lists before passing them. */
  features: readonly string[];
  /** Number of features left out, such as '+2'. */
  more?: string | undefined;
  /** Button or link that uses the template; include the template name in its accessible name. */
  action?: ReactNode;
  /** Heading level. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const levels = [1, 2, 3] as const;

/** Card of a project template. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps): ReactElement {
  const { name, description, category, difficulty, features, more, action, headingLevel = 3 } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-kit="TemplateCard" aria-labelledby={id} {...rootProps(props, css.root)}>
      <Card>
        <div data-part="inside" className={css.inside}>
          <div className={apart}>
            <Badge tone="accent">{category}</Badge>
            <span className={css.difficulty}>
              <span className={css.meter} aria-hidden="true">
                {levels.map((level) => (
                  <span key={level} className={cx(css.pip, level <= difficulty.level && css.full)} />
                ))}
              </span>
              {difficulty.label}
            </span>
          </div>
          <Heading id={id} className={css.name}>
            {name}
          </Heading>
          <p data-part="text" className={css.text}>
            {description}
          </p>
          {features.length > 0 && (
            <ul className={css.features}>
              {features.map((feature) => (
                <li key={feature} className={css.feature}>
                  <span className={css.tick}>
                    <Icon name="check" size="sm" />
                  </span>
                  {feature}
                </li>
              ))}
              {more !== undefined && <li className={css.more}>{more}</li>}
            </ul>
          )}
          {action !== undefined && (
            <div data-part="action" className={css.action}>
              {action}
            </div>
          )}
        </div>
      </Card>
    </article>
  );
});
