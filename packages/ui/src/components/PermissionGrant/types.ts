import type { RootProps } from '../../internal/rootProps.ts';
import type { IconName } from '../Icon/icons.ts';

/** Duration of a permission: one time, this session, or until it is revoked. */
export type GrantScope = 'once' | 'session' | 'always';

/** Answer to a permission request. */
export type GrantAnswer = GrantScope | 'declined';

/** One permission of a request. */
export interface GrantItem {
  /** Stable key, unique in the list. */
  id: string;
  /** What the permission allows. */
  label: string;
  /** Supporting text, such as what stays inaccessible. */
  note?: string | undefined;
  /** Icon before the label. @default 'shield' */
  icon?: IconName | undefined;
}

export interface PermissionGrantProps extends RootProps {
  /** Heading: who asks for what, in one line. */
  title: string;
  /** Permissions requested. */
  items: readonly GrantItem[];
  /** Durations offered. @default all three */
  scopes?: readonly GrantScope[] | undefined;
  /** Answer given; undefined while the request is open. */
  answer?: GrantAnswer | undefined;
  /** Result text after the answer. @default 'Allowed once.' and so on */
  result?: string | undefined;
  /** Answer being saved: its button is busy, and the others are disabled. */
  pending?: GrantAnswer | undefined;
  /** Called with the user's answer. */
  onAnswer: (answer: GrantAnswer) => void;
  /** Heading level. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}
