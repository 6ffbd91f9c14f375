import * as gauge from '../../internal/gauge.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { part } from '../../theme/layered.ts';

const { space } = vars;

export const figure = part({ display: 'block', ...gauge.figure });

export const status = part({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: space.s6,
  marginBlockStart: space.s6,
});
export const statusMark = part({ marginBlockStart: '2px' });
