import type { ReactElement, ReactNode } from 'react';

/** The content of the pages: a card with a title, a badge, a progress bar and a button. */
export interface CardProps {
  readonly title: string;
  readonly status: string;
  readonly percent: number;
  readonly onOpen: () => void;
}

/** A switch with its label. */
export interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** One implementation of the same page. */
export interface Contender {
  /** Provider and global elements that its documentation requires. */
  readonly Frame: (props: { children: ReactNode }) => ReactElement;
  readonly Card: (props: CardProps) => ReactElement;
  readonly Switch: (props: SwitchProps) => ReactElement;
  readonly toast: (title: string) => void;
}
