import { array, assert, boolean, constantFrom, property, record, subarray } from 'fast-check';
import { parse } from 'postcss';
import { describe, expect, test } from 'vitest';
import { compactStyles } from '../../scripts/compactStyles.mjs';

const always = (): boolean => true;
const never = (): boolean => false;
const compact = (rules: string, mayMeet: (one: string, other: string) => boolean): string =>
  compactStyles(`@layer a{${rules}}`, ['a'], mayMeet);

describe('a style sheet made smaller', () => {
  test('says once what two rules say alike, and puts alike rules together', () => {
    expect(compact('.a{color:red;gap:1px}.b{top:0}.c{gap:1px;color:red}', never)).toBe(
      '@layer a{.a,.c{color:red;gap:1px}.b{top:0}}',
    );
  });

  test('keeps the order of rules that an element may have both of', () => {
    const rules = '.a{color:red}.b{color:blue}.c{color:red}';
    expect(compact(rules, always)).toBe(`@layer a{${rules}}`);
  });

  test('keeps the order of what sets parts of the same thing', () => {
    const rules = '.b{padding:1px}.a{padding-left:2px}';
    expect(compact(rules, always)).toBe(`@layer a{${rules}}`);
    const own = '.b{padding:1px;padding-left:2px}';
    expect(compact(own, always)).toBe(`@layer a{${own}}`);
  });

  test('gathers the rules of one medium', () => {
    expect(compact('@media print{.a{top:0}}.b{left:0}@media print{.c{left:0}}', never)).toBe(
      '@layer a{.b{left:0}@media print{.a{top:0}.c{left:0}}}',
    );
  });

  test('lists no selector that some browsers do not know', () => {
    const rules = '.a{top:0}.b::-webkit-meter-bar{top:0}';
    expect(compact(rules, never)).toBe(`@layer a{${rules}}`);
  });

  test('leaves other layers as they are, and refuses what it does not understand', () => {
    expect(compactStyles('@layer b{.a{top:0}.b{top:0}}@layer c;', ['a'], never)).toBe(
      '@layer b{.a{top:0}.b{top:0}}@layer c;',
    );
    expect(() => compact('.a{.b{top:0}}', never)).toThrow('nested');
  });

  test('changes no element: the last of the heaviest rules wins as before', () => {
    const classes = ['p', 'q', 'r', 's', 't'];
    const rule = record({
      name: constantFrom(...classes),
      isHover: boolean(),
      isPrint: boolean(),
      sets: constantFrom('color', 'padding', 'padding-left', 'gap', 'row-gap'),
      value: constantFrom('1px', '2px'),
    });
    // Elements have one class, or two that may meet.
    const pairs = subarray(classes.flatMap((one) => classes.map((other) => [one, other] as const)));
    assert(
      property(array(rule, { maxLength: 12 }), pairs, (rules, meeting) => {
        const css = rules
          .map(({ name, isHover, isPrint, sets, value }) => {
            const text = `.${name}${isHover ? ':hover' : ''}{${sets}:${value}}`;
            return isPrint ? `@media print{${text}}` : text;
          })
          .join('');
        const mayMeet = (one: string, other: string): boolean =>
          meeting.some(([a, b]) => (a === one && b === other) || (a === other && b === one));
        const smaller = compact(css, mayMeet);
        for (const element of [...classes.map((name) => [name]), ...meeting])
          for (const isPrinted of [true, false])
            expect(lookOf(smaller, element, isPrinted)).toEqual(
              lookOf(`@layer a{${css}}`, element, isPrinted),
            );
      }),
    );
  });
});

/** What each property of a hovered element ends up as, with what a shorthand sets in its parts. */
function lookOf(css: string, classes: readonly string[], isPrinted: boolean): Record<string, string> {
  const look: Record<string, string> = {};
  for (const isHover of [false, true])
    parse(css).walkRules((rule) => {
      const isInMedium =
        rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'media';
      if (isInMedium && !isPrinted) return;
      const wanted = new Set(classes.map((name) => `.${name}${isHover ? ':hover' : ''}`));
      if (!rule.selectors.some((selector) => wanted.has(selector))) return;
      rule.walkDecls(({ prop, value }) => {
        look[prop] = value;
        if (prop === 'padding') look['padding-left'] = value;
        if (prop === 'gap') look['row-gap'] = value;
      });
    });
  return look;
}
