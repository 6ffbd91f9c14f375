import { appear } from '../../internal/motion.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color } = vars;

export const tip = part({
  maxWidth: 'min(20rem, calc(100vw - 24px))',
  padding: '8px 12px',
  background: color.overlay,
  color: color.text,
  border: `${vars.line.edge} solid ${color.borderStrong}`,
  borderRadius: vars.radius.field,
  boxShadow: vars.shadow.middle,
  font: vars.type.t13,
  overflowWrap: 'anywhere',
  // Overrides react-aria's inline 100000. In the dialog layer, DOM order puts it above dialogs; toasts stay above it.
  zIndex: `${vars.layer.dialog} !important`,
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.small} linear` } },
});
