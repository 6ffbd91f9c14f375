/** Labels of a `HealthPanel`, replaceable for other languages. */
export interface HealthLabels {
  /** Panel heading. */
  title: string;
  /** Label of the 'healthy' state. */
  healthy: string;
  /** Label of the 'warning' state. */
  warning: string;
  /** Label of the 'critical' state. */
  critical: string;
  /** Label of the 'unknown' state. */
  unknown: string;
  /** Label of the network row. */
  network: string;
  /** Label of the last check. */
  lastCheck: string;
  /** Value of the last check before the first one. */
  neverChecked: string;
  /** Label of the number of issues. */
  issues: string;
  /** Label of the number of fixes. */
  fixes: string;
}

/** Default English texts. */
export const english: HealthLabels = {
  title: 'System health',
  healthy: 'Healthy',
  warning: 'Warning',
  critical: 'Critical',
  unknown: 'Not checked yet',
  network: 'Network',
  lastCheck: 'Last check',
  neverChecked: 'never',
  issues: 'Issues',
  fixes: 'Fixes applied',
};
