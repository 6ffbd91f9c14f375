export { PreviewFrame } from './PreviewFrame.tsx';
export type { PreviewDevice, PreviewFrameProps } from './PreviewFrame.tsx';
