import { addons } from 'storybook/manager-api';
import { groups } from '../stories/support/groups.ts';
import { sentence } from '../stories/support/storyNames.ts';
import { showcaseThemes } from './theme.ts';

const isLight = globalThis.matchMedia('(prefers-color-scheme: light)').matches;

/** Only stories of components have arguments and tests; elsewhere the panel would be empty. */
const inGroup = new RegExp(`/story/components-(?:${groups.join('|').toLowerCase()})-`);
const hasPanel = (path: string): boolean => inGroup.test(path);

addons.setConfig({
  theme: showcaseThemes[isLight ? 'light' : 'dark'],
  sidebar: {
    collapsedRoots: [],
    showRoots: true,
    renderLabel: ({ name, type }) => (type === 'story' ? sentence(name) : name),
  },
  layoutCustomisations: {
    showPanel: ({ path }: { readonly path: string }, isShown: boolean) => isShown && hasPanel(path),
  },
});

/** The sidebar follows the theme of the toolbar. */
addons.register('saywright/theme', (api) => {
  const follow = ({ globals }: { readonly globals: { readonly theme?: unknown } }): void =>
    api.setOptions({ theme: showcaseThemes[String(globals.theme).endsWith('light') ? 'light' : 'dark'] });
  api.on('setGlobals', follow);
  api.on('globalsUpdated', follow);
});
