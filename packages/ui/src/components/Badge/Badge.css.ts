import { vars } from '../../theme/contract.css.ts';
import { media, part, parts, within } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { color, tint } = vars;

export const root = part({
  display: 'inline-block',
  // With an icon its first line is not that of the words.
  verticalAlign: 'middle',
  minHeight: '22px',
  maxWidth: '100%',
  padding: '3px 7px',
  borderRadius: vars.radius.chip,
  font: vars.type.t12,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const row = part({ display: 'inline-flex', alignItems: 'center', gap: '5px' });

within(`${root} svg`, { width: '.8125rem', height: '.8125rem', strokeWidth: 1.75 });

const tone = (text: string, mark: string, share?: string) => ({ color: text, ...tinted(mark, share) });

export const tones = parts(
  {
    neutral: tone(color.neutralText, color.neutral),
    success: tone(color.successText, color.success),
    info: tone(color.infoText, color.info),
    warning: tone(color.warningText, color.warning),
    danger: tone(color.dangerText, color.danger),
    accent: tone(color.accentText, color.accent, tint.accent),
    line: { color: color.textMuted, boxShadow: `inset 0 0 0 ${vars.line.edge} ${color.border}` },
  },
  root,
);

export const marks = parts({
  neutral: { color: color.neutral },
  success: { color: color.success },
  info: { color: color.info },
  warning: { color: color.warning },
  danger: { color: color.danger },
  accent: { color: color.accentText },
  line: { color: color.textMuted },
});
