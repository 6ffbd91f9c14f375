import { vars } from './contract.css.ts';
import { bare, media } from './layered.ts';

// Not for ::before and ::after: a rule for those adds two style computations per element.
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
// Same rule that react-aria would inject with a style element.
bare('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
bare('*, *::before, *::after', {
  '@media': {
    [media.reduced]: {
      // Ends immediately instead of `none`, because removal waits for animationend.
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transition: 'none !important',
    },
  },
});
