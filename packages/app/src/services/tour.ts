import { createStore } from './store.ts';

/** What every page must know of the tour: whether it is on, and which regions it speaks of. */
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

/** The tour as far as pages see it; the tour itself is loaded when it starts. */
export const tourStage = createStore(reduce, off);

/** Starts the guided tour (A60). */
export function startTour(): void {
  tourStage.send({ kind: 'on' });
}
