/** The fix that the monitor proposes; loaded when it is opened. */
export const fixCopy = {
  title: 'Proposed fix',
  text: 'The table profiles belongs to the studio, not to your project, so the AI Agent cannot change it. Send these statements to the operator of this server for approval. Nothing was changed.',
  code: 'SQL of the proposed fix',
} as const;
