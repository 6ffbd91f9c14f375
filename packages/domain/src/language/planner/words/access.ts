/** Words for the four actions on rows. */
export const actionVerbs: readonly {
  readonly words: readonly string[];
  readonly actions: readonly ('select' | 'insert' | 'update' | 'delete')[];
}[] = [
  {
    words: [
      'see',
      'sees',
      'read',
      'reads',
      'view',
      'views',
      'look at',
      'list',
      'get',
      'find',
      'access to',
      'read access to',
      'seen',
      'visible',
      'viewed',
      'browse',
      'open',
      'have access to',
      'has access to',
      'get access to',
      'query',
      'select',
    ],
    actions: ['select'],
  },
  {
    words: ['edit', 'edits', 'change', 'changes', 'update', 'updates', 'modify', 'edited', 'changed'],
    actions: ['update'],
  },
  { words: ['delete', 'deletes', 'remove', 'removes'], actions: ['delete'] },
  {
    words: ['add', 'adds', 'create', 'creates', 'insert', 'inserts', 'post', 'submit', 'write to', 'add to'],
    actions: ['insert'],
  },
  {
    words: ['manage', 'manages', 'control', 'work with', 'do everything with', 'write'],
    actions: ['select', 'insert', 'update', 'delete'],
  },
  { words: ['access', 'accesses', 'use', 'reach', 'accessed', 'touch'], actions: ['select'] },
];
