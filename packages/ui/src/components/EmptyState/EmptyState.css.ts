import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

export const root = part({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const mark = part({ marginBlockEnd: vars.space.s12 });
export const marks = parts({
  neutral: { color: vars.color.textMuted },
  danger: { color: vars.color.danger },
});
export const title = part({ font: vars.type.t14, fontWeight: 600, maxWidth: '100%' });
export const text = part({ marginBlockStart: '2px', color: vars.color.textMuted, maxWidth: '66ch' });
export const action = part({ marginBlockStart: '14px', maxWidth: '100%' });
