/** The ways to speak to a model server. */
export const modelProviders = ['openai-compatible', 'anthropic'] as const;
