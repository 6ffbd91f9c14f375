import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  minWidth: 0,
  background: color.sunken,
  border: `${vars.line.tinted} solid ${color.border}`,
  borderRadius: vars.radius.inner,
  overflow: 'hidden',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const head = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  minHeight: '40px',
  padding: '4px 12px',
  borderBlockEnd: `1px solid ${color.hairline}`,
  font: vars.type.t13,
  overflowWrap: 'anywhere',
});
export const actions = part({ display: 'flex', flexWrap: 'wrap', marginInline: 'auto -8px' });
export const body = part({
  padding: '8px 12px',
  overflowX: 'auto',
  font: vars.type.code,
  color: color.textSecondary,
  tabSize: 2,
  direction: 'ltr',
  outlineOffset: '-2px',
});
export const wrapped = part({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const code = part({ font: 'inherit' });
export const keyword = part({ color: color.codeKeyword });
export const string = part({ color: color.codeString });
export const number = part({ color: color.codeNumber });
export const name = part({ color: color.codeFunction });
export const comment = part({ color: color.textMuted });
