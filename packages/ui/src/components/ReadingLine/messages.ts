/** Default English texts. */
export const english = {
  title: 'How I read this',
  /** Read between the words and their meaning. */
  readAs: 'was read as',
  plansAgain: 'plans again',
};
