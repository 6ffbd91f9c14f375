'use client';
import { useId, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { fillRef } from '../../internal/fillRef.ts';
import * as gauge from '../../internal/gauge.css.ts';
import { visuallyHidden } from '../../internal/hidden.css.ts';
import { shareOf } from '../../internal/shareOf.ts';
import { useMessages } from '../../messages/context.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';
import { english } from './messages.ts';
import * as css from './Meter.css.ts';

/** Colour of a meter. */
export type MeterTone = 'neutral' | 'success' | 'info' | 'warning' | 'danger';

export interface MeterProps extends RootProps {
  /** Label: what is measured. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Current value. */
  value: number;
  /** Minimum value. @default 0 */
  min?: number | undefined;
  /** Maximum value. @default 100 */
  max?: number | undefined;
  /** Formatted value with its unit. @default the percentage */
  valueText?: string | undefined;
  /** Meaning of the value as text, such as 'Near the limit'; colour alone must not carry it. */
  status?: string | undefined;
  /** Colour of the bar. @default 'info' */
  tone?: MeterTone | undefined;
}

const icon: Record<MeterTone, IconName> = {
  neutral: 'dash-circle',
  success: 'check-circle',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
};

/** Bar for a value in a known range, such as a score, a share or usage. */
export function Meter(props: MeterProps): ReactElement {
  const { label, labelHidden = false, value, min = 0, max = 100, status, tone = 'info' } = props;
  const id = useId();
  const words = useMessages('Meter', english);
  const { percent } = useFigures();
  const share = shareOf(value, min, max);
  const whole = Math.round(share * 100);
  const { valueText = percent(share) } = props;
  return (
    <div data-kit="Meter" data-tone={tone} {...rootProps(props, labelHidden ? gauge.root : gauge.labelled)}>
      <span id={id} className={labelHidden ? visuallyHidden : gauge.label}>
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
        ref={fillRef(whole)}
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
