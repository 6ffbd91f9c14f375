import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';
import * as field from '../TextField/TextField.css.ts';

const { space } = vars;

export const root = part({ minWidth: 0, padding: 0, border: 0 }, field.root);

// A legend is not part of its fieldset's grid, so it sets its own gap.
export const label = part({ width: '100%', padding: 0, marginBlockEnd: space.s6 }, field.label);

export const options = parts({
  vertical: { display: 'grid', gap: space.s4 },
  horizontal: { display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s20}` },
});
