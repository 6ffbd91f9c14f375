export { TemplateCard } from './TemplateCard.tsx';
export type { Difficulty, TemplateCardProps } from './TemplateCard.tsx';
