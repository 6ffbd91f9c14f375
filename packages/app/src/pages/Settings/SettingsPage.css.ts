import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

/** What stands now, told apart from what a card is about. */
export const answer = style({ color: vars.color.text });
