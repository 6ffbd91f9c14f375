import type { DateRangePickerProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DateRangePickerProps> = {
  group: 'Inputs',
  status: 'preview',
  summary: 'A period that people type, or choose in a calendar by its first and last day.',
  when: 'For a period whose two ends belong together: a sale, a booking, the dates of a report.',
  whenNot:
    'For periods that everybody names, such as the last 30 days, or for two dates that have nothing to do with each other.',
  alternatives: ['SegmentedControl', 'Select', 'DatePicker'],
  usage: [
    'Both days are part of the period, and a period can be one day. The value has a start and an end in ISO text; a form submits them under two names. It is reported when both dates are complete, and is null otherwise.',
    'In the calendar, the first press is one end and the second the other, in either order; dragging works as well, and an end can be dragged to change it. Until the second press nothing has changed, and Escape keeps the period.',
    'A period never includes a day that is not available: once the first day is chosen, the calendar disables the days beyond the next one that is taken. People can still type such a period, and the field then says what is wrong when they leave it.',
    'Offer the usual periods beside it, for example in a SegmentedControl with “7 days”, “30 days” and “Custom”, and show the picker for the last one only.',
  ],
  anatomy: [
    { part: 'Label', does: 'Which period it is.' },
    { part: 'Start and end', does: 'Two dates in segments, with a dash between them.' },
    { part: 'Calendar button', does: 'Opens the calendar.' },
    { part: 'Calendar', does: 'One month, with the period as a band.' },
    { part: 'Clear', does: 'Empties an optional field.' },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    '36 px high, 44 px on touch screens. Both dates need 16 rem in one line; in a narrower place the end is below the start. The calendar is that of a DatePicker.',
  keyboard: [
    { keys: 'Digits, Tab', does: 'Fill in the segments of both dates', story: 'EmptyTest' },
    { keys: 'Alt+Down', does: 'Opens the calendar from a segment', story: 'KeysChooseAPeriod' },
    {
      keys: 'Arrow keys, PageUp, PageDown, Home, End',
      does: 'Move in the calendar as in a DatePicker',
      story: 'KeysChooseAPeriod',
    },
    {
      keys: 'Enter or Space',
      does: 'Chooses the first day, then the last day and closes',
      story: 'KeysChooseAPeriod',
    },
    { keys: 'Escape', does: 'Closes and keeps the period', story: 'EscapeKeepsThePeriod' },
  ],
  announces: [
    'The label, “start date” or “end date” and the segment; in the calendar, whether a press starts or finishes the period, and the whole period once it is chosen.',
  ],
  content: [
    'Name what happens in the period: “Sale”, not “From – to”.',
    'Do not repeat “start” and “end” in the label; the field says both.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Orders between',
          value: { start: '2026-11-01', end: '2026-11-24' },
          maxValue: '2026-11-24',
          onChange: nothing,
        },
        because: 'One field for one period, and no day in the future.',
      },
      bad: {
        props: {
          label: 'Start of trial and date of invoice',
          value: { start: '2026-11-01', end: '2026-11-24' },
          onChange: nothing,
        },
        because: 'These are two events, not a period. Use two fields.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', one: 'OneDay', optionalMissing: 'NotADate' },
  since: '0.1.0',
};
