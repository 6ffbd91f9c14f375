import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape';
import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import * as css from './marks.css.ts';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar].map(
  (shape) => symbol(shape, 44)() ?? '',
);
const at = <Item,>(list: readonly Item[], index: number): Item | undefined => list[index % list.length];
// Beyond six series, colours repeat with a different dash, shape or pattern.
const second = (index: number): number => index + Math.floor(index / css.inks.length);

/** Colour class of a series. */
export const ink = (index: number): string | undefined => at(css.inks, index);

/** Line class of a series. */
export const stroke = (index: number): string | undefined => at(css.strokes, second(index));

/** Point marker of a series at a position. */
export function Point({ series, x, y }: { series: number; x: number; y: number }): ReactElement {
  return <path d={at(shapes, second(series))} transform={`translate(${x} ${y})`} className={css.filled} />;
}

const textures = [
  '',
  'M-2 2l4-4M0 8l8-8M6 10l4-4',
  'M2 2h.01M6 6h.01',
  'M0 2h8M0 6h8',
  'M0 0l8 8M8 0l-8 8',
  'M2 0v8M6 0v8',
];

/** SVG patterns that the fills refer to. */
export function Patterns({ id, count }: { id: string; count: number }): ReactElement {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => (
        <pattern
          key={index}
          id={`${id}-${index}`}
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          className={ink(index)}
        >
          {at(textures, second(index)) === '' ? (
            <rect width="8" height="8" className={css.solid} />
          ) : (
            <>
              <rect width="8" height="8" className={css.tint} />
              <path d={at(textures, second(index))} className={css.thin} strokeLinecap="round" />
            </>
          )}
        </pattern>
      ))}
    </defs>
  );
}

/** Fill of a series; refers to the patterns rendered once under the same id. */
export const fill = (id: string, index: number): string => `url(#${id}-${index})`;

/** Legend swatch: a line with its point. */
export function LineSwatch({ series }: { series: number }): ReactElement {
  return (
    <svg viewBox="0 0 26 12" aria-hidden="true" className={cx(css.swatch, ink(series))}>
      <path d="M1 6h24" className={stroke(series)} />
      <Point series={series} x={13} y={6} />
    </svg>
  );
}

/** Legend swatch: a filled square. */
export function AreaSwatch({ id, series }: { id: string; series: number }): ReactElement {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={cx(css.swatch, ink(series))}>
      <rect width="12" height="12" rx="2" fill={fill(id, series)} />
      <rect x=".75" y=".75" width="10.5" height="10.5" rx="1.5" className={css.thin} />
    </svg>
  );
}
