'use client';
import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { announce } from '../../internal/announcer.ts';
import { checkFiles, type FileRules } from '../../internal/files/checkFiles.ts';
import { useFileTexts } from '../../internal/files/useFileTexts.ts';
import { controlProps, frameProps, type RootProps } from '../../internal/rootProps.ts';
import { useOwnRef } from '../../internal/useOwnRef.ts';
import { Button } from '../Button/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../Button/buttonClass.ts';
import { FieldNotes, useFieldIds } from '../TextField/FieldFrame.tsx';
import * as css from './FileTrigger.css.ts';

/** `id`, `aria-*` and `ref` reach the button, the others the root element. */
export interface FileTriggerProps extends RootProps<HTMLButtonElement>, FileRules {
  /** Label of the button. */
  children: ReactNode;
  /** Called with the chosen files that keep to the limits. */
  onChange: (files: readonly File[]) => void;
  /** Visual style of the button. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** Height of the button: 28, 36 or 44 px. @default 'md' */
  size?: ButtonSize | undefined;
  /** Icon before the label. @default no icon */
  icon?: ReactNode;
  /** Camera that a phone opens instead of its files. @default the files */
  capture?: 'user' | 'environment' | undefined;
  /** Shows a spinner and ignores presses, for example during an upload. @default false */
  busy?: boolean | undefined;
  /** Disables the button. @default false */
  disabled?: boolean | undefined;
}

/** Button that opens the file dialog and hands over what was chosen. */
export function FileTrigger(props: FileTriggerProps): ReactElement {
  const { children, onChange, variant, size, icon, capture, busy, disabled, accept, multiple, maxSize } =
    props;
  const texts = useFileTexts(props);
  const button = useOwnRef<HTMLButtonElement>(props);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const ids = useFieldIds({ ...props, error });
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return;
    const { accepted, problems } = checkFiles(files, { accept, multiple, maxSize });
    const wrong = texts.problems(problems);
    setError(wrong);
    announce(wrong ?? '', 'assertive');
    if (accepted.length > 0) onChange(accepted);
  };
  return (
    <div data-kit="FileTrigger" {...frameProps(props, css.root)}>
      <Button
        {...controlProps(props)}
        {...{ variant, size, icon, busy, disabled }}
        {...ids.described}
        ref={button}
        id={ids.field}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        {...{ accept, multiple, capture, disabled }}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          take(files);
        }}
      />
      <FieldNotes ids={ids} error={error} />
    </div>
  );
}
