const strong =
  /\b(?:yesterday|last (?:week|time|year|month|summer|winter|night)|ago|nearly|i have seen|i'll|i will|before (?:was|we|the)|i (?:regret|ask for|nearly)|this has led|i am often|every thursday|terrible|nice guy|believe me|hope it is|they call me|in the bakery|village)\b/iu;
const asks =
  /\b(?:should|shall|must|may|ought|please|pls|only|except|from now|nobody (?:should|may|can)|let|lock|shut|close|cannot|can not|can't|never|without)\b/iu;
const hints =
  /^(?:.{0,20}\buser_?id (?:stands|is|sits|lives|says)\b.{0,40}|is (?:it|that) (?:possible|ok|okay).*|(?:that|this) (?:is|was) (?:urgent|important|decided).*|(?:thanks?|thank you|cheers|many thanks|best regards|regards|hello|hi|hey|good (?:morning|day|evening)|dear all|ps|sorry)\b.{0,40})$/iu;

/** True for a sentence that only tells a story, greets, or says where something is kept: it allows and forbids nothing. */
export function isBackground(sentence: string): boolean {
  const text = sentence.trim().replace(/[.!?,;:)]+$/u, '');
  if (text === '' || hints.test(text)) return true;
  if (
    /^(?:in the .{1,20} )?(?:i|we) (?:must|have to|always|had to)\b/iu.test(text) &&
    !/\b(?:please|should|want|nobody)\b/iu.test(text)
  )
    return true;
  return (
    strong.test(text) && !asks.test(text.replace(/^because\b/iu, '').replace(/\bone thing only\b/giu, ''))
  );
}

/** The text without remarks in brackets that only explain, and without asides. */
export function withoutAsides(text: string): string {
  return text
    .replaceAll(/\((?:that's|that is|these are|which is|i mean|just)\b[^()]{0,60}\)/giu, ' ')
    .replaceAll(/,?\s*\bthe user_?id (?:says|tells|shows) who (?:they|he|she) (?:are|is)\b/giu, ' ')
    .replaceAll(/\b(?:but )?it is for us to (?:approve|check|publish|confirm) (?:it|them)\b/giu, ' ')
    .replaceAll(/\bsuch (\w+(?: \w+)?) as (are|is|were|have)\b/giu, '$1 that $2')
    .replaceAll(
      /\bwho (?:write|writes|wrote|adds|added|makes|made) (?:a |an |the )?(?=\w+ (?:he|she|they|can|may))/giu,
      'author of ',
    )
    .replaceAll(
      /[,–-]\s*(?:this|that|it)(?:'s| is| was) (?:our|my|a|the|why|how|very)\b[^.;:!?]*(?=[.;!?]|$)/giu,
      (aside) => (asks.test(aside) ? aside : ''),
    )
    .replaceAll(/\bmay i (?:request|ask|suggest) that\b/giu, ' ')
    .replaceAll(/\bin the interest of \w+\b/giu, ' ');
}

/** True where a sentence says that people are known by their e-mail address. */
export const byEmail = /\b(?:known|recogni[sz]ed|identified|found) by (?:their|the|his|her) e-?mail\b/iu;

const inquiry =
  /^(?:who|can|may|do|does|is|are|could|what|which|am)\b(?!\s+i (?:request|ask|suggest)\b)(?!\s+(?:you|u|we have|i ask|i have)\b)[^?]*\?+$/iu;

/** True for a question about how things are. */
export function isInquiry(sentence: string): boolean {
  return inquiry.test(sentence.trim());
}
