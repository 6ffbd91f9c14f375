import { vars } from '../../theme/contract.css.ts';
import { media, part, parts } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, tint } = vars;

export const root = part({
  display: 'inline-block',
  // With an icon, its baseline differs from that of the text.
  verticalAlign: 'middle',
  minHeight: '22px',
  maxWidth: '100%',
  padding: '3px 7px',
  borderRadius: vars.radius.chip,
  ...tinted('currentColor'),
  font: vars.type.t12,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const row = part({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s4 });

export const tones = parts(
  {
    neutral: { color: color.neutralText },
    success: { color: color.successText },
    info: { color: color.infoText },
    warning: { color: color.warningText },
    danger: { color: color.dangerText },
    // A tint of the text colour would be grey.
    accent: { ...tinted(color.accent, tint.accent), color: color.accentText },
    line: {
      background: 'none',
      boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.border}`,
      color: color.textMuted,
    },
  },
  root,
);
