import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { space } = vars;

// The narrow column goes below as soon as the wide one would be narrower than its basis.
export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.s24,
  alignItems: 'flex-start',
});
export const mains = parts({
  md: { flex: '9999 1 min(42rem, 100%)', minWidth: 0 },
  lg: { flex: '9999 1 min(36rem, 100%)', minWidth: 0 },
});
const aside = part({
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(17.5rem, 100%), 1fr))',
  gap: space.s16,
  position: 'sticky',
  insetBlockStart: '84px',
  paddingBlock: space.s24,
});
export const asides = parts(
  { md: { flex: '1 1 min(21rem, 100%)' }, lg: { flex: '1 1 min(28rem, 100%)' } },
  aside,
);
