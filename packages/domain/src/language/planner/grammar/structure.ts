import { requireTable } from '../find.ts';
import { choice, question } from '../outcome.ts';
import type { Grammar } from '../outcome.ts';
import { pattern } from '../pattern.ts';
import { allRulesPlan, columnsPlan, rulesPlan, tablesPlan } from '../plans/reads.ts';
import { firstMatch, matched } from '../slots.ts';

const tables = pattern(
  String.raw`(?:(?:{show}|which|what|how many|what kind of|name|give me) )?(?:(?:the|all|our|my|of|existing|current|me) )*tables(?: (?:do we have|do i have|are there|exist|have we got|there are|we have|i have|are in (?:the|my|our) database|in (?:the|my|our) database|do you know|do you see|does (?:the|my|our) database have))?|what(?:'s| is) in (?:the|my|our) database|(?:show|describe|list) (?:me )?(?:the |my |our )?(?:database|schema|structure|database structure|database schema)(?: of (?:the|my|our) database)?|what (?:data )?do (?:we|i) (?:have|store)(?: in (?:the|my|our) database)?`,
);
const columns = [
  pattern(
    String.raw`(?:{show}|which|what|list|name) (?:(?:the|all|are the|kind of) )*(?:columns|fields|properties|attributes|structure|schema)(?: (?:of|in|on|for|does|do|are in|has|have|are there in|is in))* {the}?(?<table>[^ ]+(?: [^ ]+){0,2}?)(?: (?:have|has|contain|table))*`,
  ),
  pattern(String.raw`(?:describe|explain) {the}?(?:{tableword} )?(?<table>[^ ]+(?: [^ ]+){0,2}?)(?: table)?`),
  pattern(
    String.raw`(?:what does|what do) {the}?(?<table>[^ ]+(?: [^ ]+){0,2}?)(?: table)? (?:contain|store|hold|look like|have)`,
  ),
];

const whoCan = pattern(
  String.raw`(?:{show} )?(?:who|which people) (?:can|may|is allowed to|has access to|are allowed to)(?: (?:see|read|access|edit|change|view|use|reach))? {the}?(?<table>[^ ]+(?: [^ ]+)?)|{show} (?:the )?(?:rules|policies|access rules|permissions) (?:of|for|on) {the}?(?<ruled>.+)`,
);

const whoCanWhat = pattern(
  String.raw`(?:{show} )?(?:who|which people) (?:can|may|is allowed to|are allowed to|has access to) (?:(?:see|read|access|edit|change|view|use|reach|do) )?(?:what|everything|all (?:the )?(?:data|lists|tables)|which (?:lists?|tables?|data))(?: (?:now|right now|at the moment|currently))?|{show} (?:me )?(?:all )?(?:the )?(?:access )?(?:rules|policies|permissions)`,
);

/** 'Who can see orders': answered from the names of its rules. */
const rules: Grammar = (clause, schema) => {
  const slots = matched(whoCan, clause.text);
  if (slots === undefined) return undefined;
  const table = requireTable(clause, slots('table') || slots('ruled'), schema);
  if (!table.ok) return table.error;
  const { name, rowSecurity, policies } = table.value;
  if (!rowSecurity)
    return question(`${name} is not locked: anyone with your public key can read and change it.`, [
      choice(`Lock ${name}`),
      choice(`People should only see their own ${name}`),
    ]);
  if (policies.length === 0)
    return question(`${name} is locked: only you (your server) can read and change it.`, [
      choice(`Signed-in people can read ${name}`),
      choice(`Everyone can read ${name}`),
    ]);
  return rulesPlan(table.value);
};

/** 'What tables do we have', 'which columns does customers have', 'describe orders'. */
export const structure: Grammar = (clause, schema) => {
  if (tables.test(clause.text)) {
    if (schema.tables.length > 0) return tablesPlan(schema.tables);
    return question('There are no tables yet. Shall we make the first one?', [
      choice('Create a customers table with a name, a unique email and a signup date', 'A customers table'),
      choice(
        'Create a products table with a name, a price in dollars and an optional description',
        'A products table',
      ),
    ]);
  }
  if (whoCanWhat.test(clause.text) && schema.tables.length > 0) return allRulesPlan(schema.tables);
  const ruled = rules(clause, schema);
  if (ruled !== undefined) return ruled;
  const slots = firstMatch(columns, clause.text);
  if (slots === undefined) return undefined;
  const table = requireTable(clause, slots('table').replace(/^table /iu, ''), schema);
  return table.ok ? columnsPlan(table.value) : table.error;
};
