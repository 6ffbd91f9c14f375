import type { Page } from 'playwright';

/** Declarations by element, each `name: value` on a line. */
type ByElement = Readonly<Record<string, string>>;

/** Computed styles of a page. */
export interface Styles {
  readonly kit: ByElement;
  readonly own: ByElement;
  readonly probe: string;
}

/** Elements of a product, outside of components. */
export const ownElements = `<h1 class="text-3xl font-bold">Shop</h1><h2>Offers</h2><p>Words and <a href="#">a link</a>,
  <b>bold</b>, <code>code</code></p><ul><li>One</li></ul><ol class="m-4"><li>Two</li></ol>
  <button>Buy</button><button class="bg-red-500 p-8 border">Pay</button><input value="7"><select><option>A</select>
  <textarea>Text</textarea><table><tr><th>Head<td>Cell</table><svg width="9" height="9"><path d="M0 0h9"/></svg>
  <img alt="Nothing" width="5"><fieldset><legend>Group</legend></fieldset><hr><pre>	tab</pre><div class="price">19</div>`;

/** Reads every computed style of a page that has an effect. */
export const takeStyles = (tab: Page): Promise<Styles> =>
  tab.evaluate(() => {
    // Variables have an effect where they are used, origins follow the size, and a phone alone shows the others.
    const unseen = /^--|-origin$|^-webkit-(tap-highlight-color|text-size-adjust)$|^text-size-adjust$/;
    const without: readonly (readonly [RegExp, (style: CSSStyleDeclaration) => boolean])[] = [
      [/^border-(top|block-start)-(color|style)$/, (style) => style.borderTopWidth === '0px'],
      [/^border-(bottom|block-end)-(color|style)$/, (style) => style.borderBottomWidth === '0px'],
      [/^border-(left|inline-start)-(color|style)$/, (style) => style.borderLeftWidth === '0px'],
      [/^border-(right|inline-end)-(color|style)$/, (style) => style.borderRightWidth === '0px'],
    ];
    const declarations = (element: Element, pseudo?: string): string => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== undefined && /^(none|normal)$/.test(style.content)) return '';
      const names = [...style].filter(
        (name) =>
          !unseen.test(name) && !without.some(([pattern, isUnseen]) => pattern.test(name) && isUnseen(style)),
      );
      return names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
    };
    const named = (elements: readonly Element[]): Record<string, string> =>
      Object.fromEntries(
        elements.flatMap((element, index) => {
          const kit = element.closest('[data-kit]')?.getAttribute('data-kit') ?? '';
          const story = element.closest('[data-story]')?.getAttribute('data-story') ?? '';
          const name = `${index} ${story} ${kit} ${element.localName}.${element.getAttribute('class') ?? ''}`;
          return [undefined, '::before', '::after'].map((pseudo) => [
            name + (pseudo ?? ''),
            declarations(element, pseudo),
          ]);
        }),
      );
    for (const animation of document.getAnimations()) animation.finish();
    // Elements that nobody sees, that stories add to components, and that inherit the text around them.
    const leftOut =
      'option, input:is([type="hidden"], [hidden]), [data-kit] :is(button, a):not([class], [data-kit])';
    const inText =
      '[data-kit="Icon"], [data-kit="CodeInline"], [data-kit="Link"], [data-kit="StreamingText"]';
    const isCompared = (element: Element): boolean => {
      if (element.matches(leftOut)) return false;
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).clipPath !== 'none') return false;
      const outer = element.closest(inText);
      return outer === null || outer.parentElement?.closest('[data-kit]') !== null;
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const probe = document.querySelector('[data-probe]');
    return {
      kit: named(all('[data-story] :is([data-kit], [data-kit] *)').filter(isCompared)),
      own: named([document.documentElement, document.body, ...all('[data-product], [data-product] *')]),
      probe: probe === null ? '' : declarations(probe),
    };
  });

/** Differences between two readings of the same elements, one line each. */
export const changesOf = (before: ByElement, after: ByElement): readonly string[] =>
  Object.entries(before).flatMap(([element, styles]) => {
    const others = after[element] ?? '';
    if (styles === others) return [];
    const known = new Set(styles.split('\n'));
    return others
      .split('\n')
      .filter((line) => !known.has(line))
      .map((line) => `${element} { ${line} }`);
  });
