import { vars } from '@saywright/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const small = 'screen and (max-width: 880px)';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.s24,
  '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
