export { helpCategories, helpCenterTitle, helpLibraryTitle, helpQuestions } from './center.ts';
export type { HelpCategory, HelpQuestion, HelpTopic } from './center.ts';
export { helpEntries, helpGlossary } from './entries.ts';
export { helpExamples } from './examples.ts';
export { helpGuides } from './guides.ts';
export { createHelpSearch, helpSearchOptions } from './search.ts';
export { noHelpResults } from './searchTexts.ts';
export { guideTopics, helpTypes } from './types.ts';
export type { GuideTopic, HelpEntry, HelpExample, HelpGuide, HelpTerm, HelpType } from './types.ts';
