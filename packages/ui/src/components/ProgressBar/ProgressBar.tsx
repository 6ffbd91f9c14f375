'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { fillRef } from '../../internal/fillRef.ts';
import * as gauge from '../../internal/gauge.css.ts';
import { shareOf } from '../../internal/shareOf.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './ProgressBar.css.ts';

/** Colour of a progress bar; its text must carry the same meaning. */
export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger';

export interface ProgressBarProps extends RootProps {
  /** Label: what is in progress. */
  label: string;
  /** Visually hides the label; screen readers still read it. @default false */
  labelHidden?: boolean | undefined;
  /** Amount done, from 0 to `max`; null if it is unknown. */
  value: number | null;
  /** Total amount. @default 100 */
  max?: number | undefined;
  /** Formatted progress. @default the percentage, or `unknownText` */
  valueText?: string | undefined;
  /** Text shown while the progress is unknown. @default 'Working…' */
  unknownText?: string | undefined;
  /** Colour of the bar. @default 'accent' */
  tone?: ProgressTone | undefined;
}

/** Progress bar with label and value. */
export function ProgressBar(props: ProgressBarProps): ReactElement {
  const words = useMessages('ProgressBar', english);
  const { percent } = useFigures();
  const { label, labelHidden = false, value, max = 100, tone = 'accent' } = props;
  const { unknownText = words.unknown } = props;
  const share = value === null ? undefined : shareOf(value, 0, max);
  const text = props.valueText ?? (share === undefined ? unknownText : percent(share));
  const whole = share && Math.round(share * 100);
  return (
    <div
      data-kit="ProgressBar"

      role="progressbar"
      aria-label={label}
      aria-valuenow={whole}
      aria-valuetext={text}
      {...rootProps(props, labelHidden ? css.root : css.labelled)}
    >
      {!labelHidden && <span className={gauge.label}>{label}</span>}
      {text}
      <span ref={fillRef(whole)} className={cx(gauge.bars[tone], whole === undefined && css.unknown)} />
    </div>
  );
}
