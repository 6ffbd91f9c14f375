import { media, part, parts } from '../../theme/layered.ts';

const columns = (count: number) => (count === 1 ? 'minmax(0, 1fr)' : `repeat(${count}, minmax(0, 1fr))`);

export const root = part({ display: 'grid', gridTemplateColumns: columns(1) });

export const counts = parts({
  1: {},
  2: { gridTemplateColumns: columns(2), '@media': { [media.small]: { gridTemplateColumns: columns(1) } } },
  3: {
    gridTemplateColumns: columns(3),
    '@media': {
      [media.medium]: { gridTemplateColumns: columns(2) },
      [media.small]: { gridTemplateColumns: columns(1) },
    },
  },
  4: {
    gridTemplateColumns: columns(4),
    '@media': {
      [media.medium]: { gridTemplateColumns: columns(2) },
      [media.small]: { gridTemplateColumns: columns(1) },
    },
  },
});
