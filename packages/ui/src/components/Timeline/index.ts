export { Timeline } from './Timeline.tsx';
export type { TimelineEvent, TimelineProps, TimelineTone } from './Timeline.tsx';
