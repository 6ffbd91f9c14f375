import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, type UserConfig } from 'vite';

/** What Vite needs to take the kit from its source; named dependencies are prepared before a test, not in its middle. */
export const kitVite = (): UserConfig => ({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions: ['@saywright/source', ...defaultClientConditions] },
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-aria/I18nProvider',
      'react-aria/useButton',
      'react-aria/useComboBox',
      'react-aria/useFilter',
      'react-aria/useListBox',
      'react-aria/useMenu',
      'react-aria/useSelect',
      'react-aria/useTabList',
      'react-aria/useToast',
      'react-aria-components/Modal',
      'react-aria-components/Popover',
      'react-aria-components/Tooltip',
      'react-stately/Item',
      'react-stately/useComboBoxState',
      'react-stately/useMenuTriggerState',
      'react-stately/useSelectState',
      'react-stately/useTabListState',
      'react-stately/useToastState',
      'react-stately/useTreeState',
      'd3-shape',
      'lowlight',
      'highlight.js/lib/languages/sql',
      'highlight.js/lib/languages/typescript',
      'highlight.js/lib/languages/json',
      '@vanilla-extract/recipes/createRuntimeFn',
    ],
  },
});
