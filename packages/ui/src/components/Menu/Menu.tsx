import type { ReactElement } from 'react';
import { MenuButton } from './MenuButton.tsx';
import type { MenuProps } from './types.ts';

/** Button that opens a list of actions, check items and submenus. */
export function Menu(props: MenuProps): ReactElement {
  return <MenuButton {...props} />;
}
