'use client';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { announce } from '../../internal/announcer.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../Button/Button.tsx';
import { english } from './messages.ts';

export interface CopyButtonProps {
  /** What is put on the clipboard. */
  text: string;
  /** Words of the button. @default 'Copy' */
  label?: string | undefined;
  /** Words for two seconds after it worked. @default 'Copied' */
  copiedLabel?: string | undefined;
  /** Words for two seconds after it did not. @default 'Not copied' */
  failedLabel?: string | undefined;
  /** Called after the text is on the clipboard. */
  onCopy?: (() => void) | undefined;
  /** Called with what the browser objected when the clipboard could not be written. */
  onCopyFailed?: ((error: unknown) => void) | undefined;
}

type Outcome = 'idle' | 'copied' | 'failed';

/** Copies a text and says whether that worked. */
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
    >
      {words[outcome]}
    </Button>
  );
}
