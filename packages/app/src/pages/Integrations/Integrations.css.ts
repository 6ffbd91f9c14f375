import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** The plan and the service's status; stacked on narrow screens. */
export const columns = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  '@media': { 'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
