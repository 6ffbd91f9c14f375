export { SuggestionChips } from './SuggestionChips.tsx';
export type { Suggestion, SuggestionChipsProps } from './SuggestionChips.tsx';
