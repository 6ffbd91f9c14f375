import { vars } from './contract.css.ts';

/** A ground with a breath of a mark colour; in high contrast a plain one with an edge of it. */
export const tinted = (
  mark: string,
  share: string = vars.tint.status,
  under: string = vars.color.surface,
) => ({
  background: `color-mix(in srgb, ${mark} ${share}, ${under})`,
  boxShadow: `inset 0 0 0 ${vars.line.tinted} ${mark}`,
});
