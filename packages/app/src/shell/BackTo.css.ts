import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

/** Clear of the header. */
export const top = style({ paddingBlockStart: vars.space.s20 });
