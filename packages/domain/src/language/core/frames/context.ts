const talk =
  /^(?:hello|hi|hey|good (?:day|morning|evening|afternoon)|dear .{1,20}|thanks?.*|thank you.*|sorry.*|please|ok|right|well|so|many thanks.*|best regards.*|ps|that'?s (?:it|all).*|it'?s urgent.*|.{0,30}do the needful.*)[,.!]*$/iu;

const reason =
  /^(?:because|since|otherwise|that's why|so that|last (?:year|time|week|month)|we (?:are|were|have been|run|do|had|never|always)\b(?!.*\b(?:need|want)\b)|i (?:am|was|run|have (?:been|a|had)|make|keep|used|think|know|can't find|always|never)\b(?!.*\b(?:need|want)\b)|they'?re|it'?s (?:a|getting|for|been|because)|our |my |there (?:is|are|was|were)|until now|at the moment|for some (?:months|time|years)|a friend|people)/iu;

const change =
  /\b(?:delete|remove|drop|rename|add|change|must|should|only|never|not|nobody|everyone|everybody|unique|required|default|empty|make|create|see|may|can)\b/iu;

/** True for a sentence that only greets, thanks or gives background: it asks for nothing and limits nothing. */
export function isContext(sentence: string): boolean {
  const text = sentence.trim();
  return talk.test(text) || (reason.test(text) && !change.test(text));
}
