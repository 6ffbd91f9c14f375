import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { useState, type ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';

/** The first items of a list, and a button for more, so that a long list does not block the page. */
export function useFirst<Item>(
  items: readonly Item[],
  step: number,
): { readonly first: readonly Item[]; readonly more: ReactElement | null } {
  const [shown, setShown] = useState({ items, count: step });
  // A different list starts at its top.
  if (shown.items !== items) setShown({ items, count: step });
  const count = shown.items === items ? shown.count : step;
  const remaining = items.length - count;
  return {
    first: items.slice(0, count),
    more:
      remaining > 0 ? (
        <Row justify="end">
          <Button size="sm" onClick={() => setShown({ items, count: count + step })}>
            {buildCopy.showMore(Math.min(step, remaining))}
          </Button>
        </Row>
      ) : null,
  };
}
