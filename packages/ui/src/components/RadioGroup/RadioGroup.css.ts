import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';
import * as field from '../TextField/TextField.css.ts';

export const root = part({ minWidth: 0, margin: 0, padding: 0, border: 0 }, field.root);

// A legend stands outside the grid of its fieldset, so it brings the gap itself.
export const label = part({ width: '100%', padding: 0, marginBlockEnd: vars.space.s6 }, field.label);

export const options = parts(
  {
    vertical: { flexDirection: 'column' },
    horizontal: { flexWrap: 'wrap', columnGap: vars.space.s24 },
  },
  part({ display: 'flex', gap: vars.space.s4 }),
);
