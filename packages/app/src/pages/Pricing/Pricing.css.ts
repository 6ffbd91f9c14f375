import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, type } = vars;

export const title = style({ font: type.t20, fontWeight: 600 });
export const note = style({ color: color.textMuted });
