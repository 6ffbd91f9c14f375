import { Button } from '@saywright/ui/Button';
import { useRef, type ReactElement } from 'react';
import * as css from './Build.css.ts';

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens a file picker for one file. */
export function FileButton({ label, accept, onFile }: FileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon="page" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        className={css.hidden}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Lets the same file be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
