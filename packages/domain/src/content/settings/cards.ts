/** A card of the settings hub. */
export interface SettingsCard {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly path: string;
}

/** An informational card of a settings page. */
export interface SettingsInfoCard {
  readonly title: string;
  readonly description: string;
  readonly icon: string;
}

/** The pages of the settings. */
export type SettingsPage = 'advanced' | 'database' | 'notifications' | 'appearance';

/** The four cards of the hub. */
export const settingsCards: readonly SettingsCard[] = [
  {
    title: 'Advanced Settings',
    description: 'Keys, performance and security of your projects.',
    icon: 'settings',
    path: '/settings/advanced',
  },
  {
    title: 'Database Settings',
    description: 'The connection to your backend, its tables and their synchronisation.',
    icon: 'database',
    path: '/settings/database',
  },
  {
    title: 'Notifications',
    description: 'What you are notified about, and where.',
    icon: 'bell',
    path: '/settings/notifications',
  },
  {
    title: 'Appearance',
    description: 'Theme, colours and density of the display.',
    icon: 'sun',
    path: '/settings/appearance',
  },
];

/** The informational cards of each page. */
export const settingsInfoCards: Readonly<Record<SettingsPage, readonly SettingsInfoCard[]>> = {
  advanced: [
    {
      title: 'API keys',
      description: 'Keys of your services are kept on the server. They are never shown in the browser.',
      icon: 'lock',
    },
    {
      title: 'Performance',
      description: 'Pages are loaded when they are opened, and slow database answers are reported.',
      icon: 'gauge',
    },
    {
      title: 'Security',
      description: 'New tables start with row-level security, and high risks need a second confirmation.',
      icon: 'shield',
    },
  ],
  database: [
    {
      title: 'Backend connection',
      description: 'Which database your project uses, and whether it answers.',
      icon: 'database',
    },
    {
      title: 'Table management',
      description: 'Tables and columns are changed by instructions, each shown and proven first.',
      icon: 'table',
    },
    {
      title: 'Sync settings',
      description: 'What is read again when something changes, and how often.',
      icon: 'retry',
    },
  ],
  notifications: [
    {
      title: 'Email',
      description: 'No email is sent about your changes. Look at the bell on the dashboard instead.',
      icon: 'mail',
    },
    {
      title: 'Push',
      description: 'Nothing is shown on your devices while the studio is closed.',
      icon: 'bell',
    },
    {
      title: 'System alerts',
      description: 'Warnings about the connection, the database and slow answers, behind the bell.',
      icon: 'warning',
    },
  ],
  appearance: [
    { title: 'Theme', description: 'Choose light, dark or system.', icon: 'moon' },
    { title: 'Colour scheme', description: 'Colours keep their meaning in every theme.', icon: 'image' },
    {
      title: 'Display options',
      description: 'Text size and movement follow the settings of your device.',
      icon: 'eye',
    },
  ],
};
