import * as fc from 'fast-check';
import { z } from 'zod';

const nodeSchema = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  items: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
});

/** Texts that are known to break servers, and random ones. */
export const texts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    '\0',
    'a\0b',
    '\u{D800}',
    '../../etc/passwd',
    "';--",
    '%00',
    '__proto__',
    'x'.repeat(201),
  ),
  fc.constantFrom('x'.repeat(5000), '1e400', '-1', 'NaN', '🎉', '\r\nx: y', '${7*7}', '2026-13-45', 'null'),
);

function text(format: string | undefined): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  return texts;
}

/** Values that match a JSON schema. */
function shaped(schema: unknown): fc.Arbitrary<unknown> {
  const node = nodeSchema.safeParse(schema).data ?? {};
  if (node.const !== undefined) return fc.constant(node.const);
  if (node.enum) return fc.constantFrom(...node.enum);
  const either = node.anyOf ?? node.oneOf;
  if (either) return fc.oneof(...either.map(shaped));
  if (node.type === 'string') return text(node.format);
  if (node.type === 'number' || node.type === 'integer') return fc.oneof(fc.integer(), fc.double());
  if (node.type === 'boolean') return fc.boolean();
  if (node.type === 'null') return fc.constant(null);
  if (node.type === 'array') return fc.array(shaped(node.items), { maxLength: 3 });
  if (node.type !== 'object') return fc.jsonValue({ maxDepth: 2 });
  const known = Object.entries(node.properties ?? {}).map(([key, value]): [string, fc.Arbitrary<unknown>] => [
    key,
    shaped(value),
  ]);
  const required = node.required ?? [];
  return fc.record(Object.fromEntries(known), { requiredKeys: required });
}

/** Valid inputs for a protocol schema, with random content. */
export function fromSchema(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  return shaped(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

/** Malformed inputs: a missing, extra or mistyped field, or another value altogether. */
export function mutated(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const anything = fc.jsonValue({ maxDepth: 3 });
  const changed = fc.tuple(right, texts, anything, fc.nat()).map(([value, key, other, at]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return other;
    const keys = Object.keys(value);
    const name = keys[at % Math.max(1, keys.length)] ?? key;
    const rest = Object.fromEntries(Object.entries(value).filter(([known]) => known !== name));
    return at % 3 === 0 ? rest : { ...value, [at % 3 === 1 ? name : key]: other };
  });
  return fc.oneof(changed, anything);
}
