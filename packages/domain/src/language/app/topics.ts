/** What people often ask of an app and none has yet, with the words that ask for it. */
const topics: readonly (readonly [name: string, words: RegExp])[] = [
  [
    'payments',
    /card payments?|pa(?:y|ys|ying|id|yments?)|baskets?|check ?outs?|by card|credit cards?|stripe|paypal|vat|tax(?:es)?|gift aid|once or monthly/u,
  ],
  ['pictures and videos', /photos?|pictures?|images?|pics?|galler(?:y|ies)|videos?|floor plans?/u],
  ['files', /cvs?|pdfs?|uploads?|uploading|attachments?|documents?|certificates?/u],
  [
    'emails and reminders',
    /remind(?:ers?|s|ed)?|e-?mails?|emailed|text messages?|texts|sms|notif(?:y|ied|ications?)|warn(?:s|ings?)?|alerts?|newsletters?/u,
  ],
  [
    'a calendar with free times',
    /calendars?|free slots?|free times?|whats free|what[’']s free|availab(?:le|ility)|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:to|closed)|slots?/u,
  ],
  ['comments', /comments?|commenting|repl(?:y|ies)/u],
  ['votes and ratings', /votes?|voting|ratings?|stars|reviews?|likes/u],
  [
    'charts and totals',
    /charts?|graphs?|statistics|totals?|reports?|target|progress|leaderboards?|ladder|scores?|results/u,
  ],
  ['maps', /maps?/u],
  ['streaks and repetition', /streaks?|daily|weekly|monthly|recurring|repeat(?:s|ing)?/u],
  ['limits of places', /holds? \d+|capacity|\d+ (?:tables|seats|places)|sold out|full up/u],
  [
    'roles besides staff',
    /moderators?|employers?|receptionists?|reception|teachers?|therapists?|parents?|committees?|admins?|coaches/u,
  ],
  ['several languages', /languages?|translat(?:ed|ions?)|bilingual/u],
  ['messages between people', /chats?|messages? between|direct messages?|swap(?:s|ping)?/u],
  ['import and export', /imports?|exports?|csv|excel|spreadsheets?/u],
];

/** Names of the topics that a text asks for, and the text without their words. */
export function topicsIn(text: string): { readonly topics: readonly string[]; readonly rest: string } {
  let rest = text;
  const found = topics.flatMap(([name, words]) => {
    const expression = new RegExp(`(?<![\\p{L}’'])(?:${words.source})(?![\\p{L}])`, 'giu');
    const without = rest.replaceAll(expression, ' ');
    if (without === rest) return [];
    rest = without;
    return [name];
  });
  return { topics: found, rest };
}

const outside =
  /(?:and |they )?pa(?:y|ys|ying) (?:\p{L}+ ){0,3}?(?:when|at|on|upon|in) (?:(?:they|you|people|we|the|my|our|their) )*(?:come|comes|collect(?:ion)?|pick(?:ing)? ?(?:it |them )?up|pick-?up|arriv\p{L}+|deliver\p{L}*|door|cash|shop|store|person|desk|counter|visit)/giu;

/** The text without words for paying outside of the app, which is how people pay anyway. */
export function withoutPayment(text: string): string {
  return text.replaceAll(outside, ' ');
}
