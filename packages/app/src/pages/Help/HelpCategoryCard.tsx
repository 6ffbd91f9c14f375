import type { HelpCategory, HelpTopic } from '@saywright/domain/help';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { Icon, iconNames } from '@saywright/ui/Icon';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { helpCopy } from '../../copy/help.ts';
import * as css from './Help.css.ts';

/** Pages that topics lead to and that are not there yet. */
const comingPages: ReadonlySet<string> = new Set(['/demo', '/build-guide']);

function Topic({ topic: { title, to } }: { readonly topic: HelpTopic }): ReactElement {
  if (!comingPages.has(to)) return <Link to={to}>{title}</Link>;
  return (
    <span className={css.coming}>
      {title}
      <Badge tone="line">{helpCopy.comingSoon}</Badge>
    </span>
  );
}

/** A category with its topics (SP-HELP-03). */
export function HelpCategoryCard({ category }: { readonly category: HelpCategory }): ReactElement {
  const icon = iconNames.find((name) => name === category.icon);
  return (
    <Card title={category.title} action={icon && <Icon name={icon} size="lg" />}>
      <Stack>
        <p className={css.text}>{category.text}</p>
        <ul className={css.topics} aria-label={helpCopy.topics}>
          {category.topics.map((topic) => (
            <li key={topic.title}>
              <Topic topic={topic} />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
