import type { DatePickerProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DatePickerProps> = {
  group: 'Inputs',
  status: 'preview',
  summary: 'A date that people type, or choose from a calendar.',
  when: 'For a date that people choose: a launch, a deadline, a booking. The weekday and the days around it matter.',
  whenNot:
    'For a date that people know by heart, such as a date of birth, which is years away in a calendar, or for a period.',
  alternatives: ['DateField', 'DateRangePicker', 'Select'],
  usage: [
    'It is a DateField with a calendar, so everything about segments, ISO values and limits applies. Typing stays the faster way for people who know the date; the calendar is for those who look for one.',
    'Days outside the limits and days that are not available cannot be chosen. Use the limits for what is never possible and isDateUnavailable for single days, which are struck through. Say in the description why days are missing.',
    'The calendar opens on the chosen date, or on today. Choosing a day closes it and returns focus to where it was. Today is marked with a dot, and a button chooses it if the limits allow it. Clear appears only if the date is optional.',
    'The first day of the week comes from the locale: Sunday in American English, Monday in British English, Saturday in Egyptian Arabic.',
  ],
  anatomy: [
    { part: 'Label', does: 'Which date it is.' },
    { part: 'Segments', does: 'Day, month and year in the order of the language.' },
    { part: 'Calendar button', does: 'Opens the calendar.' },
    { part: 'Calendar', does: 'One month, with buttons for the month before and after.' },
    { part: 'Today and Clear', does: 'Choose the current date, or empty the field.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    '36 px high, 44 px on touch screens. The calendar is 280 px wide, 344 px on touch screens, where each day is 44 px high, and always fits in the window. Its height is the same in every month.',
  keyboard: [
    { keys: 'Digits, Tab', does: 'Fill in the segments, then reach the button', story: 'SegmentsAreTyped' },
    { keys: 'Alt+Down', does: 'Opens the calendar from a segment', story: 'AltArrowOpens' },
    { keys: 'Arrow keys', does: 'Move by a day or a week', story: 'ArrowsMoveByDayAndWeek' },
    { keys: 'PageUp and PageDown', does: 'Move by a month', story: 'PageKeysTurnMonthsAndYears' },
    {
      keys: 'Shift+PageUp and Shift+PageDown',
      does: 'Move by a year',
      story: 'PageKeysTurnMonthsAndYears',
    },
    {
      keys: 'Home and End',
      does: 'Move to the first or last day of the month',
      story: 'PageKeysTurnMonthsAndYears',
    },
    { keys: 'Enter or Space', does: 'Chooses the day and closes', story: 'ArrowsMoveByDayAndWeek' },
    { keys: 'Escape', does: 'Closes and keeps the date', story: 'AltArrowOpens' },
  ],
  announces: [
    'The label and the whole date in words on the first segment. In the calendar the weekday and date of each day, whether it is today, selected, or the first or last possible one; the month when it changes.',
  ],
  content: [
    'Name the event in the label: “Launch date”, not “Date”.',
    'Give limits in the description: “At least two days from now.”',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Delivery',
          value: '2026-12-01',
          minValue: '2026-11-26',
          description: 'At least two days from now.',
          onChange: nothing,
        },
        because: 'People know why the first days cannot be chosen.',
      },
      bad: {
        props: { label: 'Date of birth', value: '1987-04-12', onChange: nothing },
        because: 'Nobody should turn back hundreds of months. Use a DateField.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty' },
  since: '0.1.0',
};
