'use client';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { useFigures } from '../../internal/figures.ts';
import * as gauge from '../../internal/gauge.css.ts';
import { useMessages } from '../../messages/context.ts';
import { Meter, type MeterTone } from '../Meter/Meter.tsx';
import { english } from './messages.ts';

export interface UsageMeterProps extends RootProps {
  /** Label: what is used, such as 'Checks this month'. */
  label: string;
  /** Amount used. */
  used: number;
  /** Limit; omit it for unlimited use. */
  limit?: number | undefined;
  /** Unit in the plural, such as 'checks'. */
  unit: string;
  /** Share of the limit, from 0 to 1, above which it warns. @default 0.8 */
  nearAt?: number | undefined;
  /** Note at the end, such as when the allowance resets. */
  note?: string | undefined;
}

/** Usage of an allowance and what is left, as text and a coloured bar. */
export function UsageMeter(props: UsageMeterProps): ReactElement {
  const words = useMessages('UsageMeter', english);
  const { figure, percent } = useFigures();
  const { label, used, limit, unit, nearAt = 0.8, note } = props;
  const sentence = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');
  if (limit === undefined)
    return (
      <div data-kit="UsageMeter" {...rootProps(props, gauge.root)}>
        <span className={gauge.label}>{label}</span>
        <p>{sentence(words.unlimited(used, unit, figure), note)}</p>
      </div>
    );
  const left = limit - used;
  /** Returns the tone, the status text and the text of what is left. */
  const standing = (): readonly [tone: MeterTone, before: string, after?: string] => {
    if (left < 0) return ['danger', words.over(-left, figure)];
    if (left === 0) return ['danger', words.reached];
    const after = words.left(left, figure);
    return used >= limit * nearAt ? ['warning', words.near, after] : ['info', '', after];
  };
  const [tone, before, after] = standing();
  return (
    <div data-kit="UsageMeter" {...rootProps(props)}>
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
