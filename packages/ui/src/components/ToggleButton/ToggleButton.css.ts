import { vars } from '../../theme/contract.css.ts';
import { media, state } from '../../theme/layered.ts';

const { color } = vars;

/** On: a ring and the stronger text, so that colour is not the only difference. */
export const pressed = state({
  background: color.hover,
  color: color.text,
  boxShadow: `inset 0 0 0 2px ${color.accentText}`,
  selectors: { '&:disabled': { color: color.textDisabled, boxShadow: `inset 0 0 0 2px ${color.border}` } },
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      color: 'HighlightText',
      selectors: { '&:disabled': { background: 'Canvas', color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});
