import type { PlaceView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { DataTable } from '@saywright/ui/DataTable';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { Suspense, useState, type ReactElement } from 'react';
import { locationCopy as copy } from '../../copy/location.ts';
import { LaterConfirmDialog } from '../../shell/LaterConfirmDialog.tsx';
import { clockTime, fullDate } from '../../time.ts';
import type { Moves } from './useMoves.ts';

type Kept = PlaceView['kept'][number];

interface KeptCardProps {
  readonly kept: readonly Kept[];
  readonly moves: Moves;
}

const whenOf = ({ at }: Kept): string => copy.keptAt(fullDate(at), clockTime(at));

/** The databases that moves left behind, until they are deleted. */
export function KeptCard({ kept, moves: { work, problem, remove } }: KeptCardProps): ReactElement {
  const [asked, setAsked] = useState<Kept>();
  const failure = problem?.of === 'remove' ? problem.text : undefined;
  return (
    <Card title={copy.kept}>
      <Stack>
        <Text>{copy.keptText}</Text>
        {failure !== undefined && !asked && <Banner tone="danger" title={failure} />}
        <DataTable
          caption={copy.kept}
          hideCaption
          columns={[
            { id: 'place', label: copy.keptPlace },
            { id: 'when', label: copy.keptSince },
          ]}
          rows={kept.map((one) => ({
            id: one.id,
            cells: { place: copy.places[one.place], when: whenOf(one) },
            note: (
              <Row align="end">
                <Button
                  size="sm"
                  variant="ghost"
                  disabled={work !== undefined}
                  aria-label={copy.removeLabel(copy.places[one.place], whenOf(one))}
                  onClick={() => setAsked(one)}
                >
                  {copy.remove}
                </Button>
              </Row>
            ),
          }))}
          emptyText={copy.kept}
        />
      </Stack>
      <Suspense>
        {asked && (
          <LaterConfirmDialog
            open
            title={copy.removeQuestion}
            subject={`${copy.places[asked.place]}, ${whenOf(asked)}`}
            confirmLabel={copy.removeConfirm}
            busy={work === 'remove'}
            error={failure}
            onConfirm={() => void remove(asked.id).then((isDone) => isDone && setAsked(undefined))}
            onCancel={() => setAsked(undefined)}
          >
            {copy.removeConsequence}
          </LaterConfirmDialog>
        )}
      </Suspense>
    </Card>
  );
}
