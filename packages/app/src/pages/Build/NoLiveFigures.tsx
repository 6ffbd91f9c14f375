import { Card } from '@saywright/ui/Card';
import { EmptyState } from '@saywright/ui/EmptyState';
import type { ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import { TabLink } from './TabLink.tsx';

/** Explains where live figures come from while there are none. */
export function NoLiveFigures(): ReactElement {
  const { title, text, action } = buildCopy.ownEmpty;
  return (
    <Card>
      <EmptyState icon="gauge" title={title} text={text} action={<TabLink tab="tracker">{action}</TabLink>} />
    </Card>
  );
}
