import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

// Keys keep their order in right-to-left text.
export const root = part({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.s4,
  verticalAlign: 'middle',
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const cap = part({
  minWidth: '1.25rem',
  paddingInline: vars.space.s4,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.chip,
  background: color.raised,
  color: color.text,
  font: vars.type.t12,
  fontWeight: 500,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
