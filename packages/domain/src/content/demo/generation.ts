import { firstGroup, isBlank, limitText, plainLine, type KeywordGroups } from '../text/index.ts';
import type { DemoLanguage, DemoType } from './types.ts';

/** What came of a description. */
export interface GeneratedCode {
  /** Code written for the description, or an outline where nothing here could write it. */
  readonly kind: 'written' | 'outline';
  readonly code: string;
  readonly language: DemoLanguage | 'sql';
  readonly type: DemoType;
  /** Name of the file it is saved under. */
  readonly fileName: string;
  /** One sentence: how the description was read, or why it could not be. */
  readonly understood: string;
  /** Descriptions to try instead. */
  readonly suggestions: readonly string[];
  /** A page that shows a component as it is at first; it holds no script. */
  readonly preview: string | undefined;
}

/** Characters of a description that are read; the rest could not be told apart in one piece of code. */
export const longestDescription = 500;

/** Where a generation stands; `run` tells a newer one from an older (SP-DEMO-23, H39). */
export type GenerationState =
  | { readonly status: 'idle' }
  | { readonly status: 'generating'; readonly run: number; readonly description: string }
  | { readonly status: 'generated'; readonly result: GeneratedCode };

export type GenerationEvent =
  | { readonly kind: 'generate'; readonly run: number; readonly description: string }
  | { readonly kind: 'generated'; readonly run: number; readonly result: GeneratedCode }
  | { readonly kind: 'failed'; readonly run: number }
  | { readonly kind: 'cleared' };

/** The mark of what could not be written. */
export const outlineMark = 'Only an outline: nothing was written for your words';

/** A table that is looked at, and holds no rows: it is a part of a page. */
const shownTable = /\b(?:pricing|comparison|league|standings) tables?\b/iu;

/** Words that say what is to be made; a component when none of them occurs. */
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
 * Whether generate can be pressed: something was described and nothing is being generated (SP-DEMO-28).
 * @example
 * canGenerate('A button', { status: 'idle' }) // => true
 */
export function canGenerate(description: string, state: GenerationState): boolean {
  return state.status !== 'generating' && !isBlank(description);
}

/**
 * What a description asks for by name; undefined when it names no kind of code.
 * @example
 * wantedType('A table of orders') // => 'database'
 */
export function wantedType(description: string): DemoType | undefined {
  return /\bcomponent\b/iu.test(description) || shownTable.test(description)
    ? 'component'
    : firstGroup(description, typeKeywords);
}

/**
 * The code shown when nothing can generate it: an outline that says it is one (SP-DEMO-24, D1).
 * @example
 * simulatedCode('A table of orders').type // => 'database'
 */
export function simulatedCode(
  description: string,
  understood = '',
  suggestions: readonly string[] = [],
): GeneratedCode {
  const type = wantedType(description) ?? 'component';
  const wish = limitText(plainLine(description), longestComment);
  const language = type === 'component' ? 'tsx' : 'ts';
  return {
    kind: 'outline',
    code: `// ${outlineMark}\n// ${wish}\n${outlines[type]}`,
    language,
    type,
    fileName: `outline.${language}`,
    understood,
    suggestions,
    preview: undefined,
  };
}

/**
 * The generation after an event; a blank description and the end of an older run change nothing (SP-DEMO-23, SP-DEMO-28, H39).
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
