import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** What is planned, and beside it how the service stands; under one another where there is no room. */
export const columns = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  '@media': { 'screen and (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
