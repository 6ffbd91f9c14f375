import { counted, countText } from '@saywright/domain/receipt';

/** The dialog that imports rows. */
export const importCopy = {
  title: (table: string) => `Import rows into ${table}`,
  paste: 'Paste a table',
  pasteHint: 'CSV, or cells copied from a spreadsheet. The first line contains the headings.',
  file: 'Choose a CSV or Excel file',
  unreadable: {
    text: 'This isn’t a text file. Save it as CSV and choose it again.',
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
  leftOutOne: (heading: string, count: number) => `“${heading}”, ${counted(count, 'value')}`,
  leftOut: (headings: readonly string[]) => `Will be left out: ${headings.join('; ')}`,
  keepValues: (instruction: string | undefined) =>
    instruction === undefined
      ? 'To keep them, choose a column for them above.'
      : `To keep them, choose a column above, or add one first: “${instruction}”. Then import the file again.`,
  unnamed: (place: number) => `column ${place}`,
  types: {
    whole: 'whole numbers',
    number: 'numbers',
    'yes-no': 'yes or no',
    date: 'dates',
    moment: 'dates with a time',
    text: 'text',
    none: 'no values',
  },
  not: {
    whole: 'a whole number',
    number: 'a number',
    'yes-no': 'yes or no',
    date: (form: string) => `a date as ${form}`,
    moment: (form: string) => `a date as ${form}, with or without a time`,
    fullYear: 'a date with all four digits of the year',
    id: 'a row id (UUID)',
  },
  formatFor: (heading: string) => `How ${heading} is written`,
  chooseFormat: 'Choose how to read it',
  formats: {
    'yes-no': 'Yes or no',
    'decimal-point': 'Numbers with a decimal point (1,248.50)',
    'decimal-comma': 'Numbers with a decimal comma (1.248,50)',
  },
  dates: (form: string) => `Dates as ${form}`,
  openFormats: 'Choose how these numbers are written',
  openFormat: (heading: string, value: string, results: readonly string[]) =>
    `${heading}: “${value}” can be ${results.join(' or ')}. Choose one under “Looks like”.`,
  checkFormats: 'Check how these values are read',
  checkFormat: (heading: string, value: string, [read, ...others]: readonly string[]) =>
    `${heading}: “${value}” is read as ${read}, but can also be ${others.join(' or ')}. You can change it under “Looks like”.`,
  encoding: {
    'utf-16le': 'The file was read as UTF-16 text.',
    'utf-16be': 'The file was read as UTF-16 text.',
    'windows-1252':
      'The file isn’t UTF-8, so it was read as Windows-1252 text. Check that letters such as ä, é and ß are right.',
  },
  repeated: (count: number) =>
    `${counted(count, 'line')} ${count === 1 ? 'repeats' : 'repeat'} an earlier one`,
  repeatedText: (pairs: readonly string[], more: number) =>
    `${pairs.join(', ')}${more > 0 ? `, and ${counted(more, 'more line')}` : ''}. They are imported unless you remove them from the file.`,
  repeatedPair: (line: number, first: number) => `line ${line} is the same as line ${first}`,
  existing: (count: number, table: string) =>
    `${counted(count, 'row')} of ${count === 1 ? 'this import exists' : 'this import exist'} in ${table} already`,
  existingText: 'All their imported values are the same.',
  leaveOutExisting: 'Leave out rows that exist already',
  comparing: 'Comparing with the rows that exist…',
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
  tooMany: (first: number, all: number) =>
    `One plan takes the first ${countText(first)} of ${counted(all, 'row')}. Once it is executed, choose “Import the next rows”: the file and the columns stay chosen.`,
  noRoom:
    'As many new rows as one plan can add are waiting already. Review and execute their plan, then import these.',
  add: (count: number) => `Add ${counted(count, 'row')}`,
  cancel: 'Cancel',
  firstTitle: 'Import a file',
  firstText:
    'Rows are imported into a table, which this project doesn’t have yet. Choose your file: its headings become the sentence that creates the table. Once it exists, import the file on its page.',
  firstReady: 'Create the table first',
  tableName: 'Name of the table',
} as const;
