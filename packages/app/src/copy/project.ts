/** The page of the project's data. */
export const projectCopy = {
  title: 'Project Data',
  text: 'Look, but not touch: changes are made by saying them to the AI Agent.',
  tables: 'Tables',
  empty: 'No tables yet',
  emptyText:
    'Create your first one by saying so, for example: Create a customers table with a name and a unique email.',
  columns: 'Columns',
  firstRows: 'First rows',
  noRows: 'This table has no rows yet. Say what to add, for example: add a customer named Ada.',
  column: 'Column',
  type: 'Type',
  required: 'Required',
  yes: 'yes',
  no: 'no',
  locked: 'Row-level security on',
  open: 'Row-level security off',
} as const;
