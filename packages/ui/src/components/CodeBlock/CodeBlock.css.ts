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
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  minHeight: '40px',
  paddingBlock: '5px',
  paddingInline: '14px 6px',
  font: vars.type.t12,
  color: color.textMuted,
  borderBlockEnd: `1px solid ${color.hairline}`,
  overflowWrap: 'anywhere',
});
export const actions = part({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' });
export const body = part({
  padding: '12px 14px',
  overflowX: 'auto',
  font: vars.type.code,
  color: color.textSecondary,
  tabSize: 2,
  direction: 'ltr',
  textAlign: 'start',
  outlineOffset: '-2px',
});
export const wrapped = part({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const code = part({ fontFamily: 'inherit' });
export const keyword = part({ color: color.codeKeyword });
export const string = part({ color: color.codeString });
export const number = part({ color: color.codeNumber });
export const name = part({ color: color.codeFunction });
export const comment = part({ color: color.textMuted });
