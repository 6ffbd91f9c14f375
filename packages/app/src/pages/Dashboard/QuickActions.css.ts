import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({ font: vars.type.t13, color: vars.color.textMuted });
