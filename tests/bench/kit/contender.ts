import type { ReactElement, ReactNode } from 'react';

/** What the pages show: a card with a title, a badge, a progress bar and a button. */
export interface CardProps {
  readonly title: string;
  readonly status: string;
  readonly percent: number;
  readonly onOpen: () => void;
}

/** A setting that is on or off. */
export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** One way of drawing the same page. */
export interface Contender {
  /** Provider and global parts, as its documentation asks. */
  readonly Frame: (props: { children: ReactNode }) => ReactElement;
  readonly Card: (props: CardProps) => ReactElement;
  readonly Switch: (props: SwitchProps) => ReactElement;
  readonly toast: (title: string) => void;
}
