import { labelsOf } from '../../constituents/columnKinds.ts';
import { isNumeric, kindOf } from '../../../planner/kinds.ts';
import type { LexiconTable } from '../../../planner/lexicon.ts';
import type { CoreIndex } from '../../schemaIndex.ts';
import { mentionsIn, shown } from './mentions.ts';

const money = String.raw`(?<n>[€£$]?\d+(?:[.,]\d+)?(?: ?(?:euros?|pounds?|quid|dollars?|bucks))?)`;
const per = String.raw`(?:,? (?:an?|per|each|the|every) ?(?:kilo|kg|piece|pound|litre|unit|bunch|night|person|head|box|bottle)?| apiece)?`;
const figure = String.raw`(?<n>\d+(?:[.,]\d+)?)`;

/** Ways to say a change of rows, each with the plain one that means the same; no word with content is left out. */
const plain: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      String.raw`\b(?:is|are|'s)(?: now)? (?:sold|going|priced|on sale|offered|for sale|selling|on offer|up|down) (?:now )?(?:as|at|for|to) ${money}${per}\b`,
      'iu',
    ),
    'now costs $<n>',
  ],
  [
    new RegExp(String.raw`\b(?:sells?|goes|go|retails?|is) (?:now )?(?:for|at) ${money}${per}\b`, 'iu'),
    'now costs $<n>',
  ],
  [
    new RegExp(
      String.raw`\b(?:gets?|is (?:now )?on|is (?:now )?paid|makes|receives?)(?: paid)? ${money} (?:an|per|the) hour\b`,
      'iu',
    ),
    'earns $<n> an hour',
  ],
  [
    /^(?<who>\p{L}+(?: \p{L}+)?) and (?:i|we) (?:have |had )?(?:agreed|decided|settled)(?: now)? that (?:he|she|they) /iu,
    '$<who> ',
  ],
  [
    new RegExp(
      String.raw`\btake ${figure}(?<unit> ?(?:kg|kilos?|g|l|litres?|pieces|pcs|stems))?(?: off| out of| from) (?<what>(?:the |our )?[\p{L} ]+?(?: (?:of|for) .+)?)$`,
      'iu',
    ),
    'reduce $<what> by $<n>',
  ],
  [
    new RegExp(
      String.raw`\b(?:we |i )?(?:sold|used|lost|threw away|gave away) ${figure} ?(?:kg|kilos?|g|l|litres?|pieces|pcs|stems)?(?: of)? (?<row>[\p{L} ]+?)(?: over the counter| today| yesterday)?,? (?:so |please )*(?:take|knock|deduct|subtract) (?:that|it|them|those) (?:off|from) (?<what>(?:the |our )?[\p{L}]+)$`,
      'iu',
    ),
    'reduce $<what> of $<row> by $<n>',
  ],
  [
    new RegExp(
      String.raw`\b(?:deduct|subtract) ${figure}(?: ?(?:kg|kilos?|g|l|litres?|pieces|pcs|stems))? from (?<what>.+)$`,
      'iu',
    ),
    'reduce $<what> by $<n>',
  ],
  [
    /\b(?:write|put|note|enter|type|add|record) (?<v>["“][^"”]+["”]) (?:in|into|as|under|to|on) (?:the |their |his |her |its )?(?<what>[\p{L}_ ]+? (?:of|for|on) .+)$/iu,
    'set the $<what> to $<v>',
  ],
  [
    /^(?<row>.+?): (?:please )?(?:write|put|note|enter|type|add|record) (?<v>["“][^"”]+["”]) (?:in|into|as|under|to|on) (?:the |their |his |her |its )?(?<what>[\p{L}_ ]+)$/iu,
    'set the $<what> of $<row> to $<v>',
  ],
  [
    /\b(?:for |of )?(?:both|all|the two|all the|every)(?: of the)? (?:copies|rows|entries|lines) (?:of|for|with) /iu,
    'for ',
  ],
  [
    /\b(?:give|grant) (?<who>.+?) the (?<v>[\p{L}]+) (?<what>role|status|rank|title|job|kind|type|colour|level|grade)\b/iu,
    'set the $<what> of $<who> to $<v>',
  ],
  [
    /\b(?<what>publish|approve|activate|confirm|archive|cancel|unpublish|deactivate) the (?<row>[\p{L} ]+?) one\b/iu,
    '$<what> the $<row>',
  ],
  [
    /\bwhere (?<col>[\p{L}_ ]+?) (?:is|are|says) (?<old>empty|blank|missing|["“]?[\p{L}]+["”]?),? (?:please )?(?:set|make|put|change|turn) (?:it|that|them) (?:to|into) (?<v>["“]?[\p{L}\d]+["”]?)$/iu,
    'set $<col> to $<v> where $<col> is $<old>',
  ],
  [
    /^(?<t>[\p{L} ]+?): (?:whatever|anything|everything|what|all that|whichever) (?:that )?(?:is|says|has|reads|are) (?<old>["“]?[\p{L}]+["”]?) (?:should|must|shall|is to|has to) (?:be|say|read|become) (?<v>["“]?[\p{L}\d]+["”]?)$/iu,
    'set $<t> to $<v> where $<t> is $<old>',
  ],
  [
    /\b(?:each|every|an?|the) (?<from>[\p{L}_ ]+?) (?:should|must|needs to|has to|ought to|shall|can) (?:also )?(?:say|show|record|know|remember|tell|state|note|carry) (?:which|what|whose|the) (?:member of |one of the |kind of )?(?<to>[\p{L}_]+)(?: (?:made|did|wrote|took|brought|sold|bought|owns|has|it|is|belongs|for|to|from|comes|came|with|him|her|them|that))*$/iu,
    'link $<from> to $<to>',
  ],
  [
    /\b(?:when|if|once|whenever) (?:i |we |someone |somebody |an? |the )*(?:delete|remove|erase)s? an? (?<p>[\p{L}_ ]+?),? (?:then )?(?:also )?(?:the |all |all the )*(?<c>[\p{L}_ ]+?) (?:of (?:him|her|it|them|that \p{L}+|this \p{L}+)|belonging to (?:him|her|it|them)|too) (?:should|must|shall|has to|have to|can|are|is)(?: also)? (?:be |to be )?(?:deleted|removed|erased|gone|go)(?: (?:automatically|also|too|as well|with (?:it|him|her|them)))*$/iu,
    'when a $<p> is deleted, its $<c> should be deleted',
  ],
  [
    /^(?:please )?(?:set|make|change) the default (?:value )?(?:for |of )?(?:the )?(?<col>[\p{L}_ ]+?) (?:to|be|as) (?<v>\S.*)$/iu,
    '$<col> default $<v>',
  ],
  [
    /^the default (?:value )?(?:for |of )?(?:the )?(?<col>[\p{L}_ ]+?) (?:is|should be|shall be|must be) (?<v>\S.*)$/iu,
    '$<col> default $<v>',
  ],
  [
    /^(?:please )?(?:make|use|take) (?<v>["“]?[\p{L}\d ]+?["”]?) (?:as )?the default (?:value )?(?:for |of )?(?:the )?(?<col>[\p{L}_ ]+)$/iu,
    '$<col> default $<v>',
  ],
  [
    /\b(?:if|when|once) (?:an?|the) (?<p>[\p{L}_ ]+?) (?:goes|is gone|disappears|vanishes|is deleted|is removed|gets deleted),? (?:then )?(?:its|his|her|their|all its|the) (?<c>[\p{L}_ ]+?) (?:goes?|disappears?|vanish(?:es)?|should go|must go|are deleted|should be deleted)(?: too| as well| also| with it)*$/iu,
    'when a $<p> is deleted, its $<c> should be deleted',
  ],
];

/** Ways to say who may do what. */
const rights: readonly (readonly [RegExp, string])[] = [
  [
    /^(?<who>[\p{L} -]+?) (?:needs? to|should be able to|must be able to|ought to|should get to|should) (?:be able to )?(?<deed>see|read|view|edit|change|add|delete) (?<what>.+)$/iu,
    '$<who> can $<deed> $<what>',
  ],
  [
    /\b(?:that|which) (?:got|were|have been|are already) (?=approved|published|confirmed|accepted|finished|paid)/iu,
    'that are ',
  ],
  [
    /\b(?<deed>delet|chang|edit|read|add)ing (?:an? |the |our |any )?(?<what>[\p{L}_]+) is (?:only )?(?:for|reserved for|up to|a matter for) (?<who>(?:the )?[\p{L} ]+?)(?: only| alone)?$/iu,
    'only $<who> may $<deed> $<what>',
  ],
];

function roomOf({ columns }: LexiconTable): string | undefined {
  const found = columns.filter((one) => isNumeric(one) && /seats|capacity|places|max_/iu.test(one.name));
  return found.length === 1 ? found[0]?.name : undefined;
}

const room = new RegExp(
  String.raw`^(?:that means |it means |so )?(?:the )?(?<row>[\p{L}' ]+?) (?:can|could|may) (?:now )?(?:take|hold|seat|have|fit) (?:up to )?${figure}(?: (?:people|persons|guests|visitors|participants))?(?: now)?(?:,? (?:rather than|instead of) .{1,60})?$`,
  'iu',
);
const gone =
  /\b(?:is |are |has |have |we are |we're )?(?:sold out|out of stock|run out|all gone)(?: of)?\b/iu;
const saying = /\b(?:that|which) (?:says|reads) (?<v>["“][^"”]+["”])/iu;
const numbered = /(?<!\p{L})(?:no\.?|number|nr\.?|#|id) ?(?<n>\d+)\b/iu;

/** `all products without a kind are cake`. */
const unfilled =
  /^(?:all|every|each)(?: the)? (?<t>[\p{L}_]+) (?:without|with no|that have no) (?:an? )?(?<col>[\p{L}_ ]+?) (?:are|is|get|become|should be|must be) (?<v>[\p{L} ]+)$/iu;
/** A message in plainer words that mean the same, where one of the ways to say it is known. */
export function inPlainWords(said: string, index: CoreIndex): string {
  let text = said.trim().replace(/[.!]+$/u, '');
  const { tables, values } = mentionsIn(text, index);
  const seated = room.exec(text)?.groups;
  const hall = seated && values.map(({ table }) => roomOf(table)).find((name) => name !== undefined);
  if (seated && hall !== undefined)
    text = `set the ${shown(hall)} of the ${seated['row'] ?? ''} to ${seated['n'] ?? ''}`;
  const [table] = tables;
  const stock =
    table?.columns.filter((one) => isNumeric(one) && /stock|on_hand|left|stems/iu.test(one.name)) ?? [];
  if (table && tables.length === 1 && stock.length === 1 && /^(?:which|what|show|list)\b/iu.test(text))
    text = text.replace(gone, `have ${shown(stock[0]?.name ?? '')} 0`);
  const texts = table?.columns.filter((column) => kindOf(column) === 'text') ?? [];
  const label = table && (labelsOf(table)[0] ?? (texts.length === 1 ? texts[0] : undefined));
  if (label && tables.length === 1) text = text.replace(saying, `with ${shown(label.name)} $<v>`);
  if (table && tables.length === 1 && table.columns.some(({ name }) => name === 'id'))
    text = text.replace(numbered, 'with id $<n>');
  text = text.replace(unfilled, 'set $<col> to $<v> for $<t> where $<col> is empty');
  for (const [form, means] of [...plain, ...rights]) text = text.replace(form, means);
  return text.replace(/\bmay (?<deed>delet|chang) /iu, 'may $<deed>e ');
}
