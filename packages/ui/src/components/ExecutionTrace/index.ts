export { ExecutionTrace } from './ExecutionTrace.tsx';
export type { ExecutionTraceProps } from './ExecutionTrace.tsx';
export type { TraceState, TraceStep } from './TraceRow.tsx';
