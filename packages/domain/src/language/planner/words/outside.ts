/** The example instruction of a refusal where there are no tables yet. */
export const firstAbility = 'Create a customers table with a name and a unique email';

/** A place for files, and files that people brought, in a sentence about no table. */
export const aboutFiles = String.raw`(?!.*\btables?\b).*\b(?:(?:storage|file|upload) (?<bucket>buckets?)|(?<place>buckets?) (?:for|called|named|where|that|which|in which|to (?:store|keep|hold|put))|(?<files>files?) (?:that )?(?:they|he|she|you|people|users) (?:have |has )?uploaded)\b`;

/** Why it is not planned. */
export const filesReason =
  'Files are kept in buckets, which are made on the page Files of the project, not by an instruction. There you decide who sees the files of each: everybody, the people who sign in, or only the person who uploaded them.';

/** A list in a file of a spreadsheet program that should become rows. */
const sheet = String.raw`(?:excel|csvs?|xlsx?|spread ?sheets?|google sheets?)`;
const bringing = String.raw`\b(?:import|upload|load|get|bring|put|add|copy|move|transfer|have|enter|insert)\b`;
/** A list that is in a file, whatever kind of file. */
const listInFile = String.raw`\b(?:lists?|data|names|numbers|addresses|contacts|customers?|clients?|products?|members?|prices|everything|all|them|it)\b.*\b(?:in|from|as|on|inside) (?:an? |my |the |one |this |some )?(?:text ?|other ?)?(?:files?|document|computer|laptop|pc)\b`;
export const spreadsheets = String.raw`(?!.*\b(?:columns?|fields?|tables? (?:called|named|for|of|with))\b)(?!(?:export|download|save|delete|remove|show|store|keep)\b)(?:.*${bringing}.*\b${sheet}\b.*|(?:.*\bhow\b.*|.*${bringing}.*)${listInFile}.*|${listInFile}.*\b(?:how|can|where)\b.*${bringing}.*|.*\b(?:in|from|as|on) (?:an? |my |the )?${sheet}\b.*${bringing}.*)`;

const importReason =
  'A CSV or Excel file is imported on Project Data: open the rows of a table (“All rows, to edit”) and press Import. You see what was recognised and approve one plan before anything is added. A new project first needs the table; its page Data prepares the sentence from the headings of your file.';

/** Requests outside the database, with the reason for the refusal. The first match answers. */
export const outside: readonly { readonly pattern: string; readonly reason: string }[] = [
  {
    pattern: String.raw`(?:please )?(?:undo|revert|take back|roll back|reverse)(?: (?:that|this|it|everything|the last (?:change|one|thing|step)|my last (?:change|step)|the change|what you did|last change))*`,
    reason: 'Press Undo on the change itself, in the conversation where it was executed.',
  },
  {
    pattern: String.raw`.*\b(?:daily|weekly|monthly|nightly|hourly|every (?:day|week|month|night|hour|morning|monday))\b.*\b(?:reminders?|reports?|e-?mails?|summar(?:y|ies)|digests?|newsletters?|notifications?)\b.*`,
    reason:
      'I cannot send messages or do things on a schedule. I work on your database: its tables, rows and who may see them.',
  },
  {
    pattern: String.raw`.*\b(?:sign|log)(?:ing|ging|s)? ?(?:in|up|on)\b.*\b(?:with|using|via|through|by)\b.*|(?:let|allow|enable|make)\b.*\b(?:people|users?|customers?|visitors|members?|everyone)\b.*\b(?:sign|log) ?(?:in|up|on)\b.*|(?:please )?(?:set ?up|enable|activate|turn on|switch on)(?: the| an?| user| customer| member)* (?:(?:sign|log)[- ]?ins?|authentication)(?: for (?:the |my |our )?(?:people|users|customers|visitors|members|everyone))?`,
    reason:
      'Every project has accounts: on the pages of an app that is built from one sentence, people register and sign in with an email and a password. I cannot set up other ways to sign in. I can decide what people who are signed in may see and change.',
  },
  {
    pattern: String.raw`(?:(?:please|can you|could you|how (?:do|can) i|i (?:want|need|would like) to|we (?:want|need) to) )*(?:invite\b(?! (?:column|field|table|code|link)s?\b)|send (?:an? |the )?(?:invite|invitation)s?\b).*`,
    reason:
      'You invite people yourself: open Project Data, then “People”, enter the address under “Invite someone” and press “Send invitation”. They choose a password with the link in the email, and can then sign in to your app.',
  },
  {
    pattern: String.raw`(?:send|write|email|e-mail|mail|text|sms|message|notify|call|phone|ring|invite|remind)\b.*\b(?:e-?mails?|newsletters?|sms|text messages?|messages?|letters?|invitations?|whatsapp|slack|telegram|push notifications?|reminders?)\b.*|(?:e-?mail|text|message|call(?! (?:the|it|this|that|them|my|our|these|those)\b)|phone|notify|remind|invite)\b(?! (?:of|in|from|address(?:es)?|columns?|fields?|numbers?|is|are|was|were|has|have|should|must|can|cannot|to)\b) .*`,
    reason: 'I cannot send messages. I work on your database: its tables, rows and who may see them.',
  },
  {
    pattern: String.raw`.*\b(?:weather|forecast|temperature outside|news|horoscope|stock market|share price|exchange rate|football|score of the game|recipe|capital of|president|translate|what time is it|what day is it|tell me a joke|joke|poem|song|lyrics|essay|blog post|story|haiku|limerick|slogan|tweet|speech)\b.*`,
    reason: 'That is outside what I do. I work on your database: its tables, rows and who may see them.',
  },
  {
    pattern: String.raw`(?:build|make|create|design|develop|code|program|write|generate|start)\b.*\b(?:mobile app|web app|apps?|application|website|web site|web page|landing page|homepage|game|chatbot|bot|logo|image|picture|video|presentation|spreadsheet file|pdf|script in python|python script|code|component|button|screen|dashboard|checkout page|online shop|web shop)\b(?! table)(?! (?:column|field)).*`,
    reason:
      'I cannot build that from one instruction. I make the database behind it: tables, rows and who may see them.',
  },
  {
    pattern: String.raw`(?:buy|order me|book (?:me )?a (?:flight|hotel|table|taxi)|pay for|transfer money|charge (?:the|my) card|play|sing|draw|paint|cook|order (?:a )?pizza|drive|turn on the lights?|set an alarm|open the door)\b.*`,
    reason: 'I cannot do that. I work on your database: its tables, rows and who may see them.',
  },
  {
    pattern: String.raw`.*\b(?:ignore|forget|disregard|override) (?:all |any |the |your |my )*(?:previous |prior |above |earlier )?(?:instructions?|rules|prompts?|guidelines)\b.*`,
    reason:
      'I follow a fixed set of rules that an instruction cannot switch off. Every change is shown and waits for your approval.',
  },
  {
    pattern: String.raw`.*\b(?:your (?:system )?prompt|api keys?|service[_ ]role key|passwords? of|secret keys?|connection string|credentials|hack|drop database|/etc/passwd|credit card numbers? of)\b.*`,
    reason: 'I cannot show secrets or reach beyond your tables.',
  },
  {
    pattern: String.raw`(?:drop|delete|remove|destroy|wipe|erase) (?:the |my |our |this )*(?:entire |whole |complete )?(?:database|project|account|server|schema|system)`,
    reason:
      'I do not delete a whole database. I can delete one table, or the rows of one table, and show you first what would be deleted.',
  },
  { pattern: spreadsheets, reason: importReason },
  {
    pattern: String.raw`.*\b(?:back ?up|restore)\b.*`,
    reason:
      'Restore points are on Project Data, under “Restore points”: there you make one by hand, and return to an earlier one.',
  },
  {
    pattern: String.raw`.*\b(?:export|download)\b.*`,
    reason:
      'Exports are on Project Data: open the rows of a table (“All rows, to edit”) and press Export. CSV, Excel, JSON and SQL contain the rows that match the search and the filters.',
  },
  { pattern: String.raw`.*\bimport\b.*`, reason: importReason },
  {
    pattern: String.raw`.*\bupload\b.*`,
    reason:
      'Files are uploaded on Project Data, under “Files”, into buckets that you make there. Rows of a CSV or Excel file are imported into a table: open its rows (“All rows, to edit”) and press Import.',
  },
  {
    pattern: String.raw`(?:deploy|publish|release|roll ?back|git|commit|push|pull|merge|branch|rebase|clone|checkout|fork)\b(?!.* (?:tables?|columns?|rows?)\b).*`,
    reason: 'That belongs to the code or the site, not to the database.',
  },
];

/** Openings that are only a greeting or a request for help. */
export const greetings = String.raw`(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings|hallo|hola|bonjour|thanks|thank you|thanks a lot|cheers|ok|okay|yes|no|sure|great|cool|nice|test|testing|ping|bye|goodbye)(?: (?:there|again|all|everyone|you|so much|saywright|team|please))*`;
export const helpWords = String.raw`(?:help|help me|please help|i need help|help please|what can you do|what can i do|what can i (?:ask|say|type|write)(?: here)?|what i can (?:do|say|ask|type|write)(?: here| now| with (?:this|it|you))*|what (?:all )?(?:can|could) (?:i|you|we) (?:all )?do(?: here| for me| for us| with this| with it| now)+|what (?:all )?(?:is|are) possible(?: here)?|how (?:do|can|must|should) i use (?:this|it|you)(?: here)?|what to do(?: here| now)?|what is (?:this|it) for|how does (?:this|it) work|how do i start|where do i start|getting started|get started|i am stuck|i'm stuck|what now|who are you|what are you|what is this|show me (?:what you can do|examples|an example)|examples?|give me (?:an example|examples)|commands|options|menu|\?+)`;
