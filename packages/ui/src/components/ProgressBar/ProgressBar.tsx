'use client';
import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { filled } from '../../internal/filled.ts';
import * as gauge from '../../internal/gauge.css.ts';
import { shareOf } from '../../internal/shareOf.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './ProgressBar.css.ts';

/** What a bar says by its colour; the words beside it say it first. */
export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** Keep the label for screen readers only. */
  labelHidden?: boolean | undefined;
  /** How much is done; null while nobody can know. */
  value: number | null;
  /** How much there is to do. @default 100 */
  max?: number | undefined;
  /** How much is done, in words. @default the percentage, or `unknownText` */
  valueText?: string | undefined;
  /** Words while nobody can know how much is done. @default 'Working…' */
  unknownText?: string | undefined;
  /** What the bar says by its colour. @default 'accent' */
  tone?: ProgressTone | undefined;
}

/** How far something has come, in words and as a bar. */
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
      className={labelHidden ? css.root : css.labelled}
      role="progressbar"
      aria-label={label}
      aria-valuenow={whole}
      aria-valuetext={text}
    >
      {!labelHidden && <span className={gauge.label}>{label}</span>}
      {text}
      <span ref={filled(whole)} className={cx(gauge.bars[tone], whole === undefined && css.unknown)} />
    </div>
  );
}
