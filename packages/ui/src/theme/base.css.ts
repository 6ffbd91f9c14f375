import { vars } from './contract.css.ts';
import { bare, media } from './layered.ts';

// Not of ::before and ::after: a rule for those makes the browser work out two more styles for every element.
bare('*', { boxSizing: 'border-box', margin: 0 });
bare('html', { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: '80px' });
bare('body', {
  minHeight: '100vh',
  font: vars.type.t14,
  color: vars.color.text,
  background: vars.color.pageSolid,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
bare('body::before', {
  content: '""',
  position: 'fixed',
  inset: 0,
  zIndex: -1,
  background: vars.color.page,
});
bare('h1, h2, h3, h4', { font: 'inherit', fontWeight: 600, textWrap: 'balance' });
bare('p', { textWrap: 'pretty' });
bare('ul, ol', { padding: 0, listStyle: 'none' });
bare('a', { color: vars.color.link, textUnderlineOffset: '3px', textDecorationThickness: '1px' });
bare('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
bare('button', { cursor: 'pointer' });
bare('table', { borderCollapse: 'collapse', width: '100%' });
bare('svg', { display: 'block' });
bare('b, strong', { fontWeight: 600 });
bare(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.field,
});
bare('[tabindex="-1"]:focus-visible', { outlineOffset: '4px' });
// The same rule react-aria would add through a style element.
bare('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
bare('*, *::before, *::after', {
  '@media': {
    [media.reduced]: {
      // At its end at once, and not left out: what goes when it has faded waits for the end.
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
});
