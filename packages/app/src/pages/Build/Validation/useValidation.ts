import { startTransition, useEffect, useRef, useState } from 'react';
import { noteError } from '../../../services/errors.ts';
import { useVisit } from '../visit.ts';
import { checkSources } from './checkSources.ts';
import type { CheckedSources, Picked } from './messages.ts';

/** Where a validation stands. */
export type ValidationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string };

/** What is known of which run. */
interface Told {
  readonly attempt: number;
  readonly picked: Picked | undefined;
  readonly state: ValidationState;
}

const started: ValidationState = { kind: 'running', done: 0, total: 0 };

/** A validation that starts when the tab is opened, and again when it is wanted or other files were chosen (SP-BVAL-02 to SP-BVAL-04, H39). */
export function useValidation(): {
  readonly state: ValidationState;
  readonly picked: Picked | undefined;
  readonly checked: CheckedSources | undefined;
  readonly run: () => void;
  readonly stop: () => void;
  readonly choose: (picked: Picked | undefined) => void;
} {
  const visit = useVisit();
  const [picked, setPicked] = visit.picked;
  const [checked, setChecked] = visit.checked;
  const [attempt, setAttempt] = useState(1);
  const [told, setTold] = useState<Told>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const tell = (state: ValidationState): void => {
      if (!signal.aborted) setTold({ attempt, picked, state });
    };
    const validate = async (): Promise<void> => {
      try {
        const result = await checkSources({
          files: picked?.files,
          signal,
          onProgress: (done, total) => tell({ kind: 'running', done, total }),
        });
        // There may be tens of thousands of results: drawing them waits for whatever the person does.
        startTransition(() => {
          if (!signal.aborted) setChecked(result);
        });
        tell({ kind: 'idle' });
      } catch (error) {
        noteError(error, 'Saywright', 'validate');
        tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      }
    };
    void validate();
    return () => controller.abort();
  }, [attempt, picked, setChecked]);

  // What was told of an earlier attempt, or of other files, no longer counts.
  const isCurrent = told?.attempt === attempt && told.picked === picked;
  const state = isCurrent ? told.state : started;
  return {
    state,
    picked,
    checked,
    run: () => setAttempt(attempt + 1),
    stop: () => {
      running.current?.abort();
      setTold({ attempt, picked, state: { kind: 'stopped' } });
    },
    choose: (next) => {
      setChecked(undefined);
      setPicked(next);
    },
  };
}
