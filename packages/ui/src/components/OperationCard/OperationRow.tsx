'use client';
import { useId, useState, type ReactElement, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import * as rows from '../../internal/rows.css.ts';
import { dangerText, heading, muted, note } from '../../internal/text.css.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './OperationRow.css.ts';
import type { OperationLabels } from './messages.ts';
import type { OperationCardProps } from './types.ts';

interface OperationRowProps extends Pick<
  OperationCardProps,
  'state' | 'stateLabel' | 'title' | 'result' | 'error' | 'simulated' | 'onUndo' | 'headingLevel'
> {
  words: OperationLabels;
  undoLabel: string;
  busy: boolean;
  headingId: string;
  statusRef: Ref<HTMLParagraphElement>;
  plan: ReactNode;
}

function iconOf(state: OperationCardProps['state']): ReactElement {
  if (state === 'executed') return <Icon name="check-circle" size="xl" />;
  if (state === 'undoing') return <Spinner />;
  return <Icon name={state === 'undone' ? 'undo' : 'dash-circle'} size="xl" />;
}

/** Compact row for an operation that needs nothing more. */
export function OperationRow(props: OperationRowProps): ReactElement {
  const { state, stateLabel, title, result, error, simulated, onUndo, headingLevel = 2 } = props;
  const { words, undoLabel, busy, headingId, statusRef, plan } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const gone = state === 'undone' || state === 'declined';
  return (
    <>
      <div className={css.row}>
        <span className={state === 'executed' ? css.done : css.other}>{iconOf(state)}</span>
        <div className={rows.words}>
          <Heading id={headingId} className={cx(rows.line, heading, gone && muted)}>
            {title}
            {simulated === true && (
              <Badge tone="warning" icon="info">
                {words.simulated}
              </Badge>
            )}
          </Heading>
          <p ref={statusRef} tabIndex={-1} className={note}>
            {state === 'undoing' ? stateLabel : (result ?? stateLabel)}
          </p>
          {error !== undefined && <p className={cx(note, dangerText)}>{error}</p>}
        </div>
        <div className={rows.line}>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {words.details}
          </Button>
          {state === 'executed' && onUndo !== undefined && (
            <Button size="sm" icon="undo" busy={busy} onClick={onUndo}>
              {undoLabel}
            </Button>
          )}
        </div>
      </div>
      <div id={id} hidden={!open} className={css.details}>
        {open && plan}
      </div>
    </>
  );
}
