/** One overview card. */
export interface DashboardCard {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly icon: string;
}

/** The four cards with their documented figures. */
export const dashboardCards: readonly DashboardCard[] = [
  { label: 'Data Storage', value: '3', icon: 'database' },
  { label: 'Registered Users', value: '142', note: '+12 this week', icon: 'user' },
  { label: 'Privacy Settings', value: '8 rules', icon: 'shield' },
  { label: 'Activity Today', value: '1.2K', icon: 'gauge' },
];
