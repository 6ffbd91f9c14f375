export { Diagram } from './Diagram.tsx';
export { diagramHeight } from './size.ts';
export type { DiagramBox, DiagramLine, DiagramLink, DiagramProps } from './types.ts';
