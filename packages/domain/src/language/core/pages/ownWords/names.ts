import { inQuotes, isSaid, requestAt, type RequestReader } from './message.ts';

/** A name in quotation marks, or words with capital letters. */
const name = String.raw`(?:["“](?<quoted>[^"“”]{2,60})["”]|(?<name>(?:[Tt]he )?\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:(?:&|of|and|the|in|at|for|by|an|am|auf|der|dem|den|zur|zum|da|das|do|de|del|della|di|la|le|les|du|von|y|e|et|und) ){0,2}\p{Lu}[\p{L}\p{N}'’&-]*){0,5}))`;
const business = String.raw`(?:[\p{L}-]+ ){1,3}?`;

/** How people say what their site or business is called. */
const sayings: readonly RegExp[] = [
  String.raw`(?:[Ww]e(?:['’]re| are)|[Ii]t(?:['’]s| is| should be)|[Tt]h(?:is|at)(?:['’]s| is)|I(?:['’]m| am)|(?:[Mm]y|[Oo]ur|[Tt]he) ${business}(?:is|should be|must be)) (?:actually |really |just |now |officially )?(?:called|named) ${name}`,
  String.raw`(?:[Tt]he |[Oo]ur |[Mm]y )?(?:right |real |proper |full |correct |official )?[Nn]ame of (?:the |my |our )?${business}(?:is|should be|must be) ${name}`,
  String.raw`(?:(?:[Tt]he|[Oo]ur|[Mm]y) )(?:right |real |proper |full |correct |official |(?:site|shop|business|company|studio|club)(?:['’]s)? )?name (?:is|should be|must be) ${name}`,
  String.raw`[Ss](?:ite|hop) name:? ${name}`,
  String.raw`[Nn]ame(?:['’]s| is)? (?:wrong|not (?:good|right|nice|correct))[^.!?]*? (?:should be|must be|has to be|is|to|it) ${name}`,
  String.raw`(?:^|[Hh]ello,? |[Hh]i,? )name (?:must|should|has to) be ${name}`,
  String.raw`(?:title|name) (?:to )?(?:be|say|read) ${name}`,
  String.raw`(?:[Pp]roper|[Rr]eal|[Rr]ight|[Ff]ull|[Cc]orrect|[Oo]ur|[Mm]y) (?:[a-z]+ )?name,? (?:is )?${name}`,
  String.raw`^(?:[Tt]he )?[Nn]ame(?: is|:) ${name}`,
  String.raw`(?:change|set|correct|put) (?:the |our |my )?name (?:of the (?:site|shop) )?(?:to|into) ${name}`,
  String.raw`[Nn]ame\b[^.!?]{0,20}, (?:[Mm]y|[Oo]ur|[Tt]he) ${business}is ${name}`,
].map((pattern) => new RegExp(String.raw`(?<![\p{L}])${pattern}`, 'u'));

/** Where the name should be at the top: “we're Hollowbrook Nursery … could the name up top say that”. */
const self = new RegExp(String.raw`(?<![\p{L}])(?:[Ww]e(?:['’]re| are)|I(?:['’]m| am)) ${name}`, 'u');
const atTop = /\bname\b[^.!?]*\b(?:up top|at the top|in the corner|instead|say that)\b/iu;

/** What it is called in any letters, and what it is not: “its called trattoria da luca not restaurant”. */
const plain =
  /\b(?:it(?:['’]?s| is)|we(?:['’]?re| are)|is|are) (?:actually |really )?(?:called|named) (?<name>[\p{L}\p{N}’'& -]{3,50}?)(?: tho(?:ugh)?)?,? (?:not|instead of|and not)(?: just| only)? (?<old>[\p{L}\p{N}’'& -]{3,50}?)(?=[.,!?;]|$)/iu;

/** What follows a name: what it is instead of, and that it is to be so everywhere. */
const aside =
  /^(?:[^.!?]*?(?:instead of|not(?: just| only)?|rather than) ["“]?[\p{L}' ]+["”]?)?(?:[.,;!]? (?:so |and )?(?:(?:could|can|would) you )?(?:please )?(?:change|put|use|write|correct) (?:(?:it|this|that|the name) )?(?:everywhere(?: (?:where )?it says [\p{L}' ]{2,40})?|at the top|on (?:the|every|all) (?:site|pages?))[.!?]?)?/iu;

const renaming = (value: string): string =>
  `Change the name of the site to ${inQuotes(value.replace(/^the (?=\p{Lu})/u, ''))}`;

/** A name in small letters with capitals, but for short words: `Trattoria da Luca`. */
function asName(said: string): string {
  if (/\p{Lu}/u.test(said)) return said;
  return said.replaceAll(/(?<![\p{L}’'])\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

/** What the site is called: “we're called Marta's Oven”. */
export const readName: RequestReader = ({ text, site }) => {
  const turned = plain.exec(text);
  if (turned?.groups && isSaid(site, (turned.groups['old'] ?? '').replace(/^(?:the|just|only) /iu, '')))
    return [requestAt(turned, renaming(asName(turned.groups['name'] ?? '')))];
  const own = atTop.test(text) ? self.exec(text) : null;
  for (const found of [own, ...sayings.map((saying) => saying.exec(text))]) {
    const value = found?.groups?.['quoted'] ?? found?.groups?.['name'];
    if (!found || value === undefined) continue;
    const request = requestAt(found, renaming(value));
    if (found === own) return [{ ...request, to: text.length }];
    return [{ ...request, to: request.to + (aside.exec(text.slice(request.to))?.[0].length ?? 0) }];
  }
  return [];
};
