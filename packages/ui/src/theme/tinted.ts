import { vars } from './contract.css.ts';

/** Background tinted with a mark colour; in high contrast, a plain background with a border. */
export const tinted = (
  mark: string,
  share: string = vars.tint.status,
  under: string = vars.color.surface,
) => ({
  background: `color-mix(in srgb, ${mark} ${share}, ${under})`,
  boxShadow: `inset 0 0 0 ${vars.line.tinted} ${mark}`,
});
