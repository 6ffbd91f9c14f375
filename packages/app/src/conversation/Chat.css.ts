import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as the empty state, so that the field below does not move. */
export const loading = style({ minHeight: '94px' });

/** Status of an instruction without an answer. */
export const waiting = style({ font: vars.type.t13, color: vars.color.textSecondary });
