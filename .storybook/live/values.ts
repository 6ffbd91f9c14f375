import type { BinaryExpression, Node, UnaryExpression } from '@babel/types';
import { faultAt } from './scope.ts';

/** Fields that lead from a value to the machinery of the language. */
const closed = new Set(['constructor', '__proto__', 'prototype']);

/** Reads a field, as `owner.key` does. */
export function readField(owner: unknown, key: unknown, at: Node): unknown {
  const name = String(key);
  if (closed.has(name)) throw faultAt(at, `${name} can’t be used in this editor.`);
  if (owner === undefined || owner === null)
    throw faultAt(at, `${name} is read from something that is ${owner}.`);
  const holder: object = Object(owner);
  return Reflect.get(holder, name);
}

/** Calls a function, with the value it is a method of. */
export function call(callee: unknown, self: unknown, given: readonly unknown[], at: Node): unknown {
  if (typeof callee !== 'function') throw faultAt(at, 'this is called like a function, but isn’t one.');
  return Reflect.apply(callee, self, given);
}

/** Makes an object, as `new Date()` does. */
export function construct(callee: unknown, given: readonly unknown[], at: Node): unknown {
  if (typeof callee !== 'function') throw faultAt(at, 'new needs a class, such as Date.');
  return Reflect.construct(callee, given);
}

export function unary(operator: UnaryExpression['operator'], value: unknown, at: Node): unknown {
  switch (operator) {
    case '!':
      return !value;
    case '-':
      return -Number(value);
    case '+':
      return Number(value);
    case 'typeof':
      return typeof value;
    default:
      throw faultAt(at, `${operator} doesn’t run in this editor.`);
  }
}

/** Whether one value is before another: by characters if both are text. */
const isLess = (one: unknown, other: unknown): boolean =>
  typeof one === 'string' && typeof other === 'string' ? one < other : Number(one) < Number(other);

export function binary(
  operator: BinaryExpression['operator'],
  one: unknown,
  other: unknown,
  at: Node,
): unknown {
  switch (operator) {
    case '+':
      return typeof one === 'number' && typeof other === 'number' ? one + other : String(one) + String(other);
    case '-':
      return Number(one) - Number(other);
    case '*':
      return Number(one) * Number(other);
    case '/':
      return Number(one) / Number(other);
    case '%':
      return Number(one) % Number(other);
    case '===':
      return one === other;
    case '!==':
      return one !== other;
    case '<':
      return isLess(one, other);
    case '>':
      return isLess(other, one);
    case '<=':
      return one === other || isLess(one, other);
    case '>=':
      return one === other || isLess(other, one);
    default:
      throw faultAt(at, `${operator} doesn’t run in this editor.`);
  }
}
