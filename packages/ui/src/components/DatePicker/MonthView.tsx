'use client';
import { useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { isSameDay, isToday, type CalendarDate } from '@internationalized/date';
import { useButton, type AriaButtonProps } from 'react-aria/useButton';
import { useCalendarCell, useCalendarGrid, type CalendarAria } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { cx } from '../../internal/cx.ts';
import { useMessages } from '../../messages/context.ts';
import { buttonClass } from '../Button/buttonClass.ts';
import * as button from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Calendar.css.ts';
import { english } from './messages.ts';

type State = CalendarState | RangeCalendarState;

interface TurnProps {
  pressed: AriaButtonProps;
  label: string;
  className: string;
}

/** Button that shows another month. */
function Turn({ pressed, label, className }: TurnProps): ReactElement {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...pressed, 'aria-label': label }, ref);
  return (
    <button
      {...buttonProps}
      ref={ref}
      className={buttonClass(
        'ghost',
        'sm',
        button.row,
        button.square,
        pressed.isDisabled === true && css.atEnd,
      )}
    >
      <Icon name="chevron-down" className={className} />
    </button>
  );
}

interface DayProps {
  date: CalendarDate;
  state: State;
}

function Day({ date, state }: DayProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, formattedDate, ...day } = useCalendarCell({ date }, state, ref);
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isStart = range !== null && isSameDay(date, range.start);
  const isEnd = range !== null && isSameDay(date, range.end);
  // The band also ends with its week and its month.
  const isFirst = date.day === 1;
  const isLast = date.day === date.calendar.getDaysInMonth(date);
  const isFilled = day.isSelected && (range === null || isStart || isEnd);
  return (
    <td
      {...cellProps}
      className={cx(css.cell, range !== null && day.isSelected && css.inRange)}
      data-start={isStart || isFirst || undefined}
      data-end={isEnd || isLast || undefined}
    >
      <div
        {...buttonProps}
        ref={ref}
        data-part="day"
        data-selected={isFilled || undefined}
        data-today={isToday(date, state.timeZone) || undefined}
        data-unavailable={day.isUnavailable || undefined}
        className={css.date}
      >
        {formattedDate}
      </div>
    </td>
  );
}

interface MonthViewProps {
  state: State;
  /** Props of the calendar from its hook. */
  calendar: CalendarAria;
  /** Ref to the root element, for a hook that needs it. */
  root?: RefObject<HTMLDivElement | null> | undefined;
  /** Buttons under the days. */
  children: ReactNode;
}

/** One month of days to choose from. */
export function MonthView({ state, calendar, root, children }: MonthViewProps): ReactElement {
  const words = useMessages('DatePicker', english);
  const { calendarProps, prevButtonProps, nextButtonProps, title } = calendar;
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({}, state);
  const { month } = state.visibleRange.start;
  return (
    <div {...calendarProps} ref={root} className={css.root}>
      <div className={css.head}>
        <span aria-hidden data-part="title" className={css.title}>
          {title}
        </span>
        <Turn pressed={prevButtonProps} label={words.previous} className={css.backward} />
        <Turn pressed={nextButtonProps} label={words.next} className={css.forward} />
      </div>
      <div className={css.month}>
        <table {...gridProps} className={css.grid}>
          <thead {...headerProps}>
            <tr>
              {[...weekDays.entries()].map(([column, name]) => (
                <th key={column} className={css.weekday}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: weeksInMonth }, (_, week) => (
              <tr key={week}>
                {[...state.getDatesInWeek(week).entries()].map(([column, date]) =>
                  date?.month === month ? (
                    <Day key={column} date={date} state={state} />
                  ) : (
                    <td key={column} aria-hidden className={css.cell} />
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </div>
  );
}
