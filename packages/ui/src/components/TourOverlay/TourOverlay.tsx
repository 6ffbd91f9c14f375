'use client';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useFigures } from '../../internal/figures.ts';
import * as rows from '../../internal/rows.css.ts';
import * as text from '../../internal/text.css.ts';
import { useAnnouncement } from '../../internal/useAnnouncement.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { english, type TourLabels } from './messages.ts';
import * as css from './TourOverlay.css.ts';
import { useTourDock, useTourKeys } from './useTourDock.ts';

export interface TourOverlayProps extends RootProps {
  /** Channel of the step, such as 'CH 1'. */
  channel: string;
  /** Step title. */
  title: string;
  /** Step description: one or two sentences. */
  description: string;
  /** Current step, from 1. */
  step: number;
  /** Number of steps. */
  total: number;
  /** Whether auto-pilot is on. */
  playing: boolean;
  /** Whether auto-pilot can be toggled; false while the user must act first. @default true */
  canPlay?: boolean | undefined;
  /** Notice about something to do first, such as signing in. */
  notice?: ReactNode;
  /** Goes to the previous step. */
  onPrevious: () => void;
  /** Goes to the next step. */
  onNext: () => void;
  /** Toggles auto-pilot. */
  onTogglePlay: () => void;
  /** Ends the tour; also called on Escape. */
  onStop: () => void;
  /** Translated labels; those left out keep their default. */
  labels?: Partial<TourLabels> | undefined;
}

/** Maximum number of dots; above this only the counter is shown. */
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

/** Non-modal controls of a guided tour, docked at the bottom. Arrow keys move, Space plays, Escape stops. */
export function TourOverlay(props: TourOverlayProps): ReactElement {
  const { channel, title, description, step, total, playing, canPlay = true, notice } = props;
  const { onPrevious, onNext, onTogglePlay, onStop } = props;
  const words = { ...useMessages('TourOverlay', english), ...props.labels };
  const { figure } = useFigures();
  const id = useId();
  const root = useOwnRef<HTMLDivElement>(props);
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

  useAnnouncement(step, `${counter}: ${title}. ${description}`);

  const arrow = <Icon name="arrow-right" />;
  return (
    <div
      data-kit="TourOverlay"
      role="dialog"
      aria-labelledby={`${id}-counter ${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      {...rootProps(props, css.dock)}
      ref={root}
    >
      <div data-part="panel" className={css.panel}>
        <div data-part="head" className={css.head}>
          <span className={css.channel}>{channel}</span>
          <h2 id={`${id}-title`} className={cx(text.title, css.title)}>
            {title}
          </h2>
          <span className={css.stop}>
            <Button variant="ghost" size="sm" icon="stop" onClick={onStop}>
              {words.stop}
            </Button>
          </span>
        </div>
        <p id={`${id}-text`} data-part="text" className={css.text}>
          {description}
        </p>
        {notice !== undefined && <div className={css.notice}>{notice}</div>}
        <div data-part="foot" className={css.foot}>
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
