import { vars } from '@saywright/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const wide = 'screen and (min-width: 1101px)';
const roomy = 'screen and (min-width: 721px)';
const { color, space, type } = vars;
const edge = `1px solid ${color.hairline}`;
const one = 'minmax(0, 1fr)';

export const line = style({
  padding: `${space.s16} ${space.s8}`,
  background: color.sunken,
  borderBlock: edge,
  '@media': { [roomy]: { paddingInline: space.s24 } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: one,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

const side = { padding: `${space.s20} ${space.s16}` };
export const dialogue = style({
  ...side,
  display: 'grid',
  gap: space.s24,
  alignContent: 'start',
  borderBlockEnd: edge,
  '@media': {
    [roomy]: { padding: space.s24 },
    [wide]: { borderBlockEnd: 0, borderInlineEnd: edge, gridTemplateRows: 'auto auto 1fr' },
  },
});
export const instruction = style({ display: 'grid', justifyItems: 'end', paddingInlineStart: space.s40 });
export const who = style({ font: type.t12, fontWeight: 600, color: color.textMuted, display: 'block' });
export const bubble = style({
  marginBlockStart: space.s4,
  padding: `${space.s8} ${space.s12}`,
  background: color.bubble,
  borderRadius: vars.radius.card,
});
export const answer = style({ marginBlockStart: space.s4, color: color.textSecondary });
export const trying = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignSelf: 'end',
  gap: space.s12,
  font: type.t13,
  color: color.textMuted,
});

export const plan = style({ ...side, '@media': { [roomy]: { padding: space.s24 } } });
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s12,
  font: type.t13,
});
export const service = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s8,
  color: color.textSecondary,
});
export const title = style({ marginBlockStart: space.s12, font: type.t20, fontWeight: 600 });
export const proof = style({
  marginBlockStart: space.s20,
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s24,
  alignItems: 'start',
  '@media': { [roomy]: { gridTemplateColumns: `${one} 264px` } },
});

export const steps = style({ display: 'grid', gap: space.s12, counterReset: 'step' });
globalStyle(`${steps} > li`, { display: 'flex', gap: space.s12, counterIncrement: 'step' });
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  flex: 'none',
  width: '20px',
  height: '20px',
  border: `1px solid ${color.border}`,
  borderRadius: '50%',
  font: type.t12,
  lineHeight: '18px',
  textAlign: 'center',
  color: color.textMuted,
});
