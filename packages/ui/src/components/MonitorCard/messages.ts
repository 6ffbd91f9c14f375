/** Labels of a `MonitorCard`, replaceable for other languages. */
export interface MonitorLabels {
  /** Card heading. */
  title: string;
  /** Button label while the monitor is running. */
  pause: string;
  /** Button label while the monitor is paused. */
  start: string;
  /** Label of the button that starts a check. */
  checkNow: string;
  /** Label of that button during a check. */
  checking: string;
  /** Label of the last check. */
  lastCheck: string;
  /** Value of the last check before the first one. */
  neverChecked: string;
  /** Label of the number of fixes. */
  fixes: string;
  /** Heading of the issues. */
  issues: string;
  /** Text shown when there are no issues. */
  noIssues: string;
  /** Start of the accessible name of an issue's dismiss button. */
  dismiss: string;
  /** Label of the button that shows all issues. */
  showAll: string;
  /** Label of the button that shows fewer issues. */
  showLess: string;
}

/** Default English texts. */
export const english: MonitorLabels = {
  title: 'Agent monitor',
  pause: 'Pause',
  start: 'Start',
  checkNow: 'Check now',
  checking: 'Checking…',
  lastCheck: 'Last check',
  neverChecked: 'never',
  fixes: 'Fixes applied',
  issues: 'Issues',
  noIssues: 'No issues found.',
  dismiss: 'Dismiss',
  showAll: 'Show All',
  showLess: 'Show Less',
};
