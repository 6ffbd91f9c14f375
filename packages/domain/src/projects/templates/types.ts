/** The experience a template requires. */
export const onboardingTemplateDifficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type OnboardingTemplateDifficulty = (typeof onboardingTemplateDifficulties)[number];

/** Categories of templates. */
export const onboardingTemplateCategories = ['business', 'community', 'content', 'productivity'] as const;
export type OnboardingTemplateCategory = (typeof onboardingTemplateCategories)[number];

/** A template of the onboarding hub. */
export interface OnboardingTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: OnboardingTemplateCategory;
  readonly difficulty: OnboardingTemplateDifficulty;
  readonly tags: readonly string[];
  readonly features: readonly string[];
  /** The instructions for the agent, in order, that set the template up. */
  readonly instructions: readonly string[];
}
