import type { ModelReached, ModelSettingsView } from '../protocol/index.ts';
import type { Clock } from '../ports/system.ts';
import type { ModelConnection } from './connection.ts';

type Named = Pick<ModelConnection, 'baseUrl' | 'model'>;

/** What was last observed of people's models. Kept until the server stops, as it is soon out of date. */
export interface ModelTries {
  record(owner: string, model: Named, reached: ModelReached): void;
  /** Null where this model was not asked since the server started. */
  of(owner: string, model: Named | undefined): ModelSettingsView['lastTry'];
}

export function modelTries(clock: Pick<Clock, 'now'>): ModelTries {
  const last = new Map<string, Named & { readonly reached: ModelReached; readonly at: string }>();
  return {
    record(owner, { baseUrl, model }, reached) {
      last.set(owner, { baseUrl, model, reached, at: clock.now().toISOString() });
    },
    of(owner, model) {
      const found = last.get(owner);
      return found && found.baseUrl === model?.baseUrl && found.model === model.model
        ? { reached: found.reached, at: found.at }
        : null;
    },
  };
}
