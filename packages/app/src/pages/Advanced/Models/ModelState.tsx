import type { ModelSettingsView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import type { ReactElement } from 'react';
import { modelsCopy } from '../../../copy/advanced.ts';
import { tryProblem, tryText } from './lastTry.ts';

/** Whether a connected model is used, and what it did when it was last asked. */
export function ModelState({ settings }: { readonly settings: ModelSettingsView }): ReactElement {
  const { enabled, model, lastTry } = settings;
  if (!enabled) return <Banner title={modelsCopy.off}>{modelsCopy.offText}</Banner>;
  const problem = tryProblem(settings);
  if (problem !== undefined)
    return (
      <Banner tone="warning" title={modelsCopy.unreached(model)}>
        {problem}
      </Banner>
    );
  return (
    <Banner tone={lastTry ? 'success' : 'info'} title={lastTry ? modelsCopy.on : modelsCopy.untried(model)}>
      {`${modelsCopy.onText(model)} ${tryText(settings)}`}
    </Banner>
  );
}
