/** The founder's pages beside the conversation. */
export const previewCopy = {
  title: 'Live preview',
  planned: 'Planned, not online',
  saved: 'As saved',
  as: 'See it as',
  viewers: { visitor: 'Visitor', customer: 'Customer', owner: 'Owner' },
  label: { plan: 'Your pages with the plan that waits', saved: 'Your pages as they were saved last' },
  address: 'Only you see this',
  note: {
    visitor: 'You see it as a visitor who is not signed in. Nothing you enter here is stored.',
    customer:
      'You see it as a test customer, who exists only here. What they have entered are examples. Nothing you enter here is stored.',
    owner: 'You see it as the owner, with the examples of a test customer. Nothing you enter here is stored.',
  },
  point: 'Point at something',
  pointing: 'Click what you mean, or choose it with the arrow keys and Enter. Escape ends it.',
  about: (kind: string, words: string) => `About the ${kind} “${words}”`,
  notAbout: (kind: string, words: string) => `Not about the ${kind} “${words}”`,
  /** A value of a row, with another value that tells the row. */
  valueOf: (column: string, row: string | undefined) =>
    row === undefined ? column.replaceAll('_', ' ') : `${column.replaceAll('_', ' ')} of ${row}`,
  addPicture: 'Add a picture',
  aboutPicture: (name: string) => `About the picture ${name}`,
  notAboutPicture: (name: string) => `Not about the picture ${name}`,
  /** The picture was uploaded, and is on no page yet. */
  pictureNext: (name: string) => `${name} is ready. Say where it goes, such as “put it on the home page”.`,
  failed: 'The preview can’t be loaded',
  again: 'Try again',
} as const;
