/** How much experience a template asks for (A64). */
export const onboardingTemplateDifficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type OnboardingTemplateDifficulty = (typeof onboardingTemplateDifficulties)[number];

/** What a template is for (A64). */
export const onboardingTemplateCategories = ['business', 'community', 'content', 'productivity'] as const;
export type OnboardingTemplateCategory = (typeof onboardingTemplateCategories)[number];

/** A starting point of the hub (CS-TMPL-01, A64). */
export interface OnboardingTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: OnboardingTemplateCategory;
  readonly difficulty: OnboardingTemplateDifficulty;
  readonly tags: readonly string[];
  readonly features: readonly string[];
  /** What to say to the agent, in this order, to start from it (I08). */
  readonly instructions: readonly string[];
}
