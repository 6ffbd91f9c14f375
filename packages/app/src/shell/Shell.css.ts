import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const phone = 'screen and (max-width: 720px)';

/** On phones the menu holds this. */
export const notOnPhones = style({ '@media': { [phone]: { display: 'none' } } });

/** Keeps the place of the button while it is not known who is here. */
export const unknown = style([notOnPhones, { visibility: 'hidden' }]);

/** The state of the network and the project it is about; its last message is the tooltip (CS-NETW-02, A105). */
export const network = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s8,
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
