/** How bad a violation is (SP-COMP-14). */
export type ViolationSeverity = 'critical' | 'high' | 'medium' | 'low';

/** The documented types of violation (SP-COMP-03, SP-COMP-08, SP-COMP-09, A77). */
export type ViolationType = 'mock_data' | 'todo_comment' | 'hardcoded_value';

/** A source file. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A violation of the documented rules (SP-BVAL-11). */
export interface Violation {
  readonly type: ViolationType;
  readonly severity: ViolationSeverity;
  /** Path and line. */
  readonly location: string;
  readonly description: string;
  readonly suggestion: string;
}

/** What the documented rules say of a file (SP-COMP-14 to SP-COMP-18). */
export interface SourceCheck {
  readonly violations: readonly Violation[];
  readonly score: number;
  readonly valid: boolean;
}

/** What they say of a project (SP-COMP-19 to SP-COMP-21). */
export interface ProjectCheck {
  readonly score: number;
  readonly valid: boolean;
  readonly files: readonly (SourceCheck & { readonly path: string })[];
}
