'use client';
import { useId, type ReactElement } from 'react';
import { Axes } from '../../internal/chart/Axes.tsx';
import * as css from '../../internal/chart/chart.css.ts';
import { ChartFrame } from '../../internal/chart/ChartFrame.tsx';
import { ChartPlot } from '../../internal/chart/ChartPlot.tsx';
import { describe } from '../../internal/chart/describe.ts';
import * as marks from '../../internal/chart/marks.css.ts';
import { english } from '../../internal/chart/messages.ts';
import { AreaSwatch, fill, ink, Patterns } from '../../internal/chart/marks.tsx';
import { pointOf } from '../../internal/chart/points.ts';
import { bands, type Bands } from '../../internal/chart/places.ts';
import { geometry, textWidth, type Geometry } from '../../internal/chart/scales.ts';
import { seriesColumns, seriesRows } from '../../internal/chart/seriesTable.ts';
import { hasValues, isValue, type ChartSeries, type SeriesChartProps } from '../../internal/chart/types.ts';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import { useMessages } from '../../messages/context.ts';

export type BarChartProps = SeriesChartProps;

const widestBar = 44;

/** Existing values with their index on the axis. */
const bars = ({ values }: ChartSeries, count: number) =>
  values.slice(0, count).flatMap((value, index) => (isValue(value) ? [{ index, value }] : []));

/** Path of a bar from zero, rounded at its far end; small non-zero values stay visible. */
function barPath(x: number, width: number, zero: number, end: number): string {
  const tall = end === zero ? 0 : Math.max(Math.abs(end - zero), 1.5);
  const up = end <= zero ? -1 : 1;
  const round = Math.min(4, width / 2, tall);
  return (
    `M${x} ${zero}v${up * (tall - round)}q0 ${up * round} ${round} ${up * round}` +
    `h${width - 2 * round}q${round} 0 ${round} ${-up * round}v${-up * (tall - round)}Z`
  );
}

/** Bar chart; each series has its own colour and pattern. */
export function BarChart(props: BarChartProps): ReactElement {
  const { title, titleHidden = false, categories, series, summary } = props;
  const { figure, shortFigure } = useFigures();
  const words = { ...useMessages('Chart', english), ...props.labels };
  const { formatValue = figure, formatTick = shortFigure } = props;
  const id = useId();
  const alone = series.length === 1;
  const keys = series.map((row, index) => ({
    id: row.id,
    label: row.label,
    swatch: <AreaSwatch id={id} series={index} />,
  }));
  const boxOf = (width: number): Geometry => geometry(width, series, formatTick);
  const bandsOf = (box: Geometry): Bands => bands(categories.length, box.left, box.right, 0.24);
  const middleOf = (index: number, width: number): number => {
    const band = bandsOf(boxOf(width));
    return band.at(index) + band.width / 2;
  };
  return (
    <ChartFrame
      kind="BarChart"
      root={props}
      title={title}
      titleHidden={titleHidden}
      words={words}
      isEmpty={!hasValues(props)}
      legend={keys}
      columns={seriesColumns(props, words)}
      rows={() => seriesRows(props, formatValue)}
    >
      <ChartPlot
        summary={summary ?? describe(words.bars, props, words, formatValue, figure)}
        count={categories.length}
        title={title}
        words={words}
        pointAt={(index) => pointOf(props, index, keys, words, formatValue)}
        xOf={middleOf}
        indexAt={(x, width) => {
          const box = boxOf(width);
          return Math.floor(((x - box.left) / (box.right - box.left)) * categories.length);
        }}
      >
        {(width, active) => {
          const box = boxOf(width);
          const band = bandsOf(box);
          const room = Math.min(band.width / series.length, widestBar);
          const bar = Math.max(room - (room > 6 ? 2 : 0), 0.5);
          const start = (index: number, row: number): number =>
            band.at(index) + (band.width - room * series.length) / 2 + row * room;
          const widest = Math.max(
            ...(series[0]?.values ?? []).map((value) => (isValue(value) ? textWidth(formatTick(value)) : 0)),
          );
          const written = alone && widest < band.step - 4;
          return (
            <>
              <Patterns id={id} count={series.length} />
              {active !== undefined && (
                <rect
                  x={band.at(active) - (band.step - band.width) / 2}
                  width={band.step}
                  y={box.top}
                  height={box.bottom - box.top}
                  rx="4"
                  className={marks.wash}
                />
              )}
              <Axes
                box={box}
                categories={categories}
                xOf={(index) => middleOf(index, width)}
                formatTick={formatTick}
              />
              {series.map((row, place) => {
                const known = bars(row, categories.length);
                const path = known
                  .map(({ index, value }) => barPath(start(index, place), bar, box.y(0), box.y(value)))
                  .join('');
                return (
                  <g key={row.id}>
                    <path d={path} fill={fill(id, place)} />
                    {place > 0 && bar > 4 && <path d={path} className={cx(marks.thin, ink(place))} />}
                    {written &&
                      known.map(({ index, value }) => (
                        <text
                          key={index}
                          x={middleOf(index, width)}
                          y={box.y(value) + (value < 0 ? 15 : -6)}
                          textAnchor="middle"
                          className={css.tick}
                        >
                          {formatTick(value)}
                        </text>
                      ))}
                  </g>
                );
              })}
            </>
          );
        }}
      </ChartPlot>
    </ChartFrame>
  );
}
