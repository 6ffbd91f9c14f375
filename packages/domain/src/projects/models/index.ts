export { aiModels, defaultModelId, modelPerformance, modelSpecialties } from './models.ts';
export type { AiModel, ModelSpecialty } from './models.ts';
export { canSelectModel, modelScoreTone, selectModel } from './selection.ts';
export { defaultModelSettings, modelSliders, sliderValue } from './settings.ts';
export type { ModelSettings, SliderLimits } from './settings.ts';
