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
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { cx } from '../../internal/cx.ts';
import { useOverflow } from '../../internal/useOverflow.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { highlight, type CodeLanguage } from './highlight.ts';
import * as css from './CodeBlock.css.ts';
import { english } from './messages.ts';

export interface CodeBlockProps extends RootProps {
  /** Source code. */
  code: string;
  /** Text that is copied, where only the start of it is shown. @default code */
  copyText?: string | undefined;
  /** Language for syntax highlighting; 'text' is not highlighted. */
  language: CodeLanguage;
  /** Short title, such as 'SQL, 9 lines'. */
  title: string;
  /** Accessible name of the code region. */
  label: string;
  /** Called after the code is copied. */
  onCopy?: (() => void) | undefined;
  /** Called with the browser's error if copying fails. */
  onCopyFailed?: ((error: unknown) => void) | undefined;
  /** Label of the copy button. @default 'Copy' */
  copyLabel?: string | undefined;
  /** Ref to the code region, for focusing it. */
  regionRef?: Ref<HTMLPreElement> | undefined;
}

interface Coloured {
  code: string;
  nodes: ReactNode;
}

/** Code block with syntax highlighting; shows plain text until the grammar loads. */
export function CodeBlock({
  code,
  copyText = code,
  language,
  title,
  label,
  onCopy,
  onCopyFailed,
  copyLabel,
  regionRef,
  ...root
}: CodeBlockProps): ReactElement {
  const region = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(region);
  const [wraps, setWraps] = useState(false);
  const words = useMessages('CodeBlock', english);
  const [coloured, setColoured] = useState<Coloured>();
  useImperativeHandle<HTMLPreElement | null, HTMLPreElement | null>(regionRef, () => region.current);

  useEffect(() => {
    let wanted = true;
    highlight(code, language).then(
      (nodes) => wanted && setColoured({ code, nodes }),
      // If the grammar fails to load, plain text stays.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [code, language]);

  // A scrolling box must be reachable by keyboard; others stay focusable by script.
  const reach = { role: 'group', 'aria-label': label, tabIndex: overflows ? 0 : -1 };
  return (
    <div data-kit="CodeBlock" {...rootProps(root, css.root)}>
      <div data-part="head" className={css.head}>
        <span>{title}</span>
        <span data-part="actions" className={css.actions}>
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
          <CopyButton text={copyText} label={copyLabel} onCopy={onCopy} onCopyFailed={onCopyFailed} />
        </span>
      </div>
      <pre ref={region} {...reach} className={cx(css.body, wraps && css.wrapped)}>
        <code className={css.code}>{coloured?.code === code ? coloured.nodes : code}</code>
      </pre>
    </div>
  );
}
