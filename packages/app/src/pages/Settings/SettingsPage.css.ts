import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

/** The current state, set off from what a card is about. */
export const answer = style({ color: vars.color.text });

/** A list whose items are whole sentences or wrap. */
export const bullets = style({ listStyle: 'disc', paddingInlineStart: '20px' });
