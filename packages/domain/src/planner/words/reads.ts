/** Words that ask for one figure out of many. */
export const aggregateWords: Readonly<Record<string, 'avg' | 'sum' | 'min' | 'max'>> = {
  average: 'avg',
  mean: 'avg',
  avg: 'avg',
  'typical average': 'avg',
  sum: 'sum',
  total: 'sum',
  'combined total': 'sum',
  combined: 'sum',
  overall: 'sum',
  'sum total': 'sum',
  highest: 'max',
  maximum: 'max',
  max: 'max',
  largest: 'max',
  biggest: 'max',
  greatest: 'max',
  latest: 'max',
  lowest: 'min',
  minimum: 'min',
  min: 'min',
  smallest: 'min',
  earliest: 'min',
};

/** Words that put rows in order, and by what. */
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

/** Usual names of the column that says when a row began, the surest first. */
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
