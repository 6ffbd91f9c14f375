import { vars } from '../../theme/contract.css.ts';
import { part, parts } from '../../theme/layered.ts';
import { risks } from './risks.css.ts';

const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  font: vars.type.t13,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const roots = {
  low: `${root} ${risks.low}`,
  medium: `${root} ${risks.medium}`,
  high: `${root} ${risks.high}`,
  critical: part(
    { padding: '0 8px', border: '2px solid var(--fill)', borderRadius: vars.radius.chip },
    root,
    risks.critical,
  ),
};

export const meter = part({ display: 'inline-flex', flex: 'none', alignItems: 'flex-end', gap: '2px' });

// The fill is drawn entirely as border, because forced colours override backgrounds.
const bar = part({ width: '4px', border: '1px solid var(--fill)', borderRadius: '1px' });
export const bars = Object.values(
  parts({ 1: { height: '6px' }, 2: { height: '8px' }, 3: { height: '10px' }, 4: { height: '12px' } }, bar),
);
export const filled = part({ borderWidth: '2px' });
