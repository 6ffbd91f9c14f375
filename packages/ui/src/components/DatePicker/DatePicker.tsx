'use client';
import type { ReactElement } from 'react';
import { getLocalTimeZone, today } from '@internationalized/date';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { DateLocale, useDateLocale } from '../../internal/dates/DateLocale.tsx';
import { createCalendar } from '../../internal/dates/isoDate.ts';
import { problemOf } from '../../internal/dates/limits.ts';
import { english as dateWords } from '../../internal/dates/messages.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { DateControl, type DateChoice, type DateControlProps } from '../DateField/DateControl.tsx';
import * as css from './Calendar.css.ts';
import { CalendarPanel, useCalendarPanel } from './CalendarPanel.tsx';
import { english } from './messages.ts';
import { MonthView } from './MonthView.tsx';

export interface DatePickerProps extends DateControlProps {}

interface ChoiceProps extends DateChoice {
  label: string;
  close: () => void;
}

/** Calendar of one date; choosing closes it. */
function Calendar({ date, choose, clear, limits, label, close }: ChoiceProps): ReactElement {
  const words = useMessages('DatePicker', english);
  const locale = useDateLocale();
  const state = useCalendarState({
    ...limits,
    locale,
    createCalendar,
    value: date,
    onChange: (next) => {
      choose(next);
      close();
    },
    autoFocus: true,
  });
  const calendar = useCalendar({ 'aria-label': label }, state);
  const now = today(getLocalTimeZone());
  return (
    <MonthView state={state} calendar={calendar}>
      <div className={css.foot}>
        <Button
          size="sm"
          variant="ghost"
          disabled={problemOf(now, limits, dateWords, locale) !== ''}
          onClick={() => state.setValue(now)}
        >
          {words.today}
        </Button>
        {clear !== undefined && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              clear();
              close();
            }}
          >
            {words.clear}
          </Button>
        )}
      </div>
    </MonthView>
  );
}

function Picker(props: DatePickerProps): ReactElement {
  const panel = useCalendarPanel(props);
  const { label } = props;
  return (
    <DateControl
      kit="DatePicker"
      field={props}
      className={css.withButton}
      opener={panel}
      renderPanel={(choice) => (
        <CalendarPanel panel={panel} label={label}>
          <Calendar {...choice} label={label} close={() => panel.setOpen(false)} />
        </CalendarPanel>
      )}
    />
  );
}

/** Date that people type or choose from a calendar; its value is ISO text. */
export function DatePicker(props: DatePickerProps): ReactElement {
  return (
    <DateLocale>
      <Picker {...props} />
    </DateLocale>
  );
}
