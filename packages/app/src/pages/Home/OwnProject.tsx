import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { useState, type ReactElement } from 'react';
import { homeCopy } from '../../copy/home.ts';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { TryNow } from './TryNow.tsx';

/** Links signed-in people to their own project; the trial is one press away. */
export function OwnProject(): ReactElement {
  const [isTrying, setIsTrying] = useState(false);
  if (isTrying) return <TryNow />;
  return (
    <Row gap={12}>
      <RouterLinkButton to="/agent" variant="primary">
        {homeCopy.openAgent}
      </RouterLinkButton>
      <Button onClick={() => setIsTrying(true)}>{homeCopy.tryAnyway}</Button>
    </Row>
  );
}
