import { Button } from '@saywright/ui/Button';
import type { ReactElement } from 'react';
import { buildCopy } from '../../copy/build/page.ts';
import * as css from './Build.css.ts';
import { printAs } from './print.ts';

const noteId = 'build-pdf-note';

interface PdfButtonProps {
  /** Suggested file name, without extension. */
  readonly name: string;
  readonly disabled?: boolean;
}

/** Opens the browser's print dialog, to save the page as PDF; {@link PdfNote} explains it. */
export function PdfButton({ name, disabled = false }: PdfButtonProps): ReactElement {
  return (
    <Button icon="page" disabled={disabled} aria-describedby={noteId} onClick={() => printAs(name)}>
      {buildCopy.pdf.label}
    </Button>
  );
}

/** Explains what Export PDF does; once per page. */
export function PdfNote(): ReactElement {
  return (
    <p id={noteId} className={css.small13}>
      {buildCopy.pdf.note}
    </p>
  );
}
