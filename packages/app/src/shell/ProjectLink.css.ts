import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

/** Name of the project beside the logo; phones have it on its page. */
export const link = style({
  marginInlineStart: vars.space.s12,
  '@media': { 'screen and (max-width: 720px)': { display: 'none' } },
});
export const name = style({
  display: 'inline-block',
  maxWidth: '140px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
