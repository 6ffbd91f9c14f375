import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const phone = 'screen and (max-width: 720px)';

/** Hidden on phones, where the menu contains it. */
export const notOnPhones = style({ '@media': { [phone]: { display: 'none' } } });

/** Reserves the button's space while the session is loading. */
export const unknown = style([notOnPhones, { visibility: 'hidden' }]);

/** Network state and project, as a link to their explanation. */
export const network = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s8,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [phone]: { flexDirection: 'column', alignItems: 'flex-end', gap: 0 } },
});
export const project = style({
  font: type.t13,
  color: color.textMuted,
  maxWidth: '160px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { maxWidth: '112px' } },
});
