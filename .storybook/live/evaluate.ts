import type * as t from '@babel/types';
import { elementOf, type ElementRules } from './elements.ts';
import { faultAt, Scope, type Fault } from './scope.ts';
import { binary, call, construct, readField, unary } from './values.ts';

/** What code can be besides an expression that is run here, in words. */
const unsupported: Readonly<Record<string, string>> = {
  AssignmentExpression: 'assigning a new value doesn’t run in this editor. Keep what changes in useState.',
  UpdateExpression: 'counting with ++ or -- doesn’t run in this editor. Keep what changes in useState.',
  AwaitExpression: 'await doesn’t run in this editor.',
  ClassDeclaration: 'classes don’t run in this editor.',
  ForStatement: 'loops don’t run in this editor. Use map.',
  ForOfStatement: 'loops don’t run in this editor. Use map.',
  WhileStatement: 'loops don’t run in this editor. Use map.',
};

const cannotRun = (node: t.Node): Fault =>
  faultAt(node, unsupported[node.type] ?? 'this part of the language doesn’t run in this editor.');

/** Statements that only TypeScript reads. */
const isTypeOnly = ({ type }: t.Node): boolean =>
  type === 'TSInterfaceDeclaration' || type === 'TSTypeAliasDeclaration' || type === 'EmptyStatement';

/** Runs code from its syntax tree, without `eval`, so that a strict policy allows it. */
export class Evaluator {
  readonly #rules: ElementRules;

  constructor(rules: ElementRules) {
    this.#rules = rules;
  }

  /** The value of an expression. */
  evaluate(node: t.Node, scope: Scope): unknown {
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'RegExpLiteral':
        return new RegExp(node.pattern, node.flags);
      case 'TemplateLiteral':
        return node.quasis
          .map(({ value }, index) => {
            const inside = node.expressions[index];
            return (value.cooked ?? '') + (inside === undefined ? '' : String(this.evaluate(inside, scope)));
          })
          .join('');
      case 'Identifier':
        return this.#read(node, scope);
      case 'ArrayExpression':
        return this.values(node.elements, scope);
      case 'ObjectExpression':
        return this.#object(node, scope);
      case 'UnaryExpression':
        return unary(node.operator, this.evaluate(node.argument, scope), node);
      case 'BinaryExpression':
        return binary(node.operator, this.evaluate(node.left, scope), this.evaluate(node.right, scope), node);
      case 'LogicalExpression':
        return this.#logical(node, scope);
      case 'ConditionalExpression':
        return this.evaluate(this.evaluate(node.test, scope) ? node.consequent : node.alternate, scope);
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.#member(node, scope).value;
      case 'CallExpression':
      case 'OptionalCallExpression':
        return this.#call(node, scope);
      case 'NewExpression':
        return construct(this.evaluate(node.callee, scope), this.values(node.arguments, scope), node);
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return this.closure(node, scope);
      case 'JSXElement':
      case 'JSXFragment':
        return elementOf(node, scope, this, this.#rules);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return this.evaluate(node.expression, scope);
      default:
        throw cannotRun(node);
    }
  }

  /** Values in a row, with spreads opened. */
  values(nodes: readonly (t.Node | null)[], scope: Scope): readonly unknown[] {
    return nodes.flatMap((node): readonly unknown[] => {
      if (node === null) return [undefined];
      if (node.type !== 'SpreadElement') return [this.evaluate(node, scope)];
      const spread = this.evaluate(node.argument, scope);
      if (!Array.isArray(spread)) throw faultAt(node, 'only a list can be spread into a list.');
      return spread;
    });
  }

  /** A function of the code. */
  closure(
    node: t.ArrowFunctionExpression | t.FunctionExpression | t.FunctionDeclaration | t.ObjectMethod,
    around: Scope,
  ): (...given: readonly unknown[]) => unknown {
    if (node.async || node.generator) throw faultAt(node, 'async functions don’t run in this editor.');
    return (...given) =>
      around.guard(() => {
        const scope = new Scope(around);
        for (const [index, param] of node.params.entries())
          this.#bind(param, param.type === 'RestElement' ? given.slice(index) : given[index], scope);
        if (node.body.type !== 'BlockStatement') return this.evaluate(node.body, scope);
        return this.execute(node.body.body, scope)?.returned;
      });
  }

  /** Runs statements; gives what they return, or nothing if they do not return. */
  execute(nodes: readonly t.Statement[], scope: Scope): { readonly returned: unknown } | undefined {
    for (const node of nodes)
      if (node.type === 'FunctionDeclaration' && node.id) scope.set(node.id.name, this.closure(node, scope));
    for (const node of nodes) {
      const ended = this.#statement(node, scope);
      if (ended !== undefined) return ended;
    }
    return undefined;
  }

  #statement(node: t.Statement, scope: Scope): { readonly returned: unknown } | undefined {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations)
          this.#bind(id, init ? this.evaluate(init, scope) : undefined, scope);
        return undefined;
      case 'ExpressionStatement':
        this.evaluate(node.expression, scope);
        return undefined;
      case 'ReturnStatement':
        return { returned: node.argument ? this.evaluate(node.argument, scope) : undefined };
      case 'BlockStatement':
        return this.execute(node.body, new Scope(scope));
      case 'IfStatement': {
        const branch = this.evaluate(node.test, scope) ? node.consequent : node.alternate;
        return branch ? this.#statement(branch, scope) : undefined;
      }
      case 'FunctionDeclaration':
        return undefined;
      default:
        if (isTypeOnly(node)) return undefined;
        throw cannotRun(node);
    }
  }

  #read(node: t.Identifier, scope: Scope): unknown {
    if (node.name === 'undefined') return undefined;
    if (scope.find(node.name) === undefined) throw faultAt(node, `nothing is named ${node.name}.`);
    return scope.get(node.name);
  }

  #logical({ operator, left, right }: t.LogicalExpression, scope: Scope): unknown {
    const first = this.evaluate(left, scope);
    const isDecided =
      operator === '&&' ? !first : operator === '||' ? Boolean(first) : first !== null && first !== undefined;
    return isDecided ? first : this.evaluate(right, scope);
  }

  #member(
    node: t.MemberExpression | t.OptionalMemberExpression,
    scope: Scope,
  ): { readonly owner: unknown; readonly value: unknown } {
    const owner = this.evaluate(node.object, scope);
    const isMissing = owner === undefined || owner === null;
    if (node.type === 'OptionalMemberExpression' && isMissing) return { owner, value: undefined };
    const { property } = node;
    const key =
      !node.computed && property.type === 'Identifier' ? property.name : this.evaluate(property, scope);
    return { owner, value: readField(owner, key, node) };
  }

  #call(node: t.CallExpression | t.OptionalCallExpression, scope: Scope): unknown {
    const { callee } = node;
    const isMember = callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression';
    const { owner, value } = isMember
      ? this.#member(callee, scope)
      : { owner: undefined, value: this.evaluate(callee, scope) };
    if (node.type === 'OptionalCallExpression' && value === undefined) return undefined;
    return call(value, owner, this.values(node.arguments, scope), node);
  }

  #object(node: t.ObjectExpression, scope: Scope): Readonly<Record<string, unknown>> {
    const made: Record<string, unknown> = {};
    for (const one of node.properties) {
      if (one.type === 'SpreadElement') Object.assign(made, this.evaluate(one.argument, scope));
      else {
        const value =
          one.type === 'ObjectMethod' ? this.closure(one, scope) : this.evaluate(one.value, scope);
        made[this.#key(one, scope)] = value;
      }
    }
    return made;
  }

  #key({ key, computed }: t.ObjectProperty | t.ObjectMethod, scope: Scope): string {
    return !computed && key.type === 'Identifier' ? key.name : String(this.evaluate(key, scope));
  }

  /** Gives the names of a pattern their values. */
  #bind(pattern: t.Node, value: unknown, scope: Scope): void {
    switch (pattern.type) {
      case 'Identifier':
        scope.set(pattern.name, value);
        return;
      case 'AssignmentPattern':
        this.#bind(pattern.left, value === undefined ? this.evaluate(pattern.right, scope) : value, scope);
        return;
      case 'RestElement':
        this.#bind(pattern.argument, value, scope);
        return;
      case 'ArrayPattern':
        for (const [index, one] of pattern.elements.entries())
          if (one !== null) this.#bind(one, this.#item(one, value, index, pattern), scope);
        return;
      case 'ObjectPattern':
        this.#bindFields(pattern, value, scope);
        return;
      default:
        throw cannotRun(pattern);
    }
  }

  #item(one: t.Node, value: unknown, index: number, at: t.Node): unknown {
    if (!Array.isArray(value)) throw faultAt(at, 'only a list can be taken apart with [ ].');
    return one.type === 'RestElement' ? value.slice(index) : value[index];
  }

  #bindFields(pattern: t.ObjectPattern, value: unknown, scope: Scope): void {
    const taken = new Set<string>();
    for (const one of pattern.properties) {
      if (one.type === 'RestElement') {
        const rest = Object.entries(Object(value)).filter(([name]) => !taken.has(name));
        this.#bind(one.argument, Object.fromEntries(rest), scope);
      } else {
        const key = this.#key(one, scope);
        taken.add(key);
        this.#bind(one.value, readField(value, key, one), scope);
      }
    }
  }
}
