import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';

const { color } = vars;

export const root = part({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: color.bubble,
  color: color.accentText,
  border: `${vars.line.edge} solid ${color.border}`,
  whiteSpace: 'nowrap',
  userSelect: 'none',
});

export const sizes = parts({
  sm: { width: '1.5rem', height: '1.5rem', font: vars.type.t12, fontWeight: 600 },
  md: { width: '2.25rem', height: '2.25rem', font: vars.type.t13, fontWeight: 600 },
  lg: { width: '3.5rem', height: '3.5rem', font: vars.type.t20, fontWeight: 600 },
});

export const image = part({ width: '100%', height: '100%', objectFit: 'cover' });
