import type { ModelSettingsView } from '@saywright/engine/protocol';
import { modelsCopy } from '../../../copy/advanced.ts';
import { clockTime } from '../../../time.ts';

type LastTry = Pick<ModelSettingsView, 'model' | 'lastTry'>;

/** What was observed when the model was last asked, as a sentence. */
export function tryText({ model, lastTry }: LastTry): string {
  return lastTry ? modelsCopy.lastTry[lastTry.reached](model, clockTime(lastTry.at)) : modelsCopy.untriedText;
}

/** Why the model cannot be relied on, as a sentence; undefined where it answered, or was not asked. */
export function tryProblem(settings: LastTry): string | undefined {
  const reached = settings.lastTry?.reached ?? 'reached';
  return reached === 'answered' || reached === 'reached' ? undefined : tryText(settings);
}
