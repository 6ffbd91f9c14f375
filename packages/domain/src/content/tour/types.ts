/** Places the tour can highlight (CS-TOUR-15). */
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

/** One step of the guided tour (CS-TOUR-16). */
export interface TourStep {
  readonly channel: string;
  readonly title: string;
  readonly description: string;
  readonly route: string;
  /** How long auto-pilot stays, in milliseconds. */
  readonly duration: number;
  readonly highlights: readonly TourMarker[];
  /** Whether the guard lets only signed-in people see the route (A61). */
  readonly isProtected: boolean;
}

/** Where the tour is. */
export interface TourState {
  readonly isActive: boolean;
  /** Index of the current step. */
  readonly step: number;
  /** Whether auto-pilot is switched on; it pauses while a sign-in is awaited. */
  readonly isAutoPilot: boolean;
  readonly isSignedIn: boolean;
  /** Where the app should go now; undefined when it is where it should be. */
  readonly destination: string | undefined;
}
