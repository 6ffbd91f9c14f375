import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from '../Text/typography.css.ts';
import type { TextAlign, TextLines, TextTone } from '../Text/types.ts';

/** Place of a heading in the outline of the page: 1 for its title, 2 for its sections, and so on. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Size of a heading in pixels, at the normal text size. */
export type HeadingSize = 14 | 16 | 18 | 20 | 24 | 30 | 36 | 48 | 64;

export interface HeadingProps extends RootProps {
  /** Level in the outline of the page; also the default of the size. */
  level: HeadingLevel;
  /** Size in pixels, if it differs from that of the level. From 30 it shrinks in narrow places. @default 30, 24, 20, 18, 16 or 14, by level */
  size?: HeadingSize | undefined;
  /** Colour, by meaning. @default the colour of the text around it */
  tone?: TextTone | undefined;
  /** Alignment of its lines. @default that of the text around it */
  align?: TextAlign | undefined;
  /** Number of lines, after which it ends with an ellipsis. @default all lines */
  lines?: TextLines | undefined;
  /** The heading. */
  children: ReactNode;
}

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

const sizeOf = { 1: 30, 2: 24, 3: 20, 4: 18, 5: 16, 6: 14 } as const;

/** Heading of a page, section or item. */
export function Heading(props: HeadingProps): ReactElement {
  const { level, size = sizeOf[level], tone, align, lines, children } = props;
  const Element = tags[level];
  return (
    <Element
      data-kit="Heading"
      {...rootProps(
        props,
        css.root,
        css.sizes[size],
        css.weights.semibold,
        tone !== undefined && css.tones[tone],
        align !== undefined && css.aligns[align],
        lines !== undefined && css.clamps[lines],
      )}
    >
      {children}
    </Element>
  );
}
