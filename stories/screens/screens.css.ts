import { vars } from '@saywright/ui/theme';
import { createContainer, globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const edge = `1px solid ${color.hairline}`;
const one = 'minmax(0, 1fr)';

/** The place of a screen; its parts follow its width. */
const place = createContainer();
export const screen = style({ containerName: place, containerType: 'inline-size' });
const wide = `${place} (min-width: 60rem)`;
const roomy = `${place} (min-width: 42rem)`;

export const wideOnly = style({
  display: 'none',
  '@container': { [roomy]: { display: 'inline-flex' } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s32,
  paddingBlockStart: space.s64,
});
export const sectionHead = style({
  display: 'grid',
  gap: space.s12,
  alignItems: 'end',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 33rem', columnGap: space.s40 } },
});
export const closing = style({
  display: 'grid',
  gap: space.s24,
  alignItems: 'center',
  marginBlock: `${space.s64} ${space.s40}`,
  paddingBlockStart: space.s64,
  borderBlockStart: edge,
  '@container': { [wide]: { gridTemplateColumns: `${one} 36rem` } },
});

export const line = style({
  padding: space.s16,
  background: color.sunken,
  borderBlock: edge,
  '@container': { [roomy]: { paddingInline: space.s24 } },
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: one,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const talk = style({
  display: 'grid',
  gridTemplateColumns: one,
  alignContent: 'space-between',
  gap: space.s24,
  padding: space.s20,
  borderBlockEnd: edge,
  '@container': { [wide]: { borderBlockEnd: 0, borderInlineEnd: edge } },
});
export const plan = style({ display: 'grid', gridTemplateColumns: one, gap: space.s16, padding: space.s20 });
export const proof = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s24,
  alignItems: 'start',
  '@container': { [roomy]: { gridTemplateColumns: `${one} 17rem` } },
});
export const steps = style({ display: 'grid', gap: space.s12, counterReset: 'step' });
globalStyle(`${steps} > li`, { display: 'flex', gap: space.s12, counterIncrement: 'step' });
globalStyle(`${steps} > li::before`, {
  content: 'counter(step)',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1px solid ${color.border}`,
  borderRadius: '50%',
  font: type.t12,
  lineHeight: '1.125rem',
  textAlign: 'center',
  color: color.textMuted,
});

/** Words and a mark in one line. */
export const inline = style({ display: 'inline-flex', flexWrap: 'wrap', gap: space.s12 });

/** One row with a sentence and what to do about it. */
export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s12} ${space.s16}`,
});
export const waitingText = style({ flex: '1 1 16rem', minWidth: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s16,
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: `${one} 23rem` } },
});
export const rules = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s24,
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: `16rem ${one}` } },
});
export const aside = style({ display: 'grid', gridTemplateColumns: one, gap: space.s16 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: space.s8,
});
export const tile = style({
  justifyContent: 'start',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space.s12,
  padding: space.s12,
  textAlign: 'start',
});
export const ruleCode = style({
  font: type.code,
  fontWeight: 400,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
export const ruleGroup = style({
  display: 'grid',
  gridTemplateColumns: one,
  gap: space.s8,
  scrollMarginBlockStart: space.s80,
});
export const lonely = style({ maxWidth: '40rem', marginBlock: `${space.s64} ${space.s40}` });
export const code = style({ font: type.t48, fontWeight: 600, color: color.accentText });
