import { startTransition, useEffect, useRef, useState } from 'react';
import { noteError } from '../../../services/errors.ts';
import { useVisit } from '../visit.ts';
import { checkSources } from './checkSources.ts';
import type { CheckedSources, PickedSources } from './messages.ts';

/** State of a validation. */
export type ValidationState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The state of one run. */
interface Run {
  readonly attempt: number;
  readonly picked: PickedSources | undefined;
  readonly state: ValidationState;
}

const started: ValidationState = { kind: 'running', done: 0, total: 0 };

/** Validates when the tab is opened, on request, and when other files are chosen. */
export function useValidation(): {
  readonly state: ValidationState;
  readonly picked: PickedSources | undefined;
  readonly checked: CheckedSources | undefined;
  readonly run: () => void;
  readonly stop: () => void;
  readonly choose: (picked: PickedSources | undefined) => void;
} {
  const visit = useVisit();
  const [picked, setPicked] = visit.picked;
  const [checked, setChecked] = visit.checked;
  const [attempt, setAttempt] = useState(1);
  const [latest, setLatest] = useState<Run>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const update = (state: ValidationState): void => {
      if (!signal.aborted) setLatest({ attempt, picked, state });
    };
    const validate = async (): Promise<void> => {
      try {
        const result = await checkSources({
          files: picked?.files,
          signal,
          onProgress: (done, total) => update({ kind: 'running', done, total }),
        });
        // There may be tens of thousands of results: rendering them yields to user input.
        startTransition(() => {
          if (!signal.aborted) setChecked(result);
        });
        update({ kind: 'idle' });
      } catch (error) {
        noteError(error, 'Saywright', 'validate');
        update({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      }
    };
    void validate();
    return () => controller.abort();
  }, [attempt, picked, setChecked]);

  // The state of an earlier run, or of other files, is ignored.
  const isCurrent = latest?.attempt === attempt && latest.picked === picked;
  const state = isCurrent ? latest.state : started;
  return {
    state,
    picked,
    checked,
    run: () => setAttempt(attempt + 1),
    stop: () => {
      running.current?.abort();
      setLatest({ attempt, picked, state: { kind: 'stopped' } });
    },
    choose: (next) => {
      setChecked(undefined);
      setPicked(next);
    },
  };
}
