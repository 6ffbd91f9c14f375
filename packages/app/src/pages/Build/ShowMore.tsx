import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { useState, type ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';

/** The first of many items, and more of them on request; so a long list does not hold up the page. */
export function useFirst<Item>(
  items: readonly Item[],
  step: number,
): { readonly first: readonly Item[]; readonly more: ReactElement | null } {
  const [shown, setShown] = useState({ items, count: step });
  // Another list starts at its top again.
  if (shown.items !== items) setShown({ items, count: step });
  const count = shown.items === items ? shown.count : step;
  const left = items.length - count;
  return {
    first: items.slice(0, count),
    more:
      left > 0 ? (
        <Row justify="end">
          <Button size="sm" onClick={() => setShown({ items, count: count + step })}>
            {buildCopy.showMore(Math.min(step, left))}
          </Button>
        </Row>
      ) : null,
  };
}
