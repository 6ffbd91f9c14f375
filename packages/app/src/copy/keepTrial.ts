/** What was built in the trial, offered to an account. */
export const keepTrialCopy = {
  /** Below the trial. */
  toAccount: 'Keep it in an account',
  toProject: 'Keep it in your project',
  offerText:
    'Your account builds it again from what you said, each step with its proof. Rows that you entered stay in this tab.',
  /** In the conversation of an account. */
  title: 'You tried this before you signed in',
  text: 'It is planned again in your project, one step after the other. Nothing runs until you press Execute.',
  keep: 'Keep it',
  going: 'The next step is planned once you have executed this one.',
  discard: 'Discard',
} as const;
