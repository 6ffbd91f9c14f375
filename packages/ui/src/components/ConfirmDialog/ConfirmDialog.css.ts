import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { color, space } = vars;

export const body = part({ display: 'grid', gap: space.s16 });

export const subject = part({
  padding: '8px 12px',
  background: color.sunken,
  border: `${vars.line.edge} solid ${color.border}`,
  borderRadius: vars.radius.field,
  font: vars.type.code,
  color: color.text,
});

export const error = part({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.s8,
  font: vars.type.t13,
});
export const errorMark = part({ marginBlockStart: '2px' });
export const hint = part({ flexBasis: '100%', textAlign: 'end' });
