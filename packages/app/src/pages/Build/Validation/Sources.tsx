import { counted, countText } from '@saywright/domain/receipt';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { useRef, useState, type DragEvent, type ReactElement, type RefObject } from 'react';
import { validationCopy } from '../../../copy/build/validation.ts';
import * as page from '../Build.css.ts';
import type { PickedSources } from './messages.ts';
import { droppedFiles, pickedFrom } from './pickFiles.ts';
import * as css from './Sources.css.ts';

interface SourcesProps {
  readonly picked: PickedSources | undefined;
  readonly onPick: (picked: PickedSources | undefined) => void;
}

/** State of a drop: hovering, reading folders, or empty. */
type Drop =
  | { readonly kind: 'none' | 'over' | 'empty' }
  | { readonly kind: 'reading'; readonly found: number };

/** Shows which sources are checked, and accepts other files or folders. They stay in this browser. */
export function Sources({ picked, onPick }: SourcesProps): ReactElement {
  const copy = validationCopy.sources;
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [drop, setDrop] = useState<Drop>({ kind: 'none' });
  const accept = (sources: PickedSources): void => {
    const isEmpty = sources.files.length === 0 && sources.unreadable === 0;
    setDrop({ kind: isEmpty ? 'empty' : 'none' });
    if (!isEmpty) onPick(sources);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setDrop({ kind: 'reading', found: 0 });
    void droppedFiles(event.dataTransfer.items, (found) => setDrop({ kind: 'reading', found })).then(accept);
  };
  const field = (ref: RefObject<HTMLInputElement | null>, isFolder: boolean): ReactElement => (
    <input
      ref={(input) => {
        ref.current = input;
        if (isFolder) input?.setAttribute('webkitdirectory', '');
      }}
      type="file"
      multiple
      tabIndex={-1}
      aria-label={isFolder ? copy.folder : copy.files}
      className={page.hidden}
      onChange={({ currentTarget }) => {
        const list = currentTarget.files;
        if (list && list.length > 0) accept(pickedFrom(list));
        // Lets the same files be chosen again.
        currentTarget.value = '';
      }}
    />
  );
  return (
    <div
      className={drop.kind === 'over' ? `${css.zone} ${css.over}` : css.zone}
      onDragOver={(event) => {
        event.preventDefault();
        setDrop({ kind: 'over' });
      }}
      onDragLeave={() => setDrop({ kind: 'none' })}
      onDrop={onDrop}
    >
      <p>
        <strong>{copy.title}:</strong>{' '}
        {picked ? copy.picked(counted(picked.files.length, 'file')) : copy.bundled}
      </p>
      <p className={page.muted}>{drop.kind === 'over' ? copy.drop : copy.text}</p>
      <Row gap={8}>
        <Button size="sm" icon="page" onClick={() => files.current?.click()}>
          {copy.files}
        </Button>
        <Button size="sm" icon="layers" onClick={() => folder.current?.click()}>
          {copy.folder}
        </Button>
        {picked && (
          <Button size="sm" variant="ghost" icon="undo" onClick={() => onPick(undefined)}>
            {copy.back}
          </Button>
        )}
      </Row>
      {field(files, false)}
      {field(folder, true)}
      <div role="status">
        {drop.kind === 'reading' && <p>{validationCopy.reading(countText(drop.found))}</p>}
        {drop.kind === 'empty' && <Banner tone="warning" title={copy.nothing} />}
      </div>
    </div>
  );
}
