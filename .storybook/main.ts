import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { kitVite } from './kitVite.ts';
import { kitReference } from './reference/plugin.ts';
import { searchScript } from './search.ts';
import { snippets } from './snippets/plugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  // Test stories run and have an address; only specimens are listed in the sidebar.
  tags: { behaviour: { excludeFromSidebar: true, excludeFromDocsStories: true } },
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  staticDirs: ['./static'],
  // Before its script has loaded, a preview is not white.
  previewHead: (head) => `${head ?? ''}<style>.sb-wrapper{background:#0d0b1e}
    @media (prefers-color-scheme:light){.sb-wrapper{background:#fff9f2}}</style>`,
  managerHead: (head) => `${head ?? ''}${searchScript()}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props come from TypeScript itself, in reference/readTypes.ts.
  typescript: { reactDocgen: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...kitVite(),
      plugins: [...(kitVite().plugins ?? []), kitReference(), ...(process.env['VITEST'] ? [] : [snippets()])],
    }),
};

export default config;
