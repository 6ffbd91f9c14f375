'use client';
import { area, curveMonotoneX, line } from 'd3-shape';
import type { ReactElement } from 'react';
import { Axes } from '../../internal/chart/Axes.tsx';
import * as css from '../../internal/chart/chart.css.ts';
import { ChartFrame } from '../../internal/chart/ChartFrame.tsx';
import { ChartPlot } from '../../internal/chart/ChartPlot.tsx';
import { describe } from '../../internal/chart/describe.ts';
import * as marks from '../../internal/chart/marks.css.ts';
import { english } from '../../internal/chart/messages.ts';
import { ink, LineSwatch, Point, stroke } from '../../internal/chart/marks.tsx';
import { pointOf } from '../../internal/chart/points.ts';
import { pointPlaces } from '../../internal/chart/places.ts';
import { geometry, type Geometry } from '../../internal/chart/scales.ts';
import { seriesColumns, seriesRows } from '../../internal/chart/seriesTable.ts';
import { hasValues, isValue, type ChartSeries, type SeriesChartProps } from '../../internal/chart/types.ts';
import { useFigures } from '../../internal/figures.ts';
import { useMessages } from '../../messages/context.ts';

export type LineChartProps = SeriesChartProps;

/** Above this number of points, only isolated points get a marker. */
const mostPoints = 31;

interface LineProps {
  row: ChartSeries;
  index: number;
  box: Geometry;
  xs: readonly number[];
  alone: boolean;
  active: number | undefined;
}

/** Line and points of one series, with gaps left open. */
function Line({ row, index, box, xs, alone, active }: LineProps): ReactElement {
  const values = xs.map((x, place) => ({ x, value: row.values[place] ?? null, place }));
  const known = values.filter(({ value }) => isValue(value));
  const y = ({ value }: { value: number | null }): number => box.y(value ?? 0);
  const path = line<(typeof values)[number]>()
    .defined(({ value }) => isValue(value))
    .x(({ x }) => x)
    .y(y)
    .curve(curveMonotoneX);
  const ground = area<(typeof values)[number]>()
    .defined(({ value }) => isValue(value))
    .x(({ x }) => x)
    .y0(box.y(0))
    .y1(y)
    .curve(curveMonotoneX);
  const isLonely = (place: number): boolean =>
    !isValue(values[place - 1]?.value) && !isValue(values[place + 1]?.value);
  const points = known.filter(({ place }) => xs.length <= mostPoints || place === active || isLonely(place));
  return (
    <g className={ink(index)}>
      {alone && <path d={ground(values) ?? undefined} className={marks.wash} />}
      <path d={path(values) ?? undefined} className={stroke(index)} />
      {points.map((point) => (
        <Point key={point.place} series={index} x={point.x} y={y(point)} />
      ))}
    </g>
  );
}

/** Line chart; each series has its own colour, dash pattern and point shape. */
export function LineChart(props: LineChartProps): ReactElement {
  const { title, titleHidden = false, categories, series, summary } = props;
  const { figure, shortFigure } = useFigures();
  const words = { ...useMessages('Chart', english), ...props.labels };
  const { formatValue = figure, formatTick = shortFigure } = props;
  const keys = series.map(({ id, label }, index) => ({ id, label, swatch: <LineSwatch series={index} /> }));
  const places = (box: Geometry) => pointPlaces(categories.length, box.left + 8, box.right - 8);
  const boxOf = (width: number): Geometry => geometry(width, series, formatTick);
  return (
    <ChartFrame
      kind="LineChart"
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
        summary={summary ?? describe(words.lines, props, words, formatValue, figure)}
        count={categories.length}
        title={title}
        words={words}
        pointAt={(index) => pointOf(props, index, keys, words, formatValue)}
        xOf={(index, width) => places(boxOf(width))(index)}
        indexAt={(x, width) => {
          const box = boxOf(width);
          const room = box.right - box.left - 16;
          return Math.round(((x - box.left - 8) / room) * (categories.length - 1));
        }}
      >
        {(width, active) => {
          const box = boxOf(width);
          const placeOf = places(box);
          const xs = categories.map((_, index) => placeOf(index));
          const cursor = active === undefined ? undefined : xs[active];
          return (
            <>
              <Axes
                box={box}
                categories={categories}
                xOf={(index) => xs[index] ?? 0}
                formatTick={formatTick}
              />
              {cursor !== undefined && (
                <line x1={cursor} x2={cursor} y1={box.top} y2={box.bottom} className={css.line} />
              )}
              {series.map((row, index) => (
                <Line
                  key={row.id}
                  row={row}
                  index={index}
                  box={box}
                  xs={xs}
                  alone={series.length === 1}
                  active={active}
                />
              ))}
            </>
          );
        }}
      </ChartPlot>
    </ChartFrame>
  );
}
