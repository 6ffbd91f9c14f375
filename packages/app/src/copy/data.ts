import { counted, countText } from '@saywright/domain/receipt';

/** The page with the rows of a project's tables. */
export const dataCopy = {
  title: 'Data',
  failed: 'The tables could not be loaded',
  overview: (tables: number, rows: string) => `${counted(tables, 'table')}, ${rows}`,
  table: 'Table',
  tables: 'Tables',
  tableOption: (name: string, rows: string) => `${name}, ${rows}`,
  unsaved: (name: string, rows: string, edits: number) =>
    `${name}, ${rows}, ${counted(edits, 'change')} not applied`,
  overviewLink: 'Columns, people and API',
  relations: 'Relations',
  rows: 'Rows',
  relationsOf: 'Tables and relations',
  relationsText:
    'An arrow leads from a table to the one that it refers to. A name opens the rows of its table.',
  relationsCut: (drawn: number, all: number) =>
    `${countText(drawn)} of ${counted(all, 'table')} are drawn, those with relations first.`,
  moreColumns: (count: number) => `and ${counted(count, 'more column')}`,
  refersTo: (columns: string, table: string) => `${columns} refers to ${table}.`,
  referredBy: (table: string) => `${table} refers to it.`,
  yes: 'yes',
  no: 'no',
  empty: 'No tables yet',
  emptyText:
    'Tell the AI Agent to create one, for example: Create a customers table with a name and a unique email.',
  searchIn: (table: string) => `Search in ${table}`,
  rowsOf: (table: string) => `Rows of ${table}`,
  noRows: 'This table has no rows yet.',
  noMatches: 'No row matches the search and the filters.',
  total: (shown: number, count: number, isExact: boolean) => {
    if (isExact) return `${countText(shown)} of ${counted(count, 'row')} loaded`;
    return count > shown
      ? `${countText(shown)} of about ${counted(count, 'row')} loaded`
      : `${counted(shown, 'row')} loaded, and there may be more`;
  },
  /** All rows are loaded. */
  allLoaded: (count: number) => `${countText(count)} of ${counted(count, 'row')} loaded`,
  noKey: 'This table is read-only here',
  noKeyText:
    'It has no row id (primary key), so nothing tells its rows apart and none of them can be edited or deleted on its own.',
  noValue: 'no value',
  emptyTextValue: 'empty text',
  byDefault: 'default',
  was: 'was',
  changedMeanwhile: (value: string) => `now ${value}, edit again`,
  newRow: 'New row',
  row: (name: string) => `Row ${name}`,
  deleted: 'to delete',
  open: (name: string) => `Open row ${name}`,
  remove: (name: string) => `Delete row ${name}`,
  keep: (name: string) => `Keep row ${name}`,
  drop: 'Remove this new row',
  add: 'Add row',
  import: 'Import',
  importNext: 'Import the next rows',
  editor: (column: string, row: string) => `${column} of row ${row}`,
  opening: '…',
  setNoValue: 'Set to no value',
  setDefault: 'Use the default',
  fixed: 'The database computes this value, so it can’t be edited.',
  tooLong: 'This value is too long to edit here. Tell the AI Agent what it should be.',
  filter: 'Filter',
  columns: 'Columns',
  columnsOf: (shown: number, all: number) => `${shown} of ${all} columns`,
  column: 'Column',
  operator: 'Condition',
  value: 'Value',
  addFilter: 'Add filter',
  removeFilter: (text: string) => `Remove the filter ${text}`,
  operators: {
    is: 'is',
    'is-not': 'is not',
    contains: 'contains',
    'starts-with': 'starts with',
    less: 'is less than',
    'at-most': 'is at most',
    more: 'is more than',
    'at-least': 'is at least',
    empty: 'has no value',
    filled: 'has a value',
  },
  filterText: (column: string, operator: string, value: string) =>
    value === '' ? `${column} ${operator}` : `${column} ${operator} ${value}`,
  changes: (count: number) => `${counted(count, 'change')} not applied`,
  changesDetail: (changed: number, added: number, removed: number) =>
    [
      changed > 0 ? `${counted(changed, 'row')} changed` : '',
      added > 0 ? `${countText(added)} added` : '',
      removed > 0 ? `${countText(removed)} deleted` : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  tooMany: (most: number) =>
    `One plan can change or delete ${counted(most, 'row')} at most. Discard some, or apply them in parts.`,
  tooManyNew: (most: number) => `One plan can add ${counted(most, 'row')} at most. Discard some.`,
  moreNew: (count: number) =>
    `${counted(count, 'more new row')} ${count === 1 ? 'is' : 'are'} not shown here, and ${count === 1 ? 'is' : 'are'} part of the plan.`,
  discard: 'Discard',
  discardTitle: 'Discard all changes?',
  discardText: 'They were not applied, so they can’t be restored.',
  review: 'Review plan',
  reviewing: 'Proving…',
  refused: 'This can’t be planned',
  export: 'Export',
  exportCsv: 'CSV',
  exportSheet: 'Excel (XLSX)',
  exportJson: 'JSON',
  exportSql: 'SQL',
  exportFailed: 'The export stopped',
  exportPart: (count: number) => `The first ${counted(count, 'row')} were exported`,
  exportPartText: 'The table has more. Filter it to export the others.',
  exportCut: 'Long values were shortened',
  exportCutText: 'Values of more than 1,000 characters end with “…” in the file.',
  fields: 'Values',
  related: (column: string, table: string) => `${column} in ${table}`,
  referring: (table: string, column: string) => `${table} with this ${column}`,
  noneRelated: 'None',
  openIn: (table: string) => `Open in ${table}`,
  close: 'Close',
} as const;
