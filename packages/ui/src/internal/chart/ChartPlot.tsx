'use client';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { visuallyHidden } from '../hidden.css.ts';
import * as css from './chart.css.ts';
import type { ChartLabels } from './messages.ts';
import { pointText, type ChartPoint } from './points.ts';
import { plotHeight, shorten } from './scales.ts';

/** Width of the box in whole pixels; 0 before it is measured. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return undefined;
    const measure = (): void => setWidth(Math.floor(box.getBoundingClientRect().width));
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

interface ChartPlotProps {
  /** Text alternative of the chart. */
  summary: string;
  /** Number of points on the axis. */
  count: number;
  /** Chart title. */
  title: string;
  words: ChartLabels;
  /** Returns the values at a point. */
  pointAt: (index: number) => ChartPoint;
  /** Returns the x position of a point in px from the left. */
  xOf: (index: number, width: number) => number;
  /** Returns the index of the point under the pointer. */
  indexAt: (x: number, width: number) => number;
  /** Renders the chart. */
  children: (width: number, active: number | undefined) => ReactNode;
}

/** Maximum number of series in the tooltip; the table lists all. */
const mostLines = 8;

function Tip({ point }: { point: ChartPoint }): ReactElement {
  return (
    <>
      <b>{shorten(point.title, 60)}</b>
      {point.lines.slice(0, mostLines).map(({ id, label, swatch, value }) => (
        <span key={id} className={css.tipLine}>
          {swatch}
          <span>{shorten(label, 40)}</span>
          <span className={css.tipValue}>{value}</span>
        </span>
      ))}
    </>
  );
}

/** Plot with pointer tooltip, and a native slider that moves between points by keyboard. */
export function ChartPlot(props: ChartPlotProps): ReactElement {
  const { summary, count, title, words, pointAt, xOf, indexAt, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [active, setActive] = useState<number>();
  const [point, setPoint] = useState(count - 1);
  const within = (index: number): number => Math.min(Math.max(index, 0), count - 1);
  const current = within(point);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const onPointerMove = (event: PointerEvent): void => {
      const { left } = element.getBoundingClientRect();
      setActive(within(indexAt(event.clientX - left, width)));
    };
    const onPointerLeave = (): void => setActive(undefined);
    element.addEventListener('pointermove', onPointerMove);
    element.addEventListener('pointerdown', onPointerMove);
    element.addEventListener('pointerleave', onPointerLeave);
    return () => {
      element.removeEventListener('pointermove', onPointerMove);
      element.removeEventListener('pointerdown', onPointerMove);
      element.removeEventListener('pointerleave', onPointerLeave);
    };
  });

  const shown = active === undefined ? undefined : within(active);
  const x = shown === undefined ? 0 : xOf(shown, width);
  return (
    <div ref={box} className={css.plot}>
      {width > 0 && (
        <svg role="img" aria-label={summary} viewBox={`0 0 ${width} ${plotHeight}`} className={css.drawing}>
          {children(width, shown)}
        </svg>
      )}
      {count > 1 && (
        <input
          type="range"
          className={visuallyHidden}
          aria-label={words.points(title)}
          aria-valuetext={pointText(pointAt(current), words)}
          min={0}
          max={count - 1}
          value={current}
          onChange={(event) => {
            setPoint(event.currentTarget.valueAsNumber);
            setActive(event.currentTarget.valueAsNumber);
          }}
          onFocus={() => setActive(current)}
          onBlur={() => setActive(undefined)}
        />
      )}
      {shown !== undefined && width > 0 && (
        <div
          aria-hidden="true"
          className={css.tip}
          // The tooltip follows the pointer, on the side with more room.
          style={x > width / 2 ? { right: width - x } : { left: x }}
        >
          <Tip point={pointAt(shown)} />
        </div>
      )}
    </div>
  );
}
