'use client';
import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../../internal/cx.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { highlight, type CodeLanguage } from './highlight.ts';
import * as css from './CodeBlock.css.ts';
import { english } from './messages.ts';

export interface CodeBlockProps {
  /** The code. */
  code: string;
  /** Its language; 'text' stays uncoloured. */
  language: CodeLanguage;
  /** A short title such as 'SQL, 9 lines'. */
  title: string;
  /** Accessible name of the region. */
  label: string;
  /** Called after the code was copied. */
  onCopy?: (() => void) | undefined;
  /** Called with what the browser objected when the code could not be copied. */
  onCopyFailed?: ((error: unknown) => void) | undefined;
  /** Words of the copy button. @default 'Copy' */
  copyLabel?: string | undefined;
  /** The region, so that it can be focused. */
  ref?: Ref<HTMLPreElement> | undefined;
}

interface Coloured {
  code: string;
  nodes: ReactNode;
}

/** Code as text first; colour arrives when the grammar has loaded. */
export function CodeBlock({
  code,
  language,
  title,
  label,
  onCopy,
  onCopyFailed,
  copyLabel,
  ref,
}: CodeBlockProps): ReactElement {
  const region = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(region);
  const [wraps, setWraps] = useState(false);
  const words = useMessages('CodeBlock', english);
  const [coloured, setColoured] = useState<Coloured>();
  useImperativeHandle<HTMLPreElement | null, HTMLPreElement | null>(ref, () => region.current);

  useEffect(() => {
    let wanted = true;
    highlight(code, language).then(
      (nodes) => wanted && setColoured({ code, nodes }),
      // Plain text is a complete answer when the grammar does not load.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [code, language]);

  // A box that scrolls must be reachable by keyboard; one that does not can still be sent focus.
  const reach = { role: 'region', 'aria-label': label, tabIndex: overflows ? 0 : -1 };
  return (
    <div data-kit="CodeBlock" className={css.root}>
      <div className={css.head}>
        <span>{title}</span>
        <span className={css.actions}>
          {(overflows || wraps) && (
            <Button
              variant="ghost"
              size="sm"
              icon={wraps && 'check'}
              aria-pressed={wraps}
              onClick={() => setWraps(!wraps)}
            >
              {words.wrap}
            </Button>
          )}
          <CopyButton text={code} label={copyLabel} onCopy={onCopy} onCopyFailed={onCopyFailed} />
        </span>
      </div>
      <pre ref={region} {...reach} className={cx(css.body, wraps && css.wrapped)}>
        <code className={css.code}>{coloured?.code === code ? coloured.nodes : code}</code>
      </pre>
    </div>
  );
}
