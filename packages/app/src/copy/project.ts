/** The page of the project's data. */
export const projectCopy = {
  title: 'Project Data',
  text: 'Read-only. To change something, tell the AI Agent.',
  tables: 'Tables',
  empty: 'No tables yet',
  emptyText:
    'Tell the AI Agent to create one, for example: Create a customers table with a name and a unique email.',
  columns: 'Columns',
  firstRows: 'First rows',
  noRows: 'This table has no rows yet. Tell the AI Agent what to add.',
  column: 'Column',
  type: 'Type',
  required: 'Required',
  yes: 'yes',
  no: 'no',
  locked: 'Row-level security on',
  open: 'Row-level security off',
} as const;
