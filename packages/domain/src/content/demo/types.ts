/** In what a demo example is written (SP-DEMO-16). */
export const demoLanguages = ['tsx', 'ts'] as const;

/** What a demo example makes (SP-DEMO-17). */
export const demoTypes = ['component', 'function', 'api', 'database'] as const;

/** Categories of the project templates (SP-DEMO-19). */
export const projectCategories = ['productivity', 'content', 'ecommerce', 'analytics'] as const;

/** How much experience a project template asks for (SP-DEMO-20). */
export const projectComplexities = ['beginner', 'intermediate', 'advanced'] as const;

export type DemoLanguage = (typeof demoLanguages)[number];
export type DemoType = (typeof demoTypes)[number];
export type ProjectCategory = (typeof projectCategories)[number];
export type ProjectComplexity = (typeof projectComplexities)[number];

/** A description with the code it leads to (SP-DEMO-15). */
export interface DemoExample {
  /** Plain English. */
  readonly input: string;
  /** Code. */
  readonly output: string;
  readonly language: DemoLanguage;
  readonly type: DemoType;
}

/** What a project can start from (SP-DEMO-18). */
export interface ProjectTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: ProjectCategory;
  readonly features: readonly string[];
  readonly complexity: ProjectComplexity;
}

/** What stands in the form of the Project Builder (SP-DEMO-22). */
export interface ProjectDraft {
  readonly name: string;
  readonly description: string;
  readonly requirements: string;
  readonly templateId: string | undefined;
}
