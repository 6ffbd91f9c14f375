'use client';
import { arc } from 'd3-shape';
import { useId, type ReactElement } from 'react';
import { ChartFrame } from '../../internal/chart/ChartFrame.tsx';
import { AreaSwatch, fill, ink, Patterns } from '../../internal/chart/marks.tsx';
import * as marks from '../../internal/chart/marks.css.ts';
import { english as chart } from '../../internal/chart/messages.ts';
import type { ChartProps } from '../../internal/chart/types.ts';
import { useFigures } from '../../internal/figures.ts';
import { useMessages } from '../../messages/context.ts';
import * as css from './DonutChart.css.ts';
import { english } from './messages.ts';
import { drawnSlices, shareWords, sliceArcs, type DonutSlice, type SliceArc } from './slices.ts';

export type { DonutSlice } from './slices.ts';

export interface DonutChartProps extends ChartProps {
  /** Slices of the chart. */
  slices: readonly DonutSlice[];
  /** Label under the total in the middle. @default 'Total' */
  totalLabel?: string | undefined;
  /** Header of the value column in the table. @default 'Value' */
  valueLabel?: string | undefined;
  /** Header of the share column in the table. @default 'Share' */
  shareLabel?: string | undefined;
  /** Label of the slice that combines the smallest values. @default (count) => `Other (${count})` */
  otherLabel?: ((count: number) => string) | undefined;
}

/** Donut chart with a legend of values and shares. */
export function DonutChart(props: DonutChartProps): ReactElement {
  const { figure, shortFigure, percent } = useFigures();
  const own = useMessages('DonutChart', english);
  const words = { ...useMessages('Chart', chart), ...props.labels };
  const { title, titleHidden = false, slices, formatValue = figure } = props;
  const { otherLabel = (count) => own.other(count, figure) } = props;
  const { totalLabel = own.total, valueLabel = own.value, shareLabel = own.share } = props;
  const id = useId();
  const { drawn, total } = drawnSlices(slices, otherLabel);
  const shareOf = (value: number): string => shareWords(value / total, percent);
  const summary =
    props.summary ??
    own.summary(
      totalLabel,
      formatValue(total),
      drawn.map(({ label, value }) => `${label} ${shareOf(value)}`),
    );
  const ring = arc<SliceArc>().innerRadius(58).outerRadius(88).cornerRadius(3);
  return (
    <ChartFrame
      kind="DonutChart"
      root={props}
      title={title}
      titleHidden={titleHidden}
      words={words}
      isEmpty={drawn.length === 0}
      columns={[
        { id: 'label', label: words.category },
        { id: 'value', label: valueLabel, align: 'end' },
        { id: 'share', label: shareLabel, align: 'end' },
      ]}
      rows={() =>
        slices.map((slice) => ({
          id: slice.id,
          cells: {
            label: slice.label,
            value: Number.isFinite(slice.value) ? formatValue(slice.value) : null,
            share: slice.value > 0 && Number.isFinite(slice.value) ? shareOf(slice.value) : null,
          },
        }))
      }
    >
      <div data-part="body" className={css.body}>
        <div className={css.ring}>
          <svg role="img" aria-label={summary} viewBox="-90 -90 180 180">
            <Patterns id={id} count={drawn.length} />
            {sliceArcs(drawn, total).map((slice, index) => (
              <g key={drawn[index]?.id} className={ink(index)}>
                <path d={ring(slice) ?? undefined} fill={fill(id, index)} />
                <path d={ring(slice) ?? undefined} className={marks.thin} />
              </g>
            ))}
          </svg>
          <p className={css.sum} aria-hidden="true">
            <span className={css.total}>{shortFigure(total)}</span>
            <span className={css.totalLabel}>{totalLabel}</span>
          </p>
        </div>
        <ul className={css.list}>
          {drawn.map(({ id: key, label, value }, index) => (
            <li key={key} className={css.line}>
              <AreaSwatch id={id} series={index} />
              <span>{label}</span>
              <span className={css.value}>{formatValue(value)}</span>
              <span className={css.share}>{shareOf(value)}</span>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
