import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { plainElements, still, text } from './plainElements.ts';

// What components need of a page, for their own elements alone: nothing outside a component changes.

type Rule = (typeof plainElements)[number][1];

const rule = (selector: string, styles: Rule): void =>
  globalStyle(selector, { '@layer': { [layers.elements]: styles } });

const own = ':where([data-kit], [data-kit] *)';

for (const [selector, styles] of plainElements)
  rule(selector === '*' ? own : `${own}:where(${selector})`, styles);
rule(`${own}, ${own}::before, ${own}::after`, still);

// These are part of a line of text.
const inText = ['CodeInline', 'Icon', 'Link', 'Logo', 'Spinner', 'StreamingText'];
const others = inText.map((name) => `[data-kit="${name}"]`).join(', ');

rule(`:where([data-kit]:not([data-kit] *, ${others}))`, text);
rule(':where([data-kit] [data-theme], [data-kit] [data-contrast])', {
  color: text.color,
  colorScheme: text.colorScheme,
});
