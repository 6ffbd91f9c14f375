import { counted } from '@saywright/domain/receipt';
import { adoptComponents, maxComponents } from '@saywright/domain/tracker';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import { useOwnPart } from '../../services/own.ts';
import * as css from './Build.css.ts';
import { kept, useKept } from './kept.ts';
import { useOwner } from './owner.ts';

const { takeOver: copy } = buildCopy;

/** Offers the components that were tracked in this browser before somebody signed in. */
export function TakeOver(): ReactElement | null {
  const owner = useOwner();
  const [left, keepLeft] = useOwnPart(kept.components, '');
  const [own, keepOwn] = useKept(kept.components);
  const [, setFigures] = useKept(kept.figures);
  const [declinedBy, setDeclinedBy] = useState<string>();
  if (owner === '' || left.length === 0 || left.length + own.length > maxComponents || declinedBy === owner)
    return null;
  const take = (): void => {
    keepOwn(adoptComponents(own, left));
    keepLeft([]);
    setFigures('live');
    toast({ title: copy.done(counted(left.length, 'component')), tone: 'success' });
  };
  return (
    <div className={css.takeOver}>
      <Banner
        tone="info"
        title={copy.title(counted(left.length, 'component'))}
        action={
          <Row gap={8}>
            <Button size="sm" variant="primary" onClick={take}>
              {copy.take}
            </Button>
            <Button size="sm" onClick={() => setDeclinedBy(owner)}>
              {copy.leave}
            </Button>
          </Row>
        }
      >
        {copy.text}
      </Banner>
    </div>
  );
}
