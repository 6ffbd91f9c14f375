import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const example = style({
  minWidth: 0,
  margin: 0,
  padding: 'var(--kit-space-s16)',
  background: 'var(--kit-color-surface)',
  border: '1px solid var(--kit-color-border)',
  borderRadius: 'var(--kit-radius-card)',
});
export const exampleHead = style({
  display: 'flex',
  gap: 'var(--kit-space-s8)',
  paddingBlockEnd: 'var(--kit-space-s12)',
  font: 'var(--kit-type-t14)',
});
export const marks = styleVariants({ good: 'success', bad: 'danger' }, (tone) => ({
  flex: 'none',
  color: `var(--kit-color-${tone})`,
}));
export const places = styleVariants({
  line: {},
  box: { overflowY: 'auto' },
  end: { display: 'flex', justifyContent: 'end' },
});
// Beside text, icons and buttons stay inline; full-width components get a margin.
globalStyle(`${places.line} > :is(svg, span, button)`, { verticalAlign: 'middle' });
globalStyle(`${places.line} > [data-kit='Icon']`, { display: 'inline-block' });
globalStyle(`${places.line} > :is([data-kit='Divider'], [data-kit='Skeleton'], [data-kit='Sparkline'])`, {
  marginBlock: 'var(--kit-space-s8)',
});
