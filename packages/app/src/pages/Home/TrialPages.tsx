import { pagesPath, type PreviewViewer, type TrialAppView } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Card } from '@saywright/ui/Card';
import { PreviewFrame } from '@saywright/ui/PreviewFrame';
import { SegmentedControl } from '@saywright/ui/SegmentedControl';
import { Stack } from '@saywright/ui/Stack';
import { useState, type ReactElement } from 'react';
import { trialPagesCopy as copy } from '../../copy/trialPages.ts';
import { usePagePort } from './usePagePort.ts';

interface TrialPagesProps {
  readonly app: TrialAppView;
  /** Differs after each change of the project. */
  readonly change: string;
}

/** The pages of an app that is planned or was built in the trial, which speak to the database of this tab. */
export default function TrialPages({ app, change }: TrialPagesProps): ReactElement {
  const { operationId, title, file, viewers, shows } = app;
  const [chosen, setChosen] = useState<PreviewViewer>('customer');
  const as = viewers.includes(chosen) ? chosen : 'visitor';
  const { onMessage, onLoad, isSilent } = usePagePort(as, change);
  const note = shows === 'plan' ? copy.plannedNote : copy.note[as];
  return (
    <Card
      title={copy.title}
      padding="sm"
      action={shows === 'plan' && <Badge tone="info">{copy.planned}</Badge>}
    >
      <Stack gap={12}>
        {viewers.length > 1 && (
          <SegmentedControl
            label={copy.as}
            size="sm"
            options={viewers.map((id) => ({ id, label: copy.viewers[id] }))}
            value={as}
            onChange={(id) => setChosen(viewers.find((viewer) => viewer === id) ?? 'visitor')}
          />
        )}
        <PreviewFrame
          label={copy.label(title)}
          address={copy.address(title)}
          src={`${location.origin}${pagesPath}${file}#${as}-${shows}-${operationId}`}
          withoutOrigin
          defaultDevice="phone"
          note={isSilent ? copy.failed : note}
          onMessage={onMessage}
          onLoad={onLoad}
        />
      </Stack>
    </Card>
  );
}
