'use client';
import type { ReactElement } from 'react';
import { useFigures } from '../../internal/figures.ts';
import * as gauge from '../../internal/gauge.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Meter, type MeterTone } from '../Meter/Meter.tsx';
import { english } from './messages.ts';

export interface UsageMeterProps {
  /** What is used, such as 'Checks this month'. */
  label: string;
  /** How much of it was used. */
  used: number;
  /** How much there is; leave it out where there is no limit. */
  limit?: number | undefined;
  /** What is counted, as the word goes with many: 'checks'. */
  unit: string;
  /** From which share of the limit on it says that the limit is near. @default 0.8 */
  nearAt?: number | undefined;
  /** A sentence at the end, such as when it starts again. */
  note?: string | undefined;
}

/** How much of an allowance was used and what is left: in words first, then as a bar and a colour. */
export function UsageMeter(props: UsageMeterProps): ReactElement {
  const words = useMessages('UsageMeter', english);
  const { figure, percent } = useFigures();
  const { label, used, limit, unit, nearAt = 0.8, note } = props;
  const sentence = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
  if (limit === undefined)
    return (
      <div data-kit="UsageMeter" className={gauge.root}>
        <span className={gauge.label}>{label}</span>
        <p>{sentence(words.unlimited(used, unit, figure), note)}</p>
      </div>
    );
  const left = limit - used;
  /** How it stands to the limit: what the colour says, the words for it, and what is left. */
  const standing = (): readonly [tone: MeterTone, before: string, after?: string] => {
    if (left < 0) return ['danger', words.over(-left, figure)];
    if (left === 0) return ['danger', words.reached];
    const after = words.left(left, figure);
    return used >= limit * nearAt ? ['warning', words.near, after] : ['info', '', after];
  };
  const [tone, before, after] = standing();
  return (
    <div data-kit="UsageMeter">
      <Meter
        label={label}
        value={used}
        max={limit}
        valueText={percent(used / limit)}
        tone={tone}
        status={sentence(before, words.used(used, limit, unit, figure), after, note)}
      />
    </div>
  );
}
