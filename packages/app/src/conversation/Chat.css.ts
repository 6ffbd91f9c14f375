import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as what is said when nothing was said yet, so that the field below stays where it is. */
export const loading = style({ minHeight: '94px' });

/** Why something said is not answered yet. */
export const waiting = style({ font: vars.type.t13, color: vars.color.textSecondary });
