/** Words that ask for one figure out of many. */
export const aggregateWords = {
  avg: ['average', 'mean', 'avg', 'typical average'],
  sum: ['sum', 'sum up', 'add up', 'total', 'combined total', 'combined', 'overall', 'sum total'],
  max: ['highest', 'maximum', 'max', 'largest', 'biggest', 'greatest', 'latest'],
  min: ['lowest', 'minimum', 'min', 'smallest', 'earliest'],
} as const;

/** Superlatives, with the kind of column they sort by. */
export const superlatives: Readonly<
  Record<string, { readonly by: 'age' | 'money' | 'size'; readonly descending: boolean }>
> = {
  latest: { by: 'age', descending: true },
  newest: { by: 'age', descending: true },
  'most recent': { by: 'age', descending: true },
  recent: { by: 'age', descending: true },
  last: { by: 'age', descending: true },
  oldest: { by: 'age', descending: false },
  earliest: { by: 'age', descending: false },
  cheapest: { by: 'money', descending: false },
  'least expensive': { by: 'money', descending: false },
  'most expensive': { by: 'money', descending: true },
  priciest: { by: 'money', descending: true },
  dearest: { by: 'money', descending: true },
  largest: { by: 'size', descending: true },
  biggest: { by: 'size', descending: true },
  highest: { by: 'size', descending: true },
  smallest: { by: 'size', descending: false },
  lowest: { by: 'size', descending: false },
};

/** Usual names of the column for the creation time of a row, the most certain first. */
export const beginningColumns = [
  'created_at',
  'created_on',
  'inserted_at',
  'created',
  'created_date',
  'signup_date',
  'signed_up_at',
  'registered_at',
  'ordered_at',
  'order_date',
  'placed_at',
  'published_at',
  'joined_at',
  'date',
];
