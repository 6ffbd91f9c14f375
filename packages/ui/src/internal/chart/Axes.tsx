import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import * as css from './chart.css.ts';
import { axisLabel, shownLabels, textWidth, type Geometry } from './scales.ts';

interface AxesProps {
  box: Geometry;
  categories: readonly string[];
  xOf: (index: number) => number;
  formatTick: (value: number) => string;
}

/** Grid lines and values at the side, and as many labels under the plot as fit. */
export function Axes({ box, categories, xOf, formatTick }: AxesProps): ReactElement {
  const edge = box.right + 12;
  const labels = shownLabels(categories, box.right - box.left).map((index) => {
    const text = axisLabel(categories[index] ?? '');
    const [x, half] = [xOf(index), textWidth(text) / 2];
    // Labels at the edges align inwards so that they are not clipped.
    if (x + half > edge) return { index, text, x: edge, anchor: 'end' as const };
    if (x - half < 0) return { index, text, x: 0, anchor: 'start' as const };
    return { index, text, x, anchor: 'middle' as const };
  });
  return (
    <g>
      {box.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={box.left}
            x2={box.right}
            y1={box.y(tick)}
            y2={box.y(tick)}
            className={cx(css.grid, tick === 0 && css.zero)}
          />
          <text x={box.left - 10} y={box.y(tick)} dy=".35em" textAnchor="end" className={css.tick}>
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {labels.map(({ index, text, x, anchor }) => (
        <text key={index} x={x} y={box.bottom + 20} textAnchor={anchor} className={css.tick}>
          {text}
        </text>
      ))}
    </g>
  );
}
