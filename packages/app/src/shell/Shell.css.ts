import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

/** On phones the menu holds this. */
export const notOnPhones = style({ '@media': { 'screen and (max-width: 720px)': { display: 'none' } } });

/** The state of the network and the project it is about; its last message is the tooltip (CS-NETW-02, A105). */
export const network = style({ display: 'flex', alignItems: 'baseline', gap: space.s8 });
export const project = style({
  font: type.t13,
  color: color.textMuted,
  maxWidth: '160px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 1100px)': { display: 'none' } },
});
