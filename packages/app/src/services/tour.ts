import { createStore } from './store.ts';

/** The tour's state for every page: whether it is on, and which regions it highlights. */
interface TourStage {
  readonly isOn: boolean;
  readonly highlights: readonly string[];
}

type Event =
  | { readonly kind: 'on' }
  | { readonly kind: 'highlight'; readonly names: readonly string[] }
  | { readonly kind: 'off' };

const off: TourStage = { isOn: false, highlights: [] };

function reduce(stage: TourStage, event: Event): TourStage {
  switch (event.kind) {
    case 'on':
      return stage.isOn ? stage : { ...stage, isOn: true };
    case 'highlight':
      return { ...stage, highlights: event.names };
    default:
      return off;
  }
}

/** The tour's state for pages; the tour itself is loaded when it starts. */
export const tourStage = createStore(reduce, off);

/** Starts the guided tour. */
export function startTour(): void {
  tourStage.send({ kind: 'on' });
}
