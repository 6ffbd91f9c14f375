/** Languages of the demo examples. */
export const demoLanguages = ['tsx', 'ts'] as const;

/** Kinds of code in the demo. */
export const demoTypes = ['component', 'function', 'api', 'database'] as const;

/** Categories of the project templates. */
export const projectCategories = ['productivity', 'content', 'ecommerce', 'analytics'] as const;

/** The experience a project template requires. */
export const projectComplexities = ['beginner', 'intermediate', 'advanced'] as const;

export type DemoLanguage = (typeof demoLanguages)[number];
export type DemoType = (typeof demoTypes)[number];
export type ProjectCategory = (typeof projectCategories)[number];
export type ProjectComplexity = (typeof projectComplexities)[number];

/** A description with its code. */
export interface DemoExample {
  /** The description in plain English. */
  readonly input: string;
  /** The resulting code. */
  readonly output: string;
  readonly language: DemoLanguage;
  readonly type: DemoType;
}

/** A template for a new project. */
export interface ProjectTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: ProjectCategory;
  readonly features: readonly string[];
  readonly complexity: ProjectComplexity;
}

/** The content of the Project Builder's form. */
export interface ProjectDraft {
  readonly name: string;
  readonly description: string;
  readonly requirements: string;
  readonly templateId: string | undefined;
}
