export { demoExamples } from './examples.ts';
export { demoVariations } from './variations.ts';
export {
  canGenerate,
  generationTransition,
  longestDescription,
  outlineMark,
  simulatedCode,
  wantedType,
} from './generation.ts';
export type { GeneratedCode, GenerationEvent, GenerationState } from './generation.ts';
export { emptyProjectDraft, projectFrom } from './project.ts';
export { projectFiles } from './projectFiles.ts';
export type { ProjectFacts, ProjectFile } from './projectFiles.ts';
export { projectSteps } from './projectSteps.ts';
export type { ProjectStep } from './projectSteps.ts';
export { projectTemplateById, projectTemplates } from './projectTemplates.ts';
export { demoDelays, demoFeatureCards, demoTabs, demoToasts } from './texts.ts';
export { demoLanguages, demoTypes, projectCategories, projectComplexities } from './types.ts';
export type {
  DemoExample,
  DemoLanguage,
  DemoType,
  ProjectCategory,
  ProjectComplexity,
  ProjectDraft,
  ProjectTemplate,
} from './types.ts';
