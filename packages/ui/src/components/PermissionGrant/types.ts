import type { IconName } from '../Icon/icons.ts';

/** For how long something is allowed: for this one time, for this session, or until it is taken back. */
export type GrantScope = 'once' | 'session' | 'always';

/** What somebody said to it. */
export type GrantAnswer = GrantScope | 'declined';

/** One thing that is granted. */
export interface GrantItem {
  /** Stable key. */
  id: string;
  /** What it lets happen, in words. */
  label: string;
  /** A sentence more, such as what stays out of reach. */
  note?: string | undefined;
  /** Icon before it. @default 'shield' */
  icon?: IconName | undefined;
}

export interface PermissionGrantProps {
  /** Who asks for what, in one line; the heading. */
  title: string;
  /** Everything that is granted. */
  items: readonly GrantItem[];
  /** How long it can be granted for. @default all three */
  scopes?: readonly GrantScope[] | undefined;
  /** What was answered; leave it out while it is asked. */
  answer?: GrantAnswer | undefined;
  /** What came of the answer, in words. @default 'Allowed once.' and so on */
  result?: string | undefined;
  /** The answer that is being kept: its button is busy, and the others wait. */
  pending?: GrantAnswer | undefined;
  /** Called with what somebody said to it. */
  onAnswer: (answer: GrantAnswer) => void;
  /** Level of the heading. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
}
