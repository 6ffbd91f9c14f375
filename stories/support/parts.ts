import type {
  BadgeProps,
  ButtonProps,
  NotificationListProps,
  StackProps,
  StatCardProps,
  StatusDotProps,
} from '@saywright/ui';
import {
  createContext,
  createElement,
  Fragment,
  useContext,
  type ComponentType,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react';

interface Parts {
  readonly Badge: BadgeProps;
  readonly Button: ButtonProps;
  readonly NotificationList: NotificationListProps;
  readonly Stack: StackProps;
  readonly StatCard: StatCardProps;
  readonly StatusDot: StatusDotProps;
}

/** Finds a component by name; provided by the page that shows examples, so that reading the docs loads no styles. */
export const Kit = createContext<(name: string) => ComponentType<object>>((name) => {
  throw new Error(`Nobody gave the kit that ${name} is found in.`);
});

/** A kit component for a slot of an example. */
export function part<Name extends keyof Parts>(name: Name, props: Parts[Name]): ReactElement<Parts[Name]> {
  const Part: FunctionComponent<Parts[Name]> = (given: object) => createElement(useContext(Kit)(name), given);
  return createElement(Part, props);
}

/** A line of text for a slot of an example. */
export const line = (text: string): ReactElement => createElement('p', null, text);

/** Several elements in one slot. */
export const together = (...things: readonly ReactNode[]): ReactElement =>
  createElement(Fragment, null, ...things);
