import { counted } from '@saywright/domain/receipt';

/** The dialog that imports rows. */
export const importCopy = {
  title: (table: string) => `Import rows into ${table}`,
  paste: 'Paste a table',
  pasteHint: 'CSV, or cells copied from a spreadsheet. The first line contains the headings.',
  file: 'Choose a CSV or Excel file',
  unreadable: {
    text: 'This file couldn’t be read. Save it as CSV in UTF-8 and choose it again.',
    older:
      'This is an older Excel file, or one with a password. Save it as XLSX without a password and choose it again.',
    large: 'This workbook is too large. Leave only the rows to import in it, or save its sheet as CSV.',
    damaged:
      'This isn’t a workbook, or it is damaged. Open it in your spreadsheet program, save it as XLSX, and choose it again.',
    stopped: 'The file was not read. Check your connection and choose it again.',
  },
  sheet: 'Sheet',
  noRows: 'This sheet has no rows under its headings.',
  headings: 'Headings',
  heading: 'Heading',
  looksLike: 'Looks like',
  column: 'Column',
  columnFor: (heading: string) => `Column for ${heading}`,
  leaveOut: 'Leave out',
  unnamed: (place: number) => `column ${place}`,
  types: {
    whole: 'whole numbers',
    number: 'numbers',
    yesNo: 'yes or no',
    date: 'dates',
    moment: 'dates with a time',
    text: 'text',
    none: 'no values',
  },
  not: {
    whole: 'a whole number',
    number: 'a number',
    yesNo: 'yes or no',
    date: 'a date as year-month-day',
    moment: 'a date as year-month-day, with a time',
    id: 'a row id (UUID)',
  },
  doesNotFit: (column: string, value: string, wanted: string) =>
    `${column}: “${value.slice(0, 40)}” is not ${wanted}.`,
  notAllowed: (column: string, value: string) =>
    `${column}: “${value.slice(0, 40)}” is not one of the allowed values.`,
  formulaError: (column: string, value: string) => `${column}: the formula failed with ${value}.`,
  tooLong: (column: string, most: number) => `${column} has more than ${most} characters.`,
  missing: (column: string) => `${column} needs a value.`,
  wrongCount: (found: number, wanted: number) => `It has ${counted(found, 'value')} instead of ${wanted}.`,
  openQuote: 'A quotation mark in it is never closed.',
  missingColumns: (names: readonly string[]) =>
    `No heading matches ${names.join(', ')}, which every row needs.`,
  broken: (count: number) => `${counted(count, 'line')} can’t be imported`,
  brokenTable: 'Lines that can’t be imported',
  line: 'Line',
  reason: 'Reason',
  more: (count: number) => `And ${counted(count, 'more line')}.`,
  ready: (count: number) =>
    `${counted(count, 'row')} can be added. Nothing is written before you approve the plan.`,
  tooMany: (most: number) =>
    `One plan can add ${counted(most, 'row')} at most, so only the first ${most} are added. Import the others after that.`,
  add: (count: number) => `Add ${counted(count, 'row')}`,
  cancel: 'Cancel',
} as const;
