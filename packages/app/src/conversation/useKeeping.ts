import type { OperationState } from '@saywright/domain/operations';
import { useEffect, useEffectEvent } from 'react';
import { createStore, useStore } from '../services/store.ts';
import { triedInstructions } from '../services/drafts.ts';
import type { Conversation } from './useConversation.ts';

interface Keeping {
  /** What is still to be planned, oldest first. */
  readonly left: readonly string[];
  /** The next one follows once the plan that waits is executed. */
  readonly isKeeping: boolean;
  /** Plans the first one. */
  readonly begin: () => void;
}

/** States of a plan that may still be executed, or just was. */
const goesOn: ReadonlySet<OperationState> = new Set<OperationState>(['proven', 'executing', 'executed']);

interface Sent {
  readonly text: string;
  /** The operations that there were before. */
  readonly before: ReadonlySet<string>;
}

/** The instruction that was sent last; the next one follows even if the page was left meanwhile. */
const sent = createStore<Sent | undefined, Sent | undefined>((_, next) => next, undefined);

/**
 * Plans what was carried out in the trial again, each instruction once the plan before it is executed: it may be about
 * what that one makes. Ends where one is not planned, or its plan is not executed.
 */
export function useKeeping({
  entries,
  operations,
  say,
}: Pick<Conversation, 'entries' | 'operations' | 'say'>): Keeping {
  const { store, keep } = triedInstructions();
  const left = useStore(store);
  const last = useStore(sent);

  const planned = entries.flatMap(({ kind, id }) => (kind === 'operation' ? [id] : []));
  const sendNext = async (): Promise<void> => {
    const [next, ...others] = left;
    if (next === undefined) return;
    const before = new Set(planned);
    keep(others);
    const isAnswered = await say(next);
    sent.send(isAnswered ? { text: next, before } : undefined);
    if (!isAnswered) keep([next, ...store.get()]);
  };

  const own = planned.find(
    (id) => last?.before.has(id) === false && operations.get(id)?.instruction === last.text,
  );
  const state = own === undefined ? undefined : operations.get(own)?.state;
  const executed = state === 'executed' ? own : undefined;
  const goOn = useEffectEvent(() => void sendNext());
  useEffect(() => {
    if (executed !== undefined) goOn();
  }, [executed]);

  return { left, isKeeping: state !== undefined && goesOn.has(state), begin: () => void sendNext() };
}
