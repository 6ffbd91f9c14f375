/** First examples for an empty database. */
export const firstExamples: readonly { readonly label: string; readonly instruction: string }[] = [
  {
    label: 'Make a customers table',
    instruction: 'Create a customers table with a name, a unique email and a signup date',
  },
  {
    label: 'Make a products table',
    instruction: 'Create a products table with a name, a price in dollars and an optional description',
  },
  {
    label: 'Make a private notes table',
    instruction: 'Create a notes table with a title and an optional text, where people only see their own',
  },
];
