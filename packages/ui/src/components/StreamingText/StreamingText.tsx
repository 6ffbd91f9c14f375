'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { blocksOf } from './blocksOf.ts';
import * as css from './StreamingText.css.ts';
import { useWholeWords } from './useWholeWords.ts';

export interface StreamingTextProps extends RootProps {
  /** Text so far; blank lines separate blocks. */
  text: string;
  /** Whether more text is being streamed. @default false */
  streaming?: boolean | undefined;
  /** Renders a finished block, such as fenced code; keep the function stable. @default a paragraph */
  renderBlock?: ((block: string) => ReactNode) | undefined;
}

interface BlockProps {
  text: string;
  growing: boolean;
  render: StreamingTextProps['renderBlock'];
}

/** A finished block; not re-rendered as the text grows. */
const Block = memo(function Block({ text, growing, render }: BlockProps): ReactNode {
  if (!growing && render !== undefined) return render(text);
  // A code block is shown only once it is complete.
  const waits = render !== undefined && text.startsWith('```');
  return (
    <p dir="auto" className={css.words}>
      {!waits && text}
      {growing && <span aria-hidden="true" className={css.caret} />}
    </p>
  );
});

/** Streamed answer, shown in whole words and complete code blocks. */
export function StreamingText(props: StreamingTextProps): ReactElement {
  const { text, streaming = false, renderBlock } = props;
  const blocks = blocksOf(useWholeWords(text, streaming));
  const last = streaming ? blocks.length - 1 : -1;
  return (
    <div data-kit="StreamingText" aria-busy={streaming} {...rootProps(props, css.root)}>
      {blocks
        .filter((block) => block.place === last || block.text !== '')
        .map((block) => (
          <Block key={block.place} text={block.text} growing={block.place === last} render={renderBlock} />
        ))}
    </div>
  );
}
