import { vars } from '@saywright/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const wide = 'screen and (min-width: 1101px)';

/** The whole page; defines what is printed. */
export const page = style({});

/** Hidden in print: controls. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
export const takeOver = style({ marginBlockEnd: space.s16, '@media': { print: { display: 'none' } } });
/** Shown in print only. */
export const printOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });

// The app's frame, the tabs and floating elements are not printed.
globalStyle(`body:has(${page}) :is(header, footer, [data-kit="FloatingMenu"]), ${page} [role="tablist"]`, {
  '@media': { print: { display: 'none' } },
});
// Hidden rather than removed: a removed dialog would never finish its animation.
globalStyle(`body:has(${page}) > :not(#root)`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`${page} [data-kit="Card"]`, { '@media': { print: { boxShadow: 'none' } } });
globalStyle(`body:has(${page})`, { '@media': { print: { background: 'none' } } });
globalStyle(`body:has(${page})::before`, { '@media': { print: { display: 'none' } } });

/** Spacing after the preceding list. */
export const spaced = style({ marginBlockStart: space.s16 });
export const muted = style({ color: color.textMuted });
export const small13 = style({ font: type.t13, color: color.textMuted });
export const mono = style({ font: type.code, overflowWrap: 'anywhere' });
export const figure = style({
  font: type.t36,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: vars.track.t36,
});
export const heading = style({ font: type.t20, fontWeight: 600 });
export const title = style({ font: type.t14, fontWeight: 600 });

/** List items separated by a hairline. */
export const lines = style({ display: 'grid' });
globalStyle(`${lines} > li`, {
  display: 'grid',
  gap: space.s8,
  minWidth: 0,
  paddingBlock: space.s16,
  borderBlockStart: `1px solid ${color.hairline}`,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${lines} > li:first-child`, { borderBlockStart: 0, paddingBlockStart: 0 });
globalStyle(`${lines} > li:last-child`, { paddingBlockEnd: 0 });

/** A narrow column followed by a wide one. */
export const columns = style({
  display: 'grid',
  gap: space.s24,
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '304px minmax(0, 1fr)', gap: space.s32 } },
});
/** A wide column followed by a narrow one. */
export const mainAndSide = style({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 336px' } },
});
export const side = style({
  display: 'grid',
  gap: space.s20,
  '@media': { [wide]: { position: 'sticky', insetBlockStart: '80px' } },
});

/** Three tones of a figure; the text beside it says the same. */
export const tones = {
  green: style({ color: color.successText }),
  yellow: style({ color: color.warningText }),
  orange: style({ color: color.riskHighText }),
  red: style({ color: color.dangerText }),
};

export const end = style({ marginInlineStart: 'auto' });

/** Hidden file inputs; the buttons beside them open the file picker. */
export const hidden = style({ display: 'none' });
export const grow = style({ flex: 1, minWidth: 0 });
/** Small text beside a figure. */
export const aside = style({ font: type.t13 });
export const bullets = style({
  display: 'grid',
  gap: space.s8,
  paddingInlineStart: space.s20,
  listStyle: 'disc',
});
export const withIcon = style({ display: 'flex', gap: space.s12, alignItems: 'start' });
