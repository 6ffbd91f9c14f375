import type * as t from '@babel/types';
import { Fragment } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { faultAt, type Scope } from './scope.ts';
import { readField } from './values.ts';

/** Checks the props of an element before it is drawn; gives a sentence if they are wrong. */
export type ElementRules = (name: string, props: Readonly<Record<string, unknown>>) => string | undefined;

/** Gives values to the expressions inside an element. */
interface Expressions {
  evaluate(node: t.Node, scope: Scope): unknown;
}

type Component = Parameters<typeof jsx>[0];

const isComponent = (value: unknown): value is Component =>
  typeof value === 'string' ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value) ||
  value === Fragment;

const nameOf = (node: t.JSXOpeningElement['name'] | t.JSXAttribute['name']): string => {
  if (node.type === 'JSXIdentifier') return node.name;
  if (node.type === 'JSXNamespacedName') return `${node.namespace.name}:${node.name.name}`;
  return `${nameOf(node.object)}.${node.property.name}`;
};

/** What an element is of: a component by name, or an HTML tag. */
function typeOf(node: t.JSXOpeningElement, scope: Scope): Component {
  const name = nameOf(node.name);
  const [first = '', ...fields] = name.split('.');
  const value = /^[a-z][\w-]*$/.test(name)
    ? name
    : fields.reduce((owner: unknown, field) => readField(owner, field, node), scope.get(first));
  if (!isComponent(value)) throw faultAt(node, `nothing to draw is named ${name}.`);
  return value;
}

/** Text between elements as React shows it: line breaks with their indentation are not part of it. */
const textOf = ({ value }: t.JSXText): string => {
  const lines = value.split('\n');
  return lines
    .map((line, index) => {
      const ended = index === lines.length - 1 ? line : line.replace(/[ \t]+$/, '');
      return index === 0 ? ended : ended.replace(/^[ \t]+/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
};

function childrenOf(nodes: t.JSXElement['children'], scope: Scope, code: Expressions): readonly unknown[] {
  return nodes.flatMap((node): readonly unknown[] => {
    if (node.type === 'JSXText') {
      const text = textOf(node);
      return text === '' ? [] : [text];
    }
    if (node.type !== 'JSXExpressionContainer') return [code.evaluate(node, scope)];
    return node.expression.type === 'JSXEmptyExpression' ? [] : [code.evaluate(node.expression, scope)];
  });
}

function valueOf({ value }: t.JSXAttribute, scope: Scope, code: Expressions): unknown {
  if (value === null || value === undefined) return true;
  return code.evaluate(value.type === 'JSXExpressionContainer' ? value.expression : value, scope);
}

/** The React element of a piece of JSX. */
export function elementOf(
  node: t.JSXElement | t.JSXFragment,
  scope: Scope,
  code: Expressions,
  rules: ElementRules,
): unknown {
  const inside = childrenOf(node.children, scope, code);
  const children = inside.length === 0 ? {} : { children: inside.length === 1 ? inside[0] : inside };
  const make = inside.length > 1 ? jsxs : jsx;
  if (node.type === 'JSXFragment') return make(Fragment, children);
  const { openingElement: open } = node;
  const type = typeOf(open, scope);
  const given: Record<string, unknown> = {};
  for (const one of open.attributes) {
    if (one.type === 'JSXSpreadAttribute') Object.assign(given, code.evaluate(one.argument, scope));
    else given[nameOf(one.name)] = valueOf(one, scope, code);
  }
  const { key, ...props }: Readonly<Record<string, unknown>> = { ...given, ...children };
  const wrong = rules(nameOf(open.name), props);
  if (wrong !== undefined) throw faultAt(open, wrong);
  return make(type, props, typeof key === 'string' || typeof key === 'number' ? key : undefined);
}
