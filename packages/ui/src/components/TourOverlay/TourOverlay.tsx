'use client';
import { useId, useRef, type ReactElement, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import * as rows from '../../internal/rows.css.ts';
import * as text from '../../internal/text.css.ts';
import { useSpoken } from '../../internal/useSpoken.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { english, type TourLabels } from './messages.ts';
import * as css from './TourOverlay.css.ts';
import { useTourDock, useTourKeys } from './useTourDock.ts';

export interface TourOverlayProps {
  /** The channel of the step, such as 'CH 1'. */
  channel: string;
  /** What the step shows. */
  title: string;
  /** A sentence or two about it. */
  description: string;
  /** Which step this is, from one. */
  step: number;
  /** How many steps there are. */
  total: number;
  /** The tour moves on by itself. */
  playing: boolean;
  /** Auto-pilot can be switched on or off now; not so while something has to be done first. @default true */
  canPlay?: boolean | undefined;
  /** Something that has to be done first, such as signing in. */
  notice?: ReactNode;
  /** Goes one step back. */
  onPrevious: () => void;
  /** Goes one step on. */
  onNext: () => void;
  /** Switches auto-pilot on or off. */
  onTogglePlay: () => void;
  /** Ends the tour; also called for Escape. */
  onStop: () => void;
  /** Fixed words in another language. */
  labels?: Partial<TourLabels> | undefined;
}

/** More dots than this say less than the counter beside them. */
const mostDots = 12;

function Dots({ step, total }: { step: number; total: number }): ReactElement {
  return (
    <span className={css.dots} aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        <span key={index} className={cx(css.dot, index < step && css.seen, index === step - 1 && css.now)} />
      ))}
    </span>
  );
}

/** The control of a guided tour, docked at the bottom; the page stays usable. Arrow keys move, Space plays, Escape stops. */
export function TourOverlay(props: TourOverlayProps): ReactElement {
  const { channel, title, description, step, total, playing, canPlay = true, notice } = props;
  const { onPrevious, onNext, onTogglePlay, onStop } = props;
  const words = { ...useMessages('TourOverlay', english), ...props.labels };
  const { figure } = useFigures();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const counter = words.counter(step, total, figure);
  const canGoBack = step > 1;
  const canGoOn = step < total;
  useTourDock(root);
  useTourKeys(root, {
    onNext: canGoOn ? onNext : undefined,
    onPrevious: canGoBack ? onPrevious : undefined,
    onTogglePlay: canPlay ? onTogglePlay : undefined,
    onStop,
  });

  useSpoken(step, `${counter}: ${title}. ${description}`);

  const arrow = <Icon name="arrow-right" />;
  return (
    <div
      ref={root}
      data-kit="TourOverlay"
      role="dialog"
      aria-labelledby={`${id}-counter ${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      className={css.dock}
    >
      <div className={css.panel}>
        <div className={css.head}>
          <span className={css.channel}>{channel}</span>
          <h2 id={`${id}-title`} className={text.title}>
            {title}
          </h2>
          <span className={css.stop}>
            <Button variant="ghost" size="sm" icon="stop" onClick={onStop}>
              {words.stop}
            </Button>
          </span>
        </div>
        <p id={`${id}-text`} className={css.text}>
          {description}
        </p>
        {notice !== undefined && <div className={css.notice}>{notice}</div>}
        <div className={css.foot}>
          <span className={rows.line}>
            {total <= mostDots && <Dots step={step} total={total} />}
            <span id={`${id}-counter`} className={text.note}>
              {counter}
            </span>
          </span>
          <div className={rows.line}>
            <Button
              className={rows.thumb}
              icon={<span className={css.back}>{arrow}</span>}
              aria-disabled={!canGoBack || undefined}
              onClick={onPrevious}
            >
              {words.previous}
            </Button>
            <Button
              className={rows.thumb}
              icon={playing ? 'pause' : 'play'}
              aria-disabled={!canPlay || undefined}
              onClick={onTogglePlay}
            >
              {playing ? words.pause : words.play}
            </Button>
            <Button
              className={rows.thumb}
              variant="primary"
              aria-disabled={!canGoOn || undefined}
              onClick={onNext}
            >
              {words.next}
              {arrow}
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
