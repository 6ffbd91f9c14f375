import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  paddingInline: vars.space.s4,
  borderRadius: vars.radius.chip,
  background: color.sunken,
  border: `${vars.line.tinted} solid ${color.border}`,
  // Sized to look as tall as the surrounding text.
  fontFamily: vars.family.mono,
  fontSize: '.92em',
  color: color.text,
  overflowWrap: 'anywhere',
  // Code is read from left to right in every language.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
