import type { RootProps } from '../../internal/rootProps.ts';
import type { LinkProps } from '../Link/Link.tsx';

/** A line of text inside a box. */
export interface DiagramLine {
  /** Unique in its box. */
  id: string;
  /** The text; what does not fit is cut. */
  text: string;
  /** Short text at the end of the line, such as a type. */
  note?: string | undefined;
  /** Whether the line stands out, such as a key. @default false */
  strong?: boolean | undefined;
}

/** A box at a place that the caller chose. Lengths are in px of the unscaled drawing. */
export interface DiagramBox {
  /** Unique in the diagram. */
  id: string;
  /** Name of what it stands for. */
  title: string;
  /** Where the title leads. @default nowhere */
  href?: string | undefined;
  /** Lines below the title, such as columns. */
  lines: readonly DiagramLine[];
  /** What its links mean, in words, for those who do not see them. */
  relations?: string | undefined;
  /** Left edge. */
  x: number;
  /** Top edge. */
  y: number;
  /** Width of the box. */
  width: number;
  /** At least `diagramHeight` of its lines. */
  height: number;
}

/** An arrow from one box to another. */
export interface DiagramLink {
  /** Unique among the links. */
  id: string;
  /** Id of the box where it starts. */
  from: string;
  /** Id of the box that it points to. */
  to: string;
  /** Corners from start to end, which the curve approaches. */
  points: readonly { readonly x: number; readonly y: number }[];
}

export interface DiagramProps extends RootProps<HTMLDivElement> {
  /** Accessible name: what it shows. */
  label: string;
  /** The boxes, in the order in which they are read. */
  boxes: readonly DiagramBox[];
  /** The arrows between them. */
  links: readonly DiagramLink[];
  /** Width of the drawing in px. */
  width: number;
  /** Height of the drawing in px. */
  height: number;
  /** Renders the links of the titles with the app's router. @default plain `<a>` */
  renderLink?: LinkProps['renderLink'];
  /** Text where there are no boxes. @default 'Nothing to draw yet.' */
  emptyText?: string | undefined;
}
