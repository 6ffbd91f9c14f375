import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, within } from '../../theme/layered.ts';

const { color, tint } = vars;
const ground = (mark: string, share: string): string =>
  `color-mix(in srgb, ${mark} ${share}, ${color.surface})`;

export const root = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minHeight: '22px',
  maxWidth: '100%',
  padding: '3px 7px',
  borderRadius: vars.radius.chip,
  font: vars.type.t12,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

within(`${root} svg`, { width: '13px', height: '13px', strokeWidth: 1.75 });

const tone = (text: string, mark: string, share: string) => ({
  color: text,
  background: ground(mark, share),
});

export const tones = parts({
  neutral: tone(color.neutralText, color.neutral, tint.status),
  success: tone(color.successText, color.success, tint.status),
  info: tone(color.infoText, color.info, tint.status),
  warning: tone(color.warningText, color.warning, tint.status),
  danger: tone(color.dangerText, color.danger, tint.status),
  accent: tone(color.accentText, color.accent, tint.accent),
  line: { color: color.textMuted, boxShadow: `inset 0 0 0 1px ${color.border}` },
});

export const marks = parts({
  neutral: { color: color.neutral },
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
  accent: { color: color.accentText },
  line: { color: color.textMuted },
});
