import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  padding: '1px 5px',
  borderRadius: vars.radius.chip,
  background: color.sunken,
  boxShadow: `inset 0 0 0 ${vars.line.tinted} ${color.border}`,
  // As high as the words around it look, whatever their size.
  fontFamily: vars.family.mono,
  fontSize: '.92em',
  color: color.text,
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
