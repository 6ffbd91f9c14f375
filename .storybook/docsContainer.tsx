import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren, type ReactElement } from 'react';
import { storyThemeOf, paint, type Globals } from './modes.tsx';
import { showcaseThemes } from './theme.ts';

/** Toolbar globals, unless a story of the page sets its own. */
function initialOf({ context }: DocsContainerProps): Globals {
  const plain = context.componentStories().find(({ storyGlobals }) => Object.keys(storyGlobals).length === 0);
  return plain === undefined ? {} : context.getStoryContext(plain).globals;
}

/** A docs page in the theme, density and direction of the toolbar. */
export function ModesDocsContainer(props: PropsWithChildren<DocsContainerProps>): ReactElement {
  const { channel } = props.context;
  const [globals, setGlobals] = useState(() => initialOf(props));
  useEffect(() => {
    const follow = (update: { globals: Globals }): void => setGlobals(update.globals);
    channel.on('globalsUpdated', follow);
    return () => channel.off('globalsUpdated', follow);
  }, [channel]);
  useLayoutEffect(() => paint(globals), [globals]);
  return <DocsContainer {...props} theme={showcaseThemes[storyThemeOf(globals['theme'])?.theme ?? 'dark']} />;
}
