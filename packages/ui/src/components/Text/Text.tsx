import type { ReactElement, ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import * as css from './typography.css.ts';
import type { TextAlign, TextLines, TextTone } from './types.ts';

/** Size of running text in pixels, at the normal text size. */
export type TextSize = 12 | 13 | 14 | 16 | 18 | 20;

export interface TextProps extends RootProps {
  /** Element to render: a paragraph, a block, or a part of a sentence. @default 'p' */
  as?: 'p' | 'div' | 'span' | 'strong' | 'em' | 'small' | undefined;
  /** Size in pixels. @default 14, or the size of the text around it if it is part of a sentence */
  size?: TextSize | undefined;
  /** Colour, by meaning. @default the colour of the text around it */
  tone?: TextTone | undefined;
  /** Font weight: 400, 500 or 600. @default the weight of the element */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** Alignment of its lines. @default that of the text around it */
  align?: TextAlign | undefined;
  /** Number of lines, after which it ends with an ellipsis. @default all lines */
  lines?: TextLines | undefined;
  /** Gives all digits the same width, for numbers in columns or that change. @default false */
  tabular?: boolean | undefined;
  /** Language of the text, such as 'ar', where it differs from the page. */
  lang?: string | undefined;
  /** Direction of the text; `auto` for what people typed. @default that of the page */
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  /** The text. */
  children: ReactNode;
}

/** Text in a size, colour and weight of the kit. */
export function Text(props: TextProps): ReactElement {
  const { as: Element = 'p', tone, weight, align, lines, tabular = false, lang, dir, children } = props;
  const isBlock = Element === 'p' || Element === 'div';
  const { size = isBlock ? 14 : undefined } = props;
  return (
    <Element
      data-kit="Text"
      lang={lang}
      dir={dir}
      {...rootProps(
        props,
        css.root,
        size !== undefined && css.sizes[size],
        weight !== undefined && css.weights[weight],
        tone !== undefined && css.tones[tone],
        align !== undefined && css.aligns[align],
        lines !== undefined && css.clamps[lines],
        tabular && css.tabular,
      )}
    >
      {children}
    </Element>
  );
}
