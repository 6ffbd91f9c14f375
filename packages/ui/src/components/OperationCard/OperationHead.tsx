'use client';
import type { ReactElement } from 'react';
import { atEnd } from '../../internal/rows.css.ts';
import { muted } from '../../internal/text.css.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { RiskBadge } from '../RiskBadge/RiskBadge.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as css from './OperationCard.css.ts';
import type { OperationLabels } from './messages.ts';
import type { OperationCardProps, OperationState } from './types.ts';

const spinner = <Spinner />;
const variants: Record<OperationState, { tone: BadgeTone; icon: IconSource }> = {
  proving: { tone: 'info', icon: spinner },
  proven: { tone: 'accent', icon: 'check-circle' },
  executing: { tone: 'accent', icon: spinner },
  executed: { tone: 'success', icon: 'check-circle' },
  undoing: { tone: 'neutral', icon: spinner },
  undone: { tone: 'neutral', icon: 'undo' },
  failed: { tone: 'danger', icon: 'danger' },
  declined: { tone: 'neutral', icon: 'dash-circle' },
};

interface OperationHeadProps extends Pick<
  OperationCardProps,
  | 'state'
  | 'stateLabel'
  | 'serviceLabel'
  | 'serviceIcon'
  | 'risk'
  | 'riskLabel'
  | 'simulated'
  | 'onChangeService'
> {
  confirming: boolean;
  words: OperationLabels;
}

/** Header: service, state and risk. */
export function OperationHead(props: OperationHeadProps): ReactElement {
  const {
    state,
    stateLabel,
    serviceLabel,
    serviceIcon = 'database',
    risk,
    riskLabel,
    simulated,
    words,
  } = props;
  const { confirming, onChangeService } = props;
  return (
    <div className={css.top}>
      <span className={css.service}>
        <Icon name={serviceIcon} className={muted} />
        {serviceLabel}
      </span>
      {onChangeService !== undefined && (
        <button
          type="button"
          className={css.change}
          aria-label={`${words.change}: ${serviceLabel}`}
          onClick={onChangeService}
        >
          {words.change}
        </button>
      )}
      {confirming ? (
        <Badge tone="warning" icon="warning">
          {words.needsSecondYes}
        </Badge>
      ) : (
        <Badge {...variants[state]}>{stateLabel}</Badge>
      )}
      {simulated === true && (
        <Badge tone="warning" icon="info">
          {words.simulated}
        </Badge>
      )}
      <span className={atEnd}>
        <RiskBadge risk={risk} label={riskLabel} />
      </span>
    </div>
  );
}
