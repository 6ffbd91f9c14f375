'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { rootProps, type RootProps } from '../../internal/rootProps.ts';
import { announce } from '../../internal/announcer.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { english } from './messages.ts';

export interface CopyButtonProps extends RootProps {
  /** Text to copy to the clipboard. */
  text: string;
  /** Button label. @default 'Copy' */
  label?: string | undefined;
  /** Label for two seconds after copying. @default 'Copied' */
  copiedLabel?: string | undefined;
  /** Label for two seconds after a failure. @default 'Copy failed' */
  failedLabel?: string | undefined;
  /** Called after the text is copied. */
  onCopy?: (() => void) | undefined;
  /** Called with the browser's error if copying fails. */
  onCopyFailed?: ((error: unknown) => void) | undefined;
}

type Outcome = 'idle' | 'copied' | 'failed';

/** Button that copies text and reports the result. */
export function CopyButton(props: CopyButtonProps): ReactElement {
  const { copy: copyWord, copied, failed } = useMessages('CopyButton', english);
  const { text, label = copyWord, copiedLabel = copied, failedLabel = failed, onCopy, onCopyFailed } = props;
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const words: Record<Outcome, string> = { idle: label, copied: copiedLabel, failed: failedLabel };
  const show = (next: Outcome): void => {
    setOutcome(next);
    announce(words[next]);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome('idle'), 2000);
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      show('copied');
      onCopy?.();
    } catch (error) {
      show('failed');
      onCopyFailed?.(error);
    }
  };
  return (
    <Button
      data-kit="CopyButton"
      variant="ghost"
      size="sm"
      icon={outcome === 'copied' ? 'check' : outcome === 'failed' ? 'warning' : 'copy'}
      onClick={() => void copy()}
      {...rootProps(props)}
    >
      {words[outcome]}
    </Button>
  );
}
