import { vars } from '../../theme/contract.css.ts';
import { part, within } from '../../theme/layered.ts';

const { field, chip } = vars.radius;

export const root = part({ display: 'inline-flex', flexWrap: 'wrap', minWidth: 0, maxWidth: '100%' });

export const spaced = part({ gap: vars.space.s8 });

/** Close together, as one shape: only the outer corners are as round as those of a button. */
export const joined = part({ gap: '2px' });
within(`${joined} > :nth-child(n)`, { borderRadius: chip });
within(`${joined} > :first-child`, { borderStartStartRadius: field, borderEndStartRadius: field });
within(`${joined} > :last-child`, { borderStartEndRadius: field, borderEndEndRadius: field });
