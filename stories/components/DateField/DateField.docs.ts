import type { DateFieldProps } from '@saywright/ui';
import { nothing, type ComponentDocs } from '../../support/componentDocs.ts';

export const docs: ComponentDocs<DateFieldProps> = {
  group: 'Inputs',
  status: 'preview',
  summary: 'A date that people type, as day, month and year.',
  when: 'For a date that people know by heart or read from a document, such as a date of birth.',
  whenNot: 'For a date that people choose by its weekday or by what is free, or for a period.',
  alternatives: ['DatePicker', 'DateRangePicker', 'Select'],
  usage: [
    'The locale of the kit decides the order of the segments and the digits: 11/24/2026 in American English, 24/11/2026 in British English. The value is always ISO text such as 2026-11-24, in your code and in the submitted form, so a server never has to guess.',
    'Set a minimum and a maximum where some dates make no sense, and name them in the description, so that people know before they type. A date outside the limits is not corrected silently: the field says what it accepts once people leave it. Only a day that the month does not have becomes its last day.',
    'A date is reported when it is complete, or null when all segments are empty. A half-typed date keeps the previous value in your code, submits nothing and stops the form with a message.',
    'Dates are Gregorian in every language, and have no time zone. Two moments on the same day are one date.',
  ],
  anatomy: [
    { part: 'Label', does: 'Which date it is; a click on it focuses the first segment.' },
    {
      part: 'Segments',
      does: 'Day, month and year in the order of the language, each with its own placeholder.',
    },
    { part: 'Description and error', does: 'Below the field.' },
  ],
  sizes:
    '36 px high, 44 px on touch screens. It takes the width of its container; 10 rem is enough for every date. Digits have equal widths, so nothing moves while people type.',
  keyboard: [
    {
      keys: 'Digits',
      does: 'Fill in a segment and move to the next when it is complete',
      story: 'EmptyTest',
    },
    {
      keys: 'Up and down',
      does: 'Change a segment by one',
      story: 'ArrowsChangeASegment',
    },
    {
      keys: 'Left and right, Tab',
      does: 'Move to the next or previous segment',
      story: 'ArrowsChangeASegment',
    },
    {
      keys: 'PageUp and PageDown, Home and End',
      does: 'Change a segment by a larger step, or to its first or last value',
      story: 'PageKeysGoFurther',
    },
    { keys: 'Backspace', does: 'Empties a segment, digit by digit', story: 'BackspaceEmptiesASegment' },
  ],
  announces: [
    'The label, the whole date in words, its help and its error on the first segment; on each segment its name and value, for example “November”.',
  ],
  content: [
    'Name the event in the label: “Launch date”, not “Date”.',
    'Do not explain the format: the placeholders show it in the order of the language.',
  ],
  pairs: [
    {
      good: {
        props: {
          label: 'Launch date',
          value: '2026-12-01',
          minValue: '2026-11-24',
          description: 'Tomorrow or later.',
          onChange: nothing,
        },
        because: 'The limit is given before anyone reaches it.',
      },
      bad: {
        props: { label: 'Date (mm/dd/yyyy)', value: '2026-12-01', onChange: nothing },
        because: 'The format is wrong in most languages, and nobody knows which date is meant.',
      },
    },
  ],
  edgeCases: { nothing: 'Empty', optionalMissing: 'NotADate' },
  since: '0.1.0',
};
