import { counted, countText } from '@saywright/domain/receipt';
import type { ImportedComponents } from '@saywright/domain/tracker';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import type { ReactElement } from 'react';
import { trackerCopy } from '../../../copy/build/tracker.ts';

const copy = trackerCopy.imported;

/** Maximum number of listed changes. */
const maxListed = 10;

interface ImportReportProps {
  readonly imported: ImportedComponents;
  readonly onClose: () => void;
}

/** Lists the imported values that were changed or skipped. */
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
      {changes.slice(0, maxListed).map(({ id, field, from, to }) => (
        <p key={`${id} ${field}`}>{copy.change(id, field, from, to)}</p>
      ))}
      {changes.length > maxListed && <p>{copy.more(countText(changes.length - maxListed))}</p>}
      {changes.length > 0 && repeated > 0 && <p>{copy.repeated(counted(repeated, 'component'))}</p>}
    </Banner>
  );
}
