import {
  modelCommands,
  type LocalModelServer,
  type ModelSettingsChange,
  type ModelSettingsView,
} from '@saywright/engine/protocol';
import type { ModelSettings } from '@saywright/domain/models';
import { useCallback, useEffect } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import { useCommands } from '../providers/commands.ts';
import { keys, policy } from './data.ts';
import { noteError } from './errors.ts';

/** The person's connected language model; not fetched while nobody is signed in. */
export function useModelSettings(): SWRResponse<ModelSettingsView, Error> {
  const { id, send } = useCommands();
  return useSWR(id === '' ? null : keys.models(id), () => send(modelCommands.getModelSettings, {}), policy);
}

/** Changes the connected model, shows the result and returns it. Rejects with a message for the person. */
export function useModelChange(): (change: ModelSettingsChange) => Promise<ModelSettingsView> {
  const { send } = useCommands();
  const { mutate } = useModelSettings();
  return useCallback(
    async (change) => {
      const changed = await send(modelCommands.setModelSettings, change);
      await mutate(changed, { revalidate: false });
      return changed;
    },
    [mutate, send],
  );
}

/** Looks for model servers on the server's own machine. */
export function useLocalModels(): () => Promise<readonly LocalModelServer[]> {
  const { send } = useCommands();
  return useCallback(() => send(modelCommands.findLocalModels, {}), [send]);
}

/** Sends the chosen settings to the connected model, once they have not changed for half a second. */
export function useSentSettings(chosen: ModelSettings, connected: ModelSettingsView | undefined): void {
  const change = useModelChange();
  const { temperature, maxTokens, contextAwareness } = chosen;
  const isSent =
    connected === undefined ||
    (connected.temperature === temperature &&
      connected.maxTokens === maxTokens &&
      connected.contextAwareness === contextAwareness);
  useEffect(() => {
    if (isSent) return undefined;
    const timer = setTimeout(() => {
      change({ temperature, maxTokens, contextAwareness }).catch((error: unknown) =>
        noteError(error, 'Saywright', 'model settings'),
      );
    }, 500);
    return () => clearTimeout(timer);
  }, [isSent, temperature, maxTokens, contextAwareness, change]);
}
