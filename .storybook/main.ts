import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { kitVite } from './kitVite.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  // Test stories run and have an address; only specimens are listed in the sidebar.
  tags: { behaviour: { excludeFromSidebar: true, excludeFromDocsStories: true } },
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => mergeConfig(vite, kitVite()),
};

export default config;
