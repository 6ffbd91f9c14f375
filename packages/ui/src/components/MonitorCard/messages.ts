/** Every fixed word of the card, to be replaced in other languages. */
export interface MonitorLabels {
  /** Heading of the card. */
  title: string;
  /** The button while the monitor runs. */
  pause: string;
  /** The button while it does not. */
  start: string;
  /** The button that checks at once. */
  checkNow: string;
  /** The same while it checks. */
  checking: string;
  /** The line of the last check. */
  lastCheck: string;
  /** Its value before the first check. */
  neverChecked: string;
  /** The line of the fixes. */
  fixes: string;
  /** Heading of what was found. */
  issues: string;
  /** Shown when nothing was found. */
  noIssues: string;
  /** Start of the name of the button that takes an issue away. */
  dismiss: string;
  /** The button that shows every issue. */
  showAll: string;
  /** The button that shows the first few again. */
  showLess: string;
}

/** English words of the card. */
export const english: MonitorLabels = {
  title: 'Agent monitor',
  pause: 'Pause',
  start: 'Start',
  checkNow: 'Check now',
  checking: 'Checking…',
  lastCheck: 'Last check',
  neverChecked: 'not yet',
  fixes: 'Fixes applied',
  issues: 'Issues',
  noIssues: 'No issues found.',
  dismiss: 'Dismiss',
  showAll: 'Show All',
  showLess: 'Show Less',
};
