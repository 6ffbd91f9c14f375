// Makes a finished style sheet smaller without changing what any element looks like: what is alike stands together, and
// is said once. Two rules change places only if no element has both, or if their order says nothing.
import Specificity from '@bramus/specificity';
import { parse } from 'postcss';

/**
 * Which element is meant: the class it must have, if one is named, and how much the selector weighs.
 * @typedef {{ readonly text: string, readonly subject: string | undefined, readonly weight: string }} Selector
 */

/**
 * A rule, with the at-rule around it. What it declares is kept by families of properties.
 * @typedef {{ readonly within: string, readonly selectors: readonly Selector[], readonly body: string,
 *   readonly families: ReadonlyMap<string, ReadonlyMap<string, string>> }} Rule
 */

/** First words of properties that set the same thing as others. @type {Readonly<Record<string, string>>} */
const sameAs = {
  align: 'place',
  justify: 'place',
  line: 'font',
  left: 'inset',
  right: 'inset',
  top: 'inset',
  bottom: 'inset',
  row: 'gap',
  column: 'gap',
  order: 'flex',
};

/** Properties of different families never touch each other. @param {string} property */
function familyOf(property) {
  const name = property.replace(/^-(webkit|moz)-/, '');
  if (/^(--|min-|max-)/.test(name)) return name;
  const [first = name] = name.split('-');
  return sameAs[first] ?? first;
}

/** @param {string} text @returns {Selector} */
function selectorOf(text) {
  const last = text.split(/[\s>+~]+(?![^(]*\))/).at(-1) ?? '';
  const [specificity] = Specificity.calculate(text);
  return { text, subject: /^\.([\w-]+)/.exec(last)?.[1], weight: String(specificity) };
}

/** @param {import('postcss').Rule} rule @param {string} within @returns {Rule} */
function ruleOf(rule, within) {
  /** @type {Map<string, Map<string, string>>} */
  const families = new Map();
  rule.each((node) => {
    if (node.type !== 'decl') throw new Error(`Cannot compact what is nested in ${rule.selector}.`);
    const family = families.get(familyOf(node.prop)) ?? new Map();
    families.set(
      familyOf(node.prop),
      family.set(node.prop, node.value + (node.important ? '!important' : '')),
    );
  });
  // Inside one family the order given may matter.
  const body = [...families]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, family]) => [...family].map(([property, value]) => `${property}:${value}`))
    .join(';');
  return { within, selectors: rule.selectors.map(selectorOf), body, families };
}

/** Whether two rules set something to different values. @param {Rule} one @param {Rule} other */
function differ(one, other) {
  for (const [name, mine] of one.families) {
    const theirs = other.families.get(name);
    if (
      theirs !== undefined &&
      [...mine, ...theirs].some(([property]) => mine.get(property) !== theirs.get(property))
    )
      return true;
  }
  return false;
}

/** A browser drops a whole list of selectors for one it does not know. @param {Rule} rule */
const isListable = ({ selectors }) => selectors.every(({ text }) => !/::-|:has\(/.test(text));

/** How much of what a rule says stands in another one. @param {Rule} rule @param {Rule} other */
function likeness(rule, other) {
  let shared = 0;
  for (const [name, mine] of rule.families)
    for (const [property, value] of mine)
      if (other.families.get(name)?.get(property) === value) shared += property.length + value.length;
  return shared / rule.body.length;
}

/**
 * Each rule next to the one it is most like, as far as `mayClash` lets them; those that say the same are one.
 * @param {readonly Rule[]} rules
 * @param {(one: Rule, other: Rule) => boolean} mayClash
 */
function arrange(rules, mayClash) {
  const waitsFor = new Map(
    rules.map((rule, at) => [rule, new Set(rules.slice(0, at).filter((before) => mayClash(before, rule)))]),
  );
  /** @type {Rule[]} */
  const found = [];
  while (waitsFor.size > 0) {
    const last = found.at(-1);
    const free = [...waitsFor].flatMap(([rule, others]) => (others.size === 0 ? [rule] : []));
    const here = free.filter(({ within }) => within === (last?.within ?? ''));
    let next = here[0] ?? free[0];
    if (next === undefined) throw new Error('Rules wait for each other.');
    if (last !== undefined)
      for (const rule of here) if (likeness(rule, last) > likeness(next, last)) next = rule;
    waitsFor.delete(next);
    for (const others of waitsFor.values()) others.delete(next);
    const isSame = last?.within === next.within && last.body === next.body;
    if (last !== undefined && isSame && isListable(last) && isListable(next))
      found[found.length - 1] = { ...last, selectors: [...last.selectors, ...next.selectors] };
    else found.push(next);
  }
  return found;
}

/** @param {readonly Rule[]} rules */
function written(rules) {
  let text = '';
  let around = '';
  for (const { within, selectors, body } of rules) {
    if (within !== around) text += `${around && '}'}${within && `${within}{`}`;
    around = within;
    text += `${selectors.map((selector) => selector.text).join(',')}{${body}}`;
  }
  return text + (around && '}');
}

/** @param {import('postcss').Container} container @param {string} within @returns {Rule[]} */
const rulesIn = (container, within = '') =>
  (container.nodes ?? []).flatMap((node) => {
    if (node.type === 'rule') return [ruleOf(node, within)];
    if (node.type === 'atrule' && within === '') return rulesIn(node, `@${node.name} ${node.params}`);
    throw new Error(`Cannot compact ${node.type} here: ${node.toString().slice(0, 80)}`);
  });

/**
 * The same styles, smaller. Only the cascade layers named are touched.
 * @param {string} css A style sheet that is minified already.
 * @param {readonly string[]} layers
 * @param {(one: string, other: string) => boolean} mayMeet Whether one element may have both of these classes.
 */
export function compactStyles(css, layers, mayMeet) {
  /** @param {Rule} one @param {Rule} other */
  const mayClash = (one, other) =>
    differ(one, other) &&
    one.selectors.some((mine) =>
      other.selectors.some(
        (theirs) =>
          mine.weight === theirs.weight &&
          (mine.subject === undefined ||
            theirs.subject === undefined ||
            mine.subject === theirs.subject ||
            mayMeet(mine.subject, theirs.subject)),
      ),
    );
  return parse(css)
    .nodes.map((node) =>
      node.type === 'atrule' &&
      node.name === 'layer' &&
      node.nodes !== undefined &&
      layers.includes(node.params)
        ? `@layer ${node.params}{${written(arrange(rulesIn(node), mayClash))}}`
        : `${node.toString()}${node.type === 'atrule' && node.nodes === undefined ? ';' : ''}`,
    )
    .join('');
}
