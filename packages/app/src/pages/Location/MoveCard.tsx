import type { PlaceView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { Suspense, useState, type ReactElement } from 'react';
import { locationCopy as copy } from '../../copy/location.ts';
import { LaterConfirmDialog } from '../../shell/LaterConfirmDialog.tsx';
import { Comparison } from './Comparison.tsx';
import type { Moves } from './useMoves.ts';

interface MoveCardProps {
  readonly to: PlaceView['place'];
  readonly moves: Moves;
}

/** Rehearses a move, shows what it found, and moves the database where everything was the same. */
export function MoveCard({ to, moves }: MoveCardProps): ReactElement {
  const { work, problem, comparison, rehearse, move } = moves;
  const [isAsking, setAsking] = useState(false);
  const isMoved = comparison?.isMoved === true;
  const rehearsed = comparison?.to === to && !isMoved ? comparison : undefined;
  const isReady = rehearsed?.isSame === true;
  return (
    <Card title={copy.moveTitle[to]}>
      <Stack>
        {isMoved && (
          <Banner tone="success" title={copy.moved(comparison.to)}>
            {copy.movedText}
          </Banner>
        )}
        <Text>{copy.moveText}</Text>
        {problem !== undefined && problem.of !== 'remove' && !isAsking && (
          <Banner tone="danger" title={problem.of === 'move' ? copy.notMoved : copy.notRehearsed}>
            {problem.text}
          </Banner>
        )}
        {rehearsed?.isSame === false && (
          <Banner tone="danger" title={copy.different}>
            {copy.differentText}
          </Banner>
        )}
        {rehearsed && <Comparison view={rehearsed} />}
        <Row>
          {isReady && (
            <Button variant="primary" disabled={work !== undefined} onClick={() => setAsking(true)}>
              {copy.move}
            </Button>
          )}
          <Button
            variant={isReady ? 'secondary' : 'primary'}
            busy={work === 'rehearse'}
            busyLabel={copy.rehearsing}
            disabled={work !== undefined && work !== 'rehearse'}
            onClick={() => void rehearse(to)}
          >
            {rehearsed ? copy.again : copy.rehearse}
          </Button>
        </Row>
      </Stack>
      <Suspense>
        {isAsking && (
          <LaterConfirmDialog
            open
            title={copy.question}
            subject={copy.places[to]}
            confirmLabel={copy.move}
            busy={work === 'move'}
            error={problem?.of === 'move' ? problem.text : undefined}
            onConfirm={() => void move(to).then((isDone) => isDone && setAsking(false))}
            onCancel={() => setAsking(false)}
          >
            {copy.consequence}
          </LaterConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}
