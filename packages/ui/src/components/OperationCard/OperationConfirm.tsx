'use client';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { thumb } from '../../internal/rows.css.ts';
import * as sign from '../../internal/statusLine.css.ts';
import { note } from '../../internal/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './OperationCard.css.ts';
import type { OperationLabels } from './messages.ts';
import type { OperationConfirmation } from './types.ts';

interface OperationConfirmProps {
  confirmation: OperationConfirmation;
  words: OperationLabels;
  headingLevel: 2 | 3 | 4;
  busy: boolean;
  onConfirm: (() => void) | undefined;
  onCancel: () => void;
}

/** Second confirmation of a dangerous plan: a checkbox to tick, and a button to go back. */
export function OperationConfirm(props: OperationConfirmProps): ReactElement {
  const { confirmation, words, headingLevel, busy, onConfirm, onCancel } = props;
  const { title, sentence, confirmLabel, cancelLabel = words.goBack, hint = words.tickFirst } = confirmation;
  const [ticked, setTicked] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const Heading = headingLevel === 2 ? 'h3' : 'h4';
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    const element = panel.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !busy) onCancel();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  }, [busy, onCancel]);
  return (
    <div
      ref={panel}
      data-kit="OperationCard.Confirm"
      role="group"
      aria-labelledby={`${id}-title`}
      className={css.confirm}
    >
      <Heading id={`${id}-title`} className={css.confirmTitle}>
        <span className={sign.mark}>
          <Icon name="warning" />
        </span>
        {title}
      </Heading>
      <Checkbox ref={box} label={sentence} checked={ticked} onChange={setTicked} />
      <div className={css.confirmActions}>
        <Button
          variant="danger"
          className={thumb}
          busy={busy}
          aria-disabled={!ticked || undefined}
          aria-describedby={ticked ? undefined : `${id}-hint`}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
        <Button className={thumb} disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        {!ticked && (
          <span id={`${id}-hint`} className={note}>
            {hint}
          </span>
        )}
      </div>
    </div>
  );
}
