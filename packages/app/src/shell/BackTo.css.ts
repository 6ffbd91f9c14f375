import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

/** Space below the header. */
export const top = style({ paddingBlockStart: vars.space.s20 });
