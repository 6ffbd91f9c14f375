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
import { ofShape } from './kept.ts';
import { ownPart, useOwnPart } from './own.ts';

/** The one active model and how it is used. */
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

const choiceOf = ownPart(
  'saywright-models',
  ofShape(choiceShape, { model: defaultModelId, ...defaultModelSettings }),
);

/** The choice this browser keeps for each person, always one that the models and sliders allow; changing says whether it was kept. */
export function useModelChoice(): readonly [ModelChoice, (change: Partial<ModelChoice>) => boolean] {
  const { ownerId } = useAuth();
  const [stored, keep] = useOwnPart(choiceOf, ownerId);
  const allowed: ModelChoice = {
    ...stored,
    model: selectModel(aiModels, defaultModelId, stored.model),
    temperature: sliderValue(modelSliders.temperature, stored.temperature),
    maxTokens: sliderValue(modelSliders.maxTokens, stored.maxTokens),
  };
  return [allowed, (change) => keep({ ...allowed, ...change })];
}
