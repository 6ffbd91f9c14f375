/** Words for the people who use an app, other than its owner. */
export const somebody =
  'people|persons?|everybody|everyone|anybody|users?|customers?|clients?|members?|visitors?|guests?|readers?|students?|pupils?|patients?|compan(?:y|ies)|employers?|candidates?|organi[sz]ations?|businesses|teachers?|volunteers?|donors?|buyers?|players?|parents|neighbou?rs?|cousins?|friends|famil(?:y|ies)|tourists?|couples?|singers?|regulars|they|others|each|every';
