'use client';
import { useId, type ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { filled } from '../../internal/filled.ts';
import * as gauge from '../../internal/gauge.css.ts';
import { hidden } from '../../internal/hidden.css.ts';
import { shareOf } from '../../internal/shareOf.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { english } from './messages.ts';
import * as css from './Meter.css.ts';

/** What a measure says by its colour. */
export type MeterTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger';

export interface MeterProps {
  /** What is measured. */
  label: string;
  /** Keep the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** The measure. */
  value: number;
  /** The least it can be. @default 0 */
  min?: number | undefined;
  /** The most it can be. @default 100 */
  max?: number | undefined;
  /** The measure in words, with its unit. @default the percentage */
  valueText?: string | undefined;
  /** What the measure means, such as 'Near the limit'; said before the colour says it. */
  status?: string | undefined;
  /** What the bar says by its colour. @default 'info' */
  tone?: MeterTone | undefined;
}

const icon: Record<MeterTone, IconName> = {
  neutral: 'dash-circle',
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

/** How much of something there is: a score, a share or a use against its limit. */
export function Meter(props: MeterProps): ReactElement {
  const { label, labelHidden = false, value, min = 0, max = 100, status, tone = 'info' } = props;
  const id = useId();
  const words = useMessages('Meter', english);
  const { percent } = useFigures();
  const share = shareOf(value, min, max);
  const whole = Math.round(share * 100);
  const { valueText = percent(share) } = props;
  return (
    <div data-kit="Meter" data-tone={tone} className={labelHidden ? gauge.root : gauge.labelled}>
      <span id={id} className={labelHidden ? hidden : gauge.label}>
        {label}
      </span>
      <span aria-hidden="true" className={css.figure}>
        {valueText}
      </span>
      <div
        role="meter"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={whole}
        aria-valuetext={status === undefined ? valueText : words.withStatus(valueText, status)}
        ref={filled(whole)}
        className={gauge.bars[tone]}
      />
      {status !== undefined && (
        <span aria-hidden="true" className={css.status}>
          <Icon name={icon[tone]} size="sm" className={cx(css.statusMark, gauge.tones[tone])} />
          {status}
        </span>
      )}
    </div>
  );
}
