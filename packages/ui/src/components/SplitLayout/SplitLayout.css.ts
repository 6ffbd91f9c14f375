import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { space } = vars;

// The narrow column goes below as soon as the wide one would be narrower than its basis.
export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s24,
  alignItems: 'flex-start',
});
export const main = part({ flex: '9999 1 min(42rem, 100%)', minWidth: 0 });
export const aside = part({
  flex: '1 1 min(21rem, 100%)',
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  gap: space.s16,
  position: 'sticky',
  insetBlockStart: '84px',
  paddingBlock: space.s24,
});
