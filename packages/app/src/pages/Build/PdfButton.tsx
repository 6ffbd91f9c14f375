import { Button } from '@saywright/ui/Button';
import type { ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import * as css from './Build.css.ts';
import { printAs } from './print.ts';

const noteId = 'build-pdf-note';

interface PdfButtonProps {
  /** What the browser suggests as the name of the file, without its ending. */
  readonly name: string;
  readonly disabled?: boolean;
}

/** Opens the browser's print dialog, where the page is saved as PDF; {@link PdfNote} says so. */
export function PdfButton({ name, disabled = false }: PdfButtonProps): ReactElement {
  return (
    <Button icon="page" disabled={disabled} aria-describedby={noteId} onClick={() => printAs(name)}>
      {buildCopy.pdf.label}
    </Button>
  );
}

/** Says what Export PDF does; once on a page. */
export function PdfNote(): ReactElement {
  return (
    <p id={noteId} className={css.small13}>
      {buildCopy.pdf.note}
    </p>
  );
}
