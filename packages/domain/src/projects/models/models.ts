/** What a model is best at. */
export const modelSpecialties = ['general', 'code', 'design', 'database'] as const;

export type ModelSpecialty = (typeof modelSpecialties)[number];

/** A language model to choose; its three scores range from 0 to 10. */
export interface AiModel {
  readonly id: string;
  readonly name: string;
  readonly provider: string;
  readonly description: string;
  readonly capabilities: readonly string[];
  readonly speed: number;
  readonly accuracy: number;
  readonly cost: number;
  readonly specialty: ModelSpecialty;
  readonly available: boolean;
}

/** The id of the model that is active at first. */
export const defaultModelId = 'gpt-4-turbo';

/** The five sample models; all but the announced large one are available. */
export const aiModels: readonly AiModel[] = [
  {
    id: 'gpt-4-turbo',
    name: 'GPT-4 Turbo',
    provider: 'OpenAI',
    description: 'A general-purpose model with a large context.',
    capabilities: ['Plans', 'Explanations', 'Code'],
    speed: 8,
    accuracy: 9,
    cost: 6,
    specialty: 'general',
    available: true,
  },
  {
    id: 'gemini-pro',
    name: 'Gemini Pro',
    provider: 'Google',
    description: 'A general-purpose model that follows long instructions closely.',
    capabilities: ['Plans', 'Explanations', 'Reviews'],
    speed: 7,
    accuracy: 9,
    cost: 6,
    specialty: 'general',
    available: true,
  },
  {
    id: 'code-llama-34b',
    name: 'Code Llama 34B',
    provider: 'Meta',
    description: 'A code-specialised model that can run on your own machine.',
    capabilities: ['Code', 'Completion'],
    speed: 6,
    accuracy: 7,
    cost: 9,
    specialty: 'code',
    available: true,
  },
  {
    id: 'starcoder-2',
    name: 'StarCoder 2',
    provider: 'BigCode',
    description: 'A small code-specialised model for quick completions.',
    capabilities: ['Completion', 'Tests'],
    speed: 9,
    accuracy: 5,
    cost: 9,
    specialty: 'code',
    available: true,
  },
  {
    id: 'large-model',
    name: 'Large Model (Coming Soon)',
    provider: 'Coming Soon',
    description: 'A larger general-purpose model for whole projects.',
    capabilities: ['Plans', 'Code', 'Reviews'],
    speed: 4,
    accuracy: 10,
    cost: 3,
    specialty: 'general',
    available: false,
  },
];

/** Sample figures of the performance panel. */
export const modelPerformance: readonly { readonly label: string; readonly value: string }[] = [
  { label: 'Average response', value: '1.2 s' },
  { label: 'Success', value: '98.5%' },
  { label: 'Tokens', value: '15,432' },
  { label: 'Monthly cost', value: '$24.50' },
];
