export { SampleMark } from './SampleMark.tsx';
export type { DataMode, SampleMarkProps } from './SampleMark.tsx';
