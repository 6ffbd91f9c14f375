import { title } from '../../internal/text.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { container, part } from '../../theme/layered.ts';

const { space } = vars;
const wide = '(min-width: 44rem)';

export const root = part({ ...container, overflowWrap: 'anywhere' });
export const columns = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s32,
  '@container': { [wide]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
/** The position says the same in a narrow place. */
export const steps = part({ display: 'none', '@container': { [wide]: { display: 'block' } } });
export const heading = part({}, title);
export const body = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s16,
  paddingBlockStart: space.s16,
});
export const actions = part({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s8,
  paddingBlockStart: space.s24,
});
export const review = part({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 });
export const entry = part({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s12 });
export const entryWords = part({ flex: '1 1 10rem', minWidth: 0 });
