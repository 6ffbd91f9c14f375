'use client';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { rootProps } from '../../internal/rootProps.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { english as riskEnglish } from '../RiskBadge/messages.ts';
import { english } from './messages.ts';
import * as css from './OperationCard.css.ts';
import { OperationConfirm } from './OperationConfirm.tsx';
import { OperationFoot } from './OperationFoot.tsx';
import { OperationHead } from './OperationHead.tsx';
import { OperationPlan } from './OperationPlan.tsx';
import { OperationRow } from './OperationRow.tsx';
import { root as rowRoot } from './OperationRow.css.ts';
import type { OperationCardProps, OperationState } from './types.ts';
import { useFocusReturn } from '../../internal/useFocusReturn.ts';

const compact: ReadonlySet<OperationState> = new Set<OperationState>([
  'executed',
  'undoing',
  'undone',
  'declined',
]);

/** Announces when the card needs approval, then each outcome. */
function useAnnouncements(
  { state, title, risk, riskLabel, stateLabel, result, error }: OperationCardProps,
  ask: string,
) {
  const risks = useMessages('RiskBadge', riskEnglish);
  const sentence =
    state === 'proven' ? `${ask}: ${title}. ${riskLabel ?? risks[risk]}` : (error ?? result ?? stateLabel);
  useAnnouncement(state, sentence, state === 'proven');
}

/** An operation from plan to undo; its emphasis follows what it asks of the user. */
export function OperationCard(props: OperationCardProps): ReactElement {
  const { state, title, summary, riskNote, code, confirmation, busy = false, headingLevel = 2 } = props;
  const words = { ...useMessages('OperationCard', english), ...props.labels };
  const { onExecute, onReview, undoLabel = words.undo, defaultOpenCode = true } = props;
  const headingId = useId();
  const [askedTwice, setAskedTwice] = useState(false);
  const [showCode, setShowCode] = useState(defaultOpenCode);
  const [reviews, setReviews] = useState(0);
  const codeRef = useRef<HTMLPreElement>(null);
  const executeRef = useRef<HTMLButtonElement>(null);
  const { watch, status } = useFocusReturn(state);
  if (askedTwice && state !== 'proven') setAskedTwice(false);
  const confirming = askedTwice && state === 'proven' && confirmation !== undefined;
  useAnnouncements(props, words.needsApproval);

  useEffect(() => {
    if (reviews > 0) codeRef.current?.focus();
  }, [reviews]);
  const cameBack = useRef(false);
  useEffect(() => {
    if (confirming || !cameBack.current) return;
    cameBack.current = false;
    executeRef.current?.focus();
  }, [confirming]);

  const review = (): void => {
    setShowCode(true);
    setReviews(reviews + 1);
    onReview?.();
  };
  const execute = (): void => {
    if (confirmation === undefined) onExecute?.();
    else setAskedTwice(true);
  };
  const goBack = (): void => {
    cameBack.current = true;
    setAskedTwice(false);
  };

  const isRow = compact.has(state);
  const plan = <OperationPlan {...props} showCode={showCode || isRow} codeRef={codeRef} />;
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      data-kit="OperationCard"
      data-state={state}
      role="group"
      aria-labelledby={headingId}

      {...watch}
      {...rootProps(props, isRow ? rowRoot : css.card)}
    >
      {isRow ? (
        <OperationRow
          {...props}
          words={words}
          undoLabel={undoLabel}
          busy={busy}
          headingId={headingId}
          statusRef={status}
          plan={plan}
        />
      ) : (
        <>
          <OperationHead {...props} confirming={confirming} words={words} />
          <div data-part="main" className={css.main}>
            <Heading id={headingId} data-part="title" className={css.title}>
              {title}
            </Heading>
            {(riskNote ?? summary) !== undefined && (
              <p className={css.why}>{[riskNote, summary].filter(Boolean).join(' ')}</p>
            )}
            {plan}
          </div>
          {props.reading !== undefined && <div className={css.reading}>{props.reading}</div>}
          {confirming ? (
            <OperationConfirm
              confirmation={confirmation}
              words={words}
              headingLevel={headingLevel}
              busy={busy}
              onConfirm={onExecute}
              onCancel={goBack}
            />
          ) : (
            <OperationFoot
              {...props}
              words={words}
              busy={busy}
              canReview={code !== undefined || onReview !== undefined}
              onReview={review}
              onExecute={onExecute === undefined ? undefined : execute}
              executeRef={executeRef}
              statusRef={status}
            />
          )}
        </>
      )}
    </div>
  );
}
