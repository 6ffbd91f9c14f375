import { useCallback } from 'react';
import type { Figures } from '../../panels/useFigures.ts';
import { buildStores, useBuildStore } from './buildStores.ts';
import { useView } from '../../panels/view.ts';

/** Sample or live figures: as the link says, else as chosen, else live once something is tracked. */
export function useBuildFigures(): readonly [Figures, (figures: Figures) => void] {
  const [search, change] = useView();
  const [chosen, choose] = useBuildStore(buildStores.figures);
  const [components] = useBuildStore(buildStores.components);
  const linked = search.get('figures');
  const isLinked = linked === 'sample' || linked === 'live';
  const defaultFigures = chosen ?? (components.length > 0 ? 'live' : 'sample');
  const set = useCallback(
    (figures: Figures) => {
      choose(figures);
      if (linked !== null) change({ figures: null });
    },
    [change, choose, linked],
  );
  return [isLinked ? linked : defaultFigures, set];
}
