import { firstGroup, isBlank, limitText, plainLine, type KeywordGroups } from '../../shared/text/index.ts';
import type { DemoLanguage, DemoType } from './types.ts';

/** The result for a description. */
export interface GeneratedCode {
  /** Code written for the description, or an outline when no pattern matched. */
  readonly kind: 'written' | 'outline';
  readonly code: string;
  readonly language: DemoLanguage | 'sql';
  readonly type: DemoType;
  /** File name for saving. */
  readonly fileName: string;
  /** One sentence: how the description was read, or why nothing was written. */
  readonly understood: string;
  /** Descriptions to try instead. */
  readonly suggestions: readonly string[];
  /** HTML page with the component in its initial state, without scripts. */
  readonly preview: string | undefined;
}

/** The longest part of a description that is read, in characters. */
export const longestDescription = 500;

/** The state of a generation; `run` increases with each one, so that outdated results are ignored. */
export type GenerationState =
  | { readonly status: 'idle' }
  | { readonly status: 'generating'; readonly run: number; readonly description: string }
  | { readonly status: 'generated'; readonly result: GeneratedCode };

export type GenerationEvent =
  | { readonly kind: 'generate'; readonly run: number; readonly description: string }
  | { readonly kind: 'generated'; readonly run: number; readonly result: GeneratedCode }
  | { readonly kind: 'failed'; readonly run: number }
  | { readonly kind: 'cleared' };

/** The first line of every outline. */
export const outlineMark = 'Only an outline: nothing was written for your words';

/** Kinds of tables that are parts of a page, not of a database. */
const shownTable = /\b(?:pricing|comparison|league|standings) tables?\b/iu;

/** Keywords for each type; without any of them the type is a component. */
const typeKeywords: KeywordGroups<DemoType> = [
  ['database', ['database', 'table', 'schema', 'column']],
  ['api', ['api', 'endpoint', 'request', 'fetch']],
  ['function', ['function', 'calculate', 'convert', 'compute']],
];

const outlines: Readonly<Record<DemoType, string>> = {
  component: `export function Generated() {
  return <section aria-label="Generated">Your component goes here.</section>;
}
`,
  function: `export function generated(input: unknown): unknown {
  return input;
}
`,
  api: `export async function handle(request: Request): Promise<Response> {
  return Response.json({ method: request.method });
}
`,
  database: `export const migration = 'create table generated (id bigint generated always as identity primary key);';
`,
};

const longestComment = 200;

/**
 * Whether the generate button is enabled: the description is not blank and nothing is being generated.
 * @example
 * canGenerate('A button', { status: 'idle' }) // => true
 */
export function canGenerate(description: string, state: GenerationState): boolean {
  return state.status !== 'generating' && !isBlank(description);
}

/**
 * The type of code that a description names; undefined for none.
 * @example
 * wantedType('A table of orders') // => 'database'
 */
export function wantedType(description: string): DemoType | undefined {
  return /\bcomponent\b/iu.test(description) || shownTable.test(description)
    ? 'component'
    : firstGroup(description, typeKeywords);
}

/**
 * The outline shown when no code can be generated; it is marked as an outline.
 * @example
 * simulatedCode('A table of orders').type // => 'database'
 */
export function simulatedCode(
  description: string,
  understood = '',
  suggestions: readonly string[] = [],
): GeneratedCode {
  const type = wantedType(description) ?? 'component';
  const comment = limitText(plainLine(description), longestComment);
  const language = type === 'component' ? 'tsx' : 'ts';
  return {
    kind: 'outline',
    code: `// ${outlineMark}\n// ${comment}\n${outlines[type]}`,
    language,
    type,
    fileName: `outline.${language}`,
    understood,
    suggestions,
    preview: undefined,
  };
}

/**
 * The generation after an event; a blank description and the result of an older run change nothing.
 * @example
 * generationTransition({ status: 'idle' }, { kind: 'generate', run: 1, description: 'A button' })
 * // => { status: 'generating', run: 1, description: 'A button' }
 */
export function generationTransition(state: GenerationState, event: GenerationEvent): GenerationState {
  const current = state.status === 'generating' && 'run' in event && state.run === event.run;
  switch (event.kind) {
    case 'generate':
      return canGenerate(event.description, state)
        ? { status: 'generating', run: event.run, description: event.description }
        : state;
    case 'generated':
      return current ? { status: 'generated', result: event.result } : state;
    case 'failed':
      return current ? { status: 'idle' } : state;
    case 'cleared':
      return { status: 'idle' };
    default:
      return state;
  }
}
