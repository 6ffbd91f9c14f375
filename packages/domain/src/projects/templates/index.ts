export { allTemplates, filterTemplates, noTemplates } from './filterTemplates.ts';
export type { SearchableTemplate, TemplateQuery } from './filterTemplates.ts';
export { onboardingTemplates } from './onboardingTemplates.ts';
export { templateFeatureLimits, truncateFeatures } from './truncateFeatures.ts';
export { onboardingTemplateCategories, onboardingTemplateDifficulties } from './types.ts';
export type {
  OnboardingTemplate,
  OnboardingTemplateCategory,
  OnboardingTemplateDifficulty,
} from './types.ts';
