import { counted, countText } from '@saywright/domain/receipt';
import type { ImportedComponents } from '@saywright/domain/tracker';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import type { ReactElement } from 'react';
import { trackerCopy } from '../../../copy/build/tracker.ts';

const copy = trackerCopy.imported;

/** How many changes are listed. */
const most = 10;

interface ImportReportProps {
  readonly imported: ImportedComponents;
  readonly onClose: () => void;
}

/** Lists the values of an imported file that were not taken as written. */
export function ImportReport({ imported, onClose }: ImportReportProps): ReactElement {
  const { changes, repeated } = imported;
  const title =
    changes.length > 0
      ? copy.changedTitle(counted(changes.length, 'value'))
      : copy.repeated(counted(repeated, 'component'));
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="sm" onClick={onClose}>
          {copy.dismiss}
        </Button>
      }
    >
      {changes.slice(0, most).map(({ id, field, from, to }) => (
        <p key={`${id} ${field}`}>{copy.change(id, field, from, to)}</p>
      ))}
      {changes.length > most && <p>{copy.more(countText(changes.length - most))}</p>}
      {changes.length > 0 && repeated > 0 && <p>{copy.repeated(counted(repeated, 'component'))}</p>}
    </Banner>
  );
}
