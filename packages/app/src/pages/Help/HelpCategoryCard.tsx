import type { HelpCategory } from '@saywright/domain/help';
import { Card } from '@saywright/ui/Card';
import { Icon, iconNames } from '@saywright/ui/Icon';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { helpCopy } from '../../copy/help.ts';
import * as css from './Help.css.ts';

/** A category with its topics. */
export function HelpCategoryCard({ category }: { readonly category: HelpCategory }): ReactElement {
  const icon = iconNames.find((name) => name === category.icon);
  return (
    <Card title={category.title} action={icon && <Icon name={icon} size="lg" />}>
      <Stack>
        <p className={css.text}>{category.text}</p>
        <ul className={css.topics} aria-label={helpCopy.topics}>
          {category.topics.map((topic) => (
            <li key={topic.title}>
              <Link to={topic.to}>{topic.title}</Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
