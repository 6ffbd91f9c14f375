'use client';
import { area, line } from 'd3-shape';
import type { ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as marks from '../../internal/chart/marks.css.ts';
import { ink } from '../../internal/chart/marks.tsx';
import { linear } from '../../internal/chart/places.ts';
import { isValue } from '../../internal/chart/types.ts';
import { useFigures } from '../../internal/figures.ts';
import { useMessages } from '../../messages/context.ts';
import { english } from './messages.ts';
import * as css from './Sparkline.css.ts';

export interface SparklineProps extends RootProps<SVGSVGElement> {
  /** Label: what the line shows. */
  label: string;
  /** Values in order; null, NaN and infinite values are gaps. */
  values: readonly (number | null)[];
  /** Text alternative of the line. @default first, last, lowest and highest value */
  summary?: string | undefined;
  /** Formats a value. @default 1204.5 as '1,204.5' */
  formatValue?: ((value: number) => string) | undefined;
  /** Text shown when there are no values. @default 'no data yet' */
  emptyText?: string | undefined;
}

const [wide, tall] = [100, 32];

function describe(
  values: readonly number[],
  format: (value: number) => string,
  range: typeof english.range,
): string {
  const [first, last] = [values[0] ?? 0, values.at(-1) ?? 0];
  if (values.length === 1) return format(first);
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [first, first],
  );
  return range(format(first), format(last), format(least), format(most));
}

/** Word-sized line chart that shows the trend beside a number. */
export function Sparkline(props: SparklineProps): ReactElement {
  const { figure } = useFigures();
  const fixed = useMessages('Sparkline', english);
  const { label, values, formatValue = figure, emptyText = fixed.empty } = props;
  const known = values.filter(isValue);
  const words = known.length === 0 ? emptyText : (props.summary ?? describe(known, formatValue, fixed.range));
  const [least, most] = known.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  );
  // Centres a line of equal values.
  const y = linear(least < most ? [least, most] : [least - 1, least + 1], [tall - 4, 4]);
  const x = linear([0, Math.max(values.length - 1, 1)], [3, wide - 3]);
  const path = line<number | null>()
    .defined(isValue)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0));
  const ground = area<number | null>()
    .defined(isValue)
    .x((_, index) => x(index))
    .y0(tall)
    .y1((value) => y(value ?? 0));
  const last = values.findLastIndex(isValue);
  return (
    <svg
      data-kit="Sparkline"
      role="img"
      aria-label={`${label}: ${words}`}
      viewBox={`0 0 ${wide} ${tall}`}
      preserveAspectRatio="none"
      {...rootProps(props, css.root, ink(0))}
    >
      {known.length === 0 ? (
        <path d={`M3 ${tall / 2}H${wide - 3}`} className={css.none} />
      ) : (
        <>
          <path d={ground(values) ?? undefined} className={marks.wash} />
          <path d={path(values) ?? undefined} className={css.line} />
          <path d={`M${x(last)} ${y(values[last] ?? 0)}h.01`} className={css.end} />
        </>
      )}
    </svg>
  );
}
