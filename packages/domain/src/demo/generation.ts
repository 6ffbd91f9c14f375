import { simulatedMark } from '../agents/index.ts';
import { firstGroup, isBlank, limitText, plainLine, type KeywordGroups } from '../text/index.ts';
import type { DemoLanguage, DemoType } from './types.ts';

/** Code that was made for a description. */
export interface GeneratedCode {
  readonly code: string;
  readonly language: DemoLanguage;
  readonly type: DemoType;
}

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

/** Whether generate can be pressed: something was described and nothing is being generated (SP-DEMO-28). */
export function canGenerate(description: string, state: GenerationState): boolean {
  return state.status !== 'generating' && !isBlank(description);
}

/** The code shown when nothing can generate it: an outline that says it is one (SP-DEMO-24, D1). */
export function simulatedCode(description: string): GeneratedCode {
  const type = firstGroup(description, typeKeywords) ?? 'component';
  const wish = limitText(plainLine(description), longestComment);
  return {
    code: `// ${simulatedMark}\n// ${wish}\n${outlines[type]}`,
    language: type === 'component' ? 'tsx' : 'ts',
    type,
  };
}

/** The generation after an event; a blank description and the end of an older run change nothing (SP-DEMO-23, SP-DEMO-28, H39). */
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
