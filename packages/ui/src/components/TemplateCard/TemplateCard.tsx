import { memo, useId, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { apart } from '../../internal/rows.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './TemplateCard.css.ts';

/** How much experience something asks for: a word, and one to three filled marks. */
export interface Difficulty {
  /** The word, such as 'Beginner'. */
  label: string;
  /** How many marks are filled. */
  level: 1 | 2 | 3;
}

export interface TemplateCardProps {
  /** Name of the template; the heading of the card. */
  name: string;
  /** What it makes. */
  description: string;
  /** What it is for, in a word. */
  category: string;
  /** How much experience it asks for. */
  difficulty: Difficulty;
  /** What is in it; the caller cuts long lists. */
  features: readonly string[];
  /** What was cut, such as '+2'. */
  more?: string | undefined;
  /** A button or link that starts from it; say the template's name in its accessible name. */
  action?: ReactNode;
  /** Level of the heading. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

const levels = [1, 2, 3] as const;

/** Something to start from. */
export const TemplateCard = memo(function TemplateCard(props: TemplateCardProps): ReactElement {
  const { name, description, category, difficulty, features, more, action, headingLevel = 3 } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article data-kit="TemplateCard" aria-labelledby={id} className={css.root}>
      <Card>
        <div className={css.inside}>
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
          <p className={css.text}>{description}</p>
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
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
      </Card>
    </article>
  );
});
