/** Places the tour can highlight. */
export const tourMarkers = [
  'tv-navigation',
  'quick-access',
  'ai-chat',
  'status-panel',
  'metrics-grid',
  'database-overview',
  'settings-grid',
  'database-connection',
] as const;
export type TourMarker = (typeof tourMarkers)[number];

/** One step of the guided tour. */
export interface TourStep {
  readonly channel: string;
  readonly title: string;
  readonly description: string;
  readonly route: string;
  /** How long auto-pilot shows the step, in milliseconds. */
  readonly duration: number;
  readonly highlights: readonly TourMarker[];
  /** Whether the route requires a sign-in. */
  readonly isProtected: boolean;
}

/** The state of the tour. */
export interface TourState {
  readonly isActive: boolean;
  /** Index of the current step. */
  readonly step: number;
  /** Whether auto-pilot is on; it pauses while the tour waits for a sign-in. */
  readonly isAutoPilot: boolean;
  readonly isSignedIn: boolean;
  /** The route the app should open now; undefined when no navigation is needed. */
  readonly destination: string | undefined;
}
