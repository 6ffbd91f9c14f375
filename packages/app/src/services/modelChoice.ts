import {
  aiModels,
  defaultModelId,
  defaultModelSettings,
  modelSliders,
  selectModel,
  sliderValue,
  type ModelSettings,
} from '@saywright/domain/models';
import * as z from 'zod/mini';
import { useAuth } from '../providers/auth.ts';
import { storageKeys } from '../product.ts';
import { ofShape } from './persistedStore.ts';
import { perUserStore, usePerUserStore } from './perUserStore.ts';

/** The active model and its settings. */
export interface ModelChoice extends ModelSettings {
  readonly model: string;
}

const choiceShape: z.ZodMiniType<ModelChoice> = z.object({
  model: z.string(),
  temperature: z.number(),
  maxTokens: z.number(),
  streamResponses: z.boolean(),
  contextAwareness: z.boolean(),
});

const choiceOf = perUserStore(
  storageKeys.models,
  ofShape(choiceShape, { model: defaultModelId, ...defaultModelSettings }),
);

/** The current choice, limited to valid models and slider values; changing it returns whether it was persisted. */
export function useModelChoice(): readonly [ModelChoice, (change: Partial<ModelChoice>) => boolean] {
  const [stored, keep] = usePerUserStore(choiceOf, useAuth().ownerId);
  const allowed: ModelChoice = {
    ...stored,
    model: selectModel(aiModels, defaultModelId, stored.model),
    temperature: sliderValue(modelSliders.temperature, stored.temperature),
    maxTokens: sliderValue(modelSliders.maxTokens, stored.maxTokens),
  };
  return [allowed, (change) => keep({ ...allowed, ...change })];
}
