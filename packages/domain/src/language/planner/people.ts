/**
 * The column of a list of people that says whose account each is, by which access rules know them. Only the founder fills
 * it.
 */
export const accountColumn = 'account_id';
