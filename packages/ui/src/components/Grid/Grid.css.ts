import { columnsByWidth, part, parts } from '../../theme/layered.ts';

export const root = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

const two = [2, '30rem'] as const;

export const counts = parts({
  1: {},
  2: { gridTemplateColumns: columnsByWidth([two]) },
  3: { gridTemplateColumns: columnsByWidth([[3, '48rem'], two]) },
  4: { gridTemplateColumns: columnsByWidth([[4, '56rem'], two]) },
});
