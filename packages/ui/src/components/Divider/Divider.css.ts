import { vars } from '../../theme/contract.css.ts';
import { parts } from '../../theme/layered.ts';

const line = `1px solid ${vars.color.border}`;

export const lines = parts({
  horizontal: { width: '100%', color: vars.color.border, border: 0, borderBlockStart: line },
  vertical: {
    alignSelf: 'stretch',
    // Resets of other libraries set 0.
    height: 'auto',
    color: vars.color.border,
    minHeight: '1em',
    border: 0,
    borderInlineStart: line,
  },
});
