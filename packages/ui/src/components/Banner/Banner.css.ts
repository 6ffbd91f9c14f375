import { vars } from '../../theme/contract.css.ts';
import { media, part } from '../../theme/layered.ts';
import { tinted } from '../../theme/tinted.ts';

const { space } = vars;

/** Sets the colour of the mark; text sets its own. */
export const root = part({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space.s12,
  padding: `${vars.inset.row} ${vars.inset.inner}`,
  borderRadius: vars.radius.inner,
  ...tinted('currentColor'),
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});

export const mark = part({ paddingBlockStart: '2px' });
export const words = part({ flex: '1 1 14rem', overflowWrap: 'anywhere', color: vars.color.text });
