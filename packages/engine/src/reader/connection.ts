import type { ModelPrices } from './cost.ts';
import type { modelProviders } from './providers.ts';

/** A model that can be asked. */
export interface ModelConnection {
  readonly provider: (typeof modelProviders)[number];
  /** Checked by `modelAddress`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly temperature: number;
  /** Longest answer, in tokens. */
  readonly maxTokens: number;
  readonly prices: ModelPrices;
}
