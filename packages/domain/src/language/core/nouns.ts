/** Words that cannot be part of the name of something new. */
const stopWords = `i|we|you|u|he|she|it|they|the|a|an|my|our|your|his|her|their|its|this|that|these|those|is|are|was|were|am|be|been|being|has|have|had|having|do|does|did|done|to|for|of|in|on|at|by|with|without|from|into|onto|and|or|but|so|if|when|where|which|who|whom|whose|what|how|why|as|like|please|pls|plz|can|could|would|should|will|must|may|might|shall|not|no|never|need|needs|want|wants|make|makes|made|create|add|set|keep|keeps|track|record|put|puts|get|gets|got|go|goes|me|us|them|there|here|also|just|only|too|then|now|some|any|each|every|all|both|other|another|else|because|since|until|till|than|about|after|before|over|under|up|down|out|off|again|already|always|still|really|very|quite|such|same|own|few|many|much|more|most|less|least|several|new|thanks|thank|sorry|hello|hi|hey|dear|ok|okay|right|well|oh|yes|let|lets|let's|i'd|i'm|i've|we'd|we're|we've|it's|that's|there's|don't|dont|can't|cant|doesn't|isn't|following|called|named|containing|including|consisting|exactly|inside|already|means|meaning|wanted|today|tomorrow|yesterday|per|without|unless|except|showing|comprising|stating|giving`;

/** One word of a name. */
export const nameWord = String.raw`(?!(?:${stopWords})(?![\p{L}'’]))[\p{L}][\p{L}\p{N}'’&-]*`;

/** A name of one to four words. */
export const namePhrase = String.raw`${nameWord}(?: ${nameWord}){0,3}`;

/** Words before a name that are not part of it. */
export const determiners = String.raw`(?:(?:the|a|an|one|my|our|your|their|his|her|this|these|those|all|another|some|new|small|little|simple|proper|extra|separate|second|big|whole|different|various|own) )*`;
