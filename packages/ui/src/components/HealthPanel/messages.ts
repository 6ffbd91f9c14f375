/** Every fixed word of the panel, to be replaced in other languages. */
export interface HealthLabels {
  /** Heading of the panel. */
  title: string;
  /** All is well. */
  healthy: string;
  /** Something deserves a look. */
  warning: string;
  /** Something has to be done. */
  critical: string;
  /** Nothing was checked yet. */
  unknown: string;
  /** The line of the network. */
  network: string;
  /** The line of the last check. */
  lastCheck: string;
  /** Its value before the first check. */
  neverChecked: string;
  /** The line of the issues. */
  issues: string;
  /** The line of the fixes. */
  fixes: string;
}

/** English words of the panel. */
export const english: HealthLabels = {
  title: 'System health',
  healthy: 'Healthy',
  warning: 'Warning',
  critical: 'Critical',
  unknown: 'Not checked yet',
  network: 'Network',
  lastCheck: 'Last check',
  neverChecked: 'not yet',
  issues: 'Issues',
  fixes: 'Fixes applied',
};
