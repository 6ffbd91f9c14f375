/** Beginnings of a part that only gives a reason or tells how things are. */
const reason =
  /^(?:because|cause|cos|coz|since (?:he|she|it|they|we|i)\b|as (?:he|she|it|they|we|i)\b|so that|otherwise|long story)\b/iu;
const subject =
  /^(?:and )?(?:he|she|it|they|we|i|you|there|his|her|their|my|our|its|the mayor|who,? as is known|which)\b.*\s/iu;
const being = /\b(?:is|are|was|were|has|have|had|came|rang|said|says|told|'s|calls|called)\b/iu;

/** Words that limit what is meant, so that no part with them is only a reason. */
const limiting =
  /\b(?:only|except|but|without|unless|if|not|no|never|keep|stay|stays|leave|all|every|other|others|those|these|ones?|which|that|who|whose|newer|older|before|after|until|since|more|less|please|must|should|delete|remove|add|set|mark|change|put|make)\b|\d|@/iu;

/** A verb that reports what follows `that`: `the assembly has decided that …`. */
const report =
  /^(?:(?!\b(?:delete|remove|set|mark|change|put|make|add|all|every)\b).){0,160}?\b(?:decided|informed(?: us)?|told (?:us|me)|says?|said|agreed|announced|regret to inform you|like to inform you|happy to (?:say|report))\b[^.;:]{0,100}? that (?=\S)/iu;

/** Says that the rest does not change. */
const unchanged =
  /[,;] (?:but )?(?:this|these|that|those|they|it|the (?:others?|rest|newer ones|older ones))(?: one| ones)?(?: of course| should| can| must)* (?:stays?|remains?|keeps?)(?: (?:like|as|how)(?: it| they| this)? (?:is|are|was|were)| the same| unchanged| (?:their|its|the) \p{L}+)?(?=[\s.,]*$)/iu;

/** True for a part of a sentence that asks for nothing and limits nothing. */
function isAside(part: string, isKnown: (part: string) => boolean): boolean {
  const text = part.trim();
  if (text === '') return true;
  if (isKnown(text)) return false;
  const rest = text.replace(/^(?:they never came|he never came|she never came)$/iu, '');
  if (rest === '') return true;
  if (limiting.test(rest)) return false;
  return reason.test(rest) || subject.test(rest) || being.test(rest);
}

/**
 * The instruction without its reasons: parts between commas that name nothing of the project and only tell something, and
 * what reports the instruction. `isKnown` says whether a part names something.
 */
export function withoutAsides(text: string, isKnown: (part: string) => boolean): string {
  const instruction = text.replace(report, '').replace(unchanged, '');
  const parts = instruction.split(/(?<=,) (?=\S)/u);
  if (parts.length === 1) return instruction;
  const kept = parts.filter((part) => !isAside(part.replace(/,$/u, ''), isKnown));
  return kept.length === 0 ? instruction : kept.join(' ').replace(/,\s*$/u, '');
}
