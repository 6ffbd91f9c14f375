import { demoDelays, generationTransition, type GenerationState } from '@saywright/domain/demo';
import { toast } from '@saywright/ui/Toast';
import { useEffect, useReducer, useRef } from 'react';
import { demoCopy } from '../../copy/demo.ts';
import { noteError } from '../../services/errors.ts';

interface Generation {
  readonly state: GenerationState;
  readonly generate: (description: string) => void;
  readonly clear: () => void;
}

/** Runs one generation at a time; leaving the page or choosing something else cancels it. */
export function useGeneration(): Generation {
  const [state, dispatch] = useReducer(generationTransition, { status: 'idle' });
  const runs = useRef(0);
  useEffect(() => {
    if (state.status !== 'generating') return undefined;
    const { run, description } = state;
    let isCurrent = true;
    let timer: number | undefined;
    const finish = async (): Promise<void> => {
      try {
        const { generateCode } = await import('@saywright/domain/demo/generate');
        if (!isCurrent) return;
        const result = generateCode(description);
        // An outline has nothing to wait for.
        const wait = result.kind === 'outline' ? 0 : demoDelays.generating;
        timer = window.setTimeout(() => dispatch({ kind: 'generated', run, result }), wait);
      } catch (error) {
        if (!isCurrent) return;
        noteError(error, 'Saywright', 'generate code');
        dispatch({ kind: 'failed', run });
        toast({ ...demoCopy.failed, tone: 'danger' });
      }
    };
    void finish();
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [state]);
  return {
    state,
    generate: (description) => {
      runs.current += 1;
      dispatch({ kind: 'generate', run: runs.current, description });
    },
    clear: () => dispatch({ kind: 'cleared' }),
  };
}
