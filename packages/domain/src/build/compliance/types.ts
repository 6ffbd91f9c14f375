/** Severity of a violation. */
export type ViolationSeverity = 'critical' | 'high' | 'medium' | 'low';

/** The documented types of violation. */
export type ViolationType = 'mock_data' | 'todo_comment' | 'hardcoded_value';

/** A source file. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A violation of the documented rules. */
export interface Violation {
  readonly type: ViolationType;
  readonly severity: ViolationSeverity;
  /** Path and line. */
  readonly location: string;
  readonly description: string;
  readonly suggestion: string;
}

/** The result of the documented rules for a file. */
export interface SourceCheck {
  readonly violations: readonly Violation[];
  readonly score: number;
  readonly valid: boolean;
}

/** The result of the documented rules for a project. */
export interface ProjectCheck {
  readonly score: number;
  readonly valid: boolean;
  readonly files: readonly (SourceCheck & { readonly path: string })[];
}
