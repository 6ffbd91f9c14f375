import { useCallback } from 'react';
import type { Figures } from '../../panels/useFigures.ts';
import { kept, useKept } from './kept.ts';
import { useView } from '../../panels/view.ts';

/** Whether sample or own figures are shown: as the link says, else as chosen, else own ones once something is tracked (D3). */
export function useBuildFigures(): readonly [Figures, (figures: Figures) => void] {
  const [search, change] = useView();
  const [chosen, choose] = useKept(kept.figures);
  const [components] = useKept(kept.components);
  const linked = search.get('figures');
  const isLinked = linked === 'sample' || linked === 'live';
  const usual = chosen ?? (components.length > 0 ? 'live' : 'sample');
  const set = useCallback(
    (figures: Figures) => {
      choose(figures);
      if (linked !== null) change({ figures: null });
    },
    [change, choose, linked],
  );
  return [isLinked ? linked : usual, set];
}
