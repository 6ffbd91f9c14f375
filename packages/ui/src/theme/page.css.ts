import { vars } from './contract.css.ts';
import { bare } from './layered.ts';
import { plainElements, still, text } from './plainElements.ts';

// The whole page, for a product that is built with the kit alone.

for (const [selector, rule] of plainElements) bare(selector, rule);
bare('*, *::before, *::after', still);
bare('html', { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: '80px' });
// Inside another theme the text would otherwise inherit that theme's colour.
bare(':root, [data-theme], [data-contrast]', { color: text.color, colorScheme: text.colorScheme });
bare('body', { minHeight: '100vh', ...text, background: vars.color.pageSolid });
bare('body::before', {
  content: '""',
  boxSizing: 'content-box',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  background: vars.color.page,
});
