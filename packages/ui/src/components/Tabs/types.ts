import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/rootProps.ts';

/** Tab with its panel. */
export interface TabItem {
  /** Stable key, unique in the list; also usable in the URL. */
  id: string;
  /** Tab label. */
  label: string;
  /** Panel content. */
  content: ReactNode;
}

export interface TabsProps extends RootProps {
  /** Accessible name of the tab row. */
  label: string;
  /** Tabs in order. */
  items: readonly TabItem[];
  /** Id of the selected tab; without it the tabs are uncontrolled. */
  value?: string | undefined;
  /** Id of the tab that is selected first. @default the first tab */
  defaultValue?: string | undefined;
  /** Called with the id of the tab the user selects. */
  onChange?: ((id: string) => void) | undefined;
}
