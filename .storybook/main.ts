import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin()],
      resolve: { conditions: ['@saywright/source', ...defaultClientConditions] },
      optimizeDeps: {
        include: [
          'react-dom/client',
          'react-aria-components/Button',
          'react-aria-components/ComboBox',
          'react-aria-components/Group',
          'react-aria-components/I18nProvider',
          'react-aria-components/ListBox',
          'react-aria-components/Menu',
          'react-aria-components/Modal',
          'react-aria-components/Popover',
          'react-aria-components/Select',
          'react-aria-components/Tabs',
          'react-aria-components/Toast',
          'react-aria-components/Tooltip',
          'd3-scale',
          'd3-shape',
          'lowlight',
          'highlight.js/lib/languages/sql',
          'highlight.js/lib/languages/typescript',
          'highlight.js/lib/languages/json',
          '@vanilla-extract/recipes/createRuntimeFn',
        ],
      },
    }),
};

export default config;
