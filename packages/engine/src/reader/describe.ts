import {
  accessRuleSchema,
  codeChangeSchema,
  codeQuestionSchema,
  columnSpecSchema,
  conditionSchema,
  databaseChangeSchema,
  expressionSchema,
  readingSchema,
  readPartSchema,
  readWordsSchema,
  selectionSchema,
  siteChangeSchema,
  siteQuestionSchema,
} from '@saywright/domain/ast';
import * as z from 'zod/mini';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Names under which shapes are described once. */
const names = z.registry<{ id: string }>();
names.add(expressionSchema, { id: 'Expression' });
names.add(conditionSchema, { id: 'Condition' });
names.add(selectionSchema, { id: 'Selection' });
names.add(columnSpecSchema, { id: 'Column' });
names.add(accessRuleSchema, { id: 'AccessRule' });
names.add(databaseChangeSchema, { id: 'DatabaseChange' });
names.add(codeChangeSchema, { id: 'CodeChange' });
names.add(codeQuestionSchema, { id: 'CodeQuestion' });
names.add(siteChangeSchema, { id: 'SiteChange' });
names.add(siteQuestionSchema, { id: 'SiteQuestion' });
names.add(readPartSchema, { id: 'Part' });
names.add(readWordsSchema, { id: 'Words' });

/** The answer of a model: an object, as strict servers allow no union at the root. */
export const answerSchema = z.object({ reading: readingSchema });

/** JSON Schema of the answer, with shapes that repeat as definitions. */
export const answerJsonSchema = z.toJSONSchema(answerSchema, { metadata: names, io: 'input' });

function literal(value: unknown): string {
  return JSON.stringify(value);
}

/** A shape as a TypeScript type, in as few characters as possible. */
function shape(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'any';
  if (schema.$ref !== undefined) return schema.$ref.replace('#/$defs/', '');
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(literal).join('|');
  const options = schema.oneOf ?? schema.anyOf;
  if (options !== undefined) return options.map(shape).join(' | ');
  if (schema.type === 'array') {
    const item = Array.isArray(schema.items) ? 'any' : shape(schema.items ?? true);
    return /[|]/u.test(item) ? `(${item})[]` : `${item}[]`;
  }
  if (schema.type !== 'object') return [schema.type ?? 'any'].flat().join('|');
  if (schema.properties === undefined) return `{[column]: ${shape(schema.additionalProperties ?? true)}}`;
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => `${name}${required.has(name) ? '' : '?'}: ${shape(field)}`,
  );
  return `{${fields.join(', ')}}`;
}

/** Every shape of the answer, one type per line, generated from the schema. */
export function describeAnswer(): string {
  const types = Object.entries(answerJsonSchema.$defs ?? {}).map(([name, schema]) => {
    const options = schema.oneOf ?? schema.anyOf;
    return options === undefined
      ? `${name} = ${shape(schema)}`
      : `${name} =\n${options.map((option) => `  | ${shape(option)}`).join('\n')}`;
  });
  return [...types, `Answer = ${shape(answerJsonSchema)}`].join('\n');
}
