'use client';
import { memo, type ReactElement, type ReactNode } from 'react';
import { blocksOf } from './blocksOf.ts';
import * as css from './StreamingText.css.ts';
import { useWholeWords } from './useWholeWords.ts';

export interface StreamingTextProps {
  /** The text so far; empty lines cut it into blocks. */
  text: string;
  /** More of it is being written. @default false */
  streaming?: boolean | undefined;
  /** Draws a block once it is finished, such as fenced code; keep it the same function. @default a paragraph */
  renderBlock?: ((block: string) => ReactNode) | undefined;
}

interface BlockProps {
  text: string;
  growing: boolean;
  render: StreamingTextProps['renderBlock'];
}

/** Once it is finished it is not drawn again, however long the text becomes after it. */
const Block = memo(function Block({ text, growing, render }: BlockProps): ReactNode {
  if (!growing && render !== undefined) return render(text);
  // Half a piece of code is no words: it waits until it is whole.
  const waits = render !== undefined && text.startsWith('```');
  return (
    <p dir="auto" className={css.words}>
      {!waits && text}
      {growing && <span aria-hidden="true" className={css.caret} />}
    </p>
  );
});

/** An answer while it is written: in whole words, and code as a whole. */
export function StreamingText(props: StreamingTextProps): ReactElement {
  const { text, streaming = false, renderBlock } = props;
  const blocks = blocksOf(useWholeWords(text, streaming));
  const last = streaming ? blocks.length - 1 : -1;
  return (
    <div data-kit="StreamingText" aria-busy={streaming} className={css.root}>
      {blocks
        .filter((block) => block.place === last || block.text !== '')
        .map((block) => (
          <Block key={block.place} text={block.text} growing={block.place === last} render={renderBlock} />
        ))}
    </div>
  );
}
