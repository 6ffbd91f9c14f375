'use client';
import type { ReactElement, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { thumb } from '../../internal/rows.css.ts';
import { dangerText, muted } from '../../internal/text.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './OperationCard.css.ts';
import type { OperationLabels } from './messages.ts';
import type { OperationCardProps } from './types.ts';

interface OperationFootProps extends Pick<
  OperationCardProps,
  'alternative' | 'onDecline' | 'onRetry' | 'error' | 'stateLabel' | 'state'
> {
  words: OperationLabels;
  busy: boolean;
  canReview: boolean;
  onReview: () => void;
  onExecute: (() => void) | undefined;
  executeRef: Ref<HTMLButtonElement>;
  statusRef: Ref<HTMLParagraphElement>;
}

/** Buttons in fixed order: Review, alternative if any, Decline, Execute. */
function Choices(props: OperationFootProps): ReactElement {
  const { words, busy, canReview, onReview, alternative, onDecline, onExecute, executeRef } = props;
  return (
    <>
      <p className={cx(css.note, muted)}>{onExecute === undefined ? words.simulated : words.promise}</p>
      {canReview && (
        <Button className={thumb} onClick={onReview}>
          {words.review}
        </Button>
      )}
      {alternative !== undefined && (
        <Button className={thumb} disabled={busy} onClick={alternative.onPress}>
          {alternative.label}
        </Button>
      )}
      {onDecline !== undefined && (
        <Button variant="ghost" className={thumb} disabled={busy} onClick={onDecline}>
          {words.decline}
        </Button>
      )}
      {onExecute !== undefined && (
        <Button ref={executeRef} variant="primary" className={thumb} busy={busy} onClick={onExecute}>
          {words.execute}
        </Button>
      )}
    </>
  );
}

/** Footer: available actions, or the outcome. */
export function OperationFoot(props: OperationFootProps): ReactElement {
  const { state, stateLabel, error, words, busy, onRetry, statusRef } = props;
  if (state === 'proven')
    return (
      <div data-part="foot" className={css.foot}>
        <Choices {...props} />
      </div>
    );
  const hasFailed = state === 'failed';
  return (
    <div data-part="foot" className={css.foot}>
      <p ref={statusRef} tabIndex={-1} className={cx(css.note, hasFailed ? dangerText : muted)}>
        {hasFailed ? <Icon name="danger" /> : <Spinner />}
        <span>{(hasFailed ? error : undefined) ?? stateLabel}</span>
      </p>
      {hasFailed && onRetry !== undefined && (
        <Button className={thumb} icon="retry" busy={busy} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
