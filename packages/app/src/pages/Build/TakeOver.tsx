import { counted } from '@saywright/domain/receipt';
import { adoptComponents, maxComponents } from '@saywright/domain/tracker';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { toast } from '@saywright/ui/Toast';
import { useState, type ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import { usePerUserStore } from '../../services/perUserStore.ts';
import * as css from './Build.css.ts';
import { buildStores, useBuildStore } from './buildStores.ts';
import { useOwner } from './owner.ts';

const { takeOver: copy } = buildCopy;

/** Offers the components that a visitor tracked in this browser to the account they signed in to. */
export function TakeOver(): ReactElement | null {
  const owner = useOwner();
  const [visitorComponents, saveVisitorComponents] = usePerUserStore(buildStores.components, '');
  const [own, saveOwn] = useBuildStore(buildStores.components);
  const [, setFigures] = useBuildStore(buildStores.figures);
  const [declinedBy, setDeclinedBy] = useState<string>();
  if (
    owner === '' ||
    visitorComponents.length === 0 ||
    visitorComponents.length + own.length > maxComponents ||
    declinedBy === owner
  )
    return null;
  const adopt = (): void => {
    saveOwn(adoptComponents(own, visitorComponents));
    saveVisitorComponents([]);
    setFigures('live');
    toast({ title: copy.done(counted(visitorComponents.length, 'component')), tone: 'success' });
  };
  return (
    <div className={css.takeOver}>
      <Banner
        tone="info"
        title={copy.title(counted(visitorComponents.length, 'component'))}
        action={
          <Row gap={8}>
            <Button size="sm" variant="primary" onClick={adopt}>
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
