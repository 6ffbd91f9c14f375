import { z } from 'zod';
import type { Backend } from '../ports/backend.ts';
import type { ReadCost } from '../ports/reader.ts';
import { dataOf } from '../store/answers.ts';
import { modelProviders } from './providers.ts';
import { restOf } from '../store/rest.ts';

const settingsRow = z.object({
  enabled: z.boolean(),
  provider: z.enum(modelProviders).nullable(),
  base_url: z.string().nullable(),
  model: z.string().nullable(),
  sealed_key: z.string().nullable(),
  temperature: z.coerce.number(),
  max_tokens: z.number(),
  context_aware: z.boolean(),
  monthly_cap: z.coerce.number(),
  input_price: z.coerce.number(),
  output_price: z.coerce.number(),
});

/** Settings as stored; the columns are explained in the migration. */
export type ModelSettingsRow = z.infer<typeof settingsRow>;

/** A call about to be made, at its highest possible cost. */
export interface PlannedCall {
  readonly id: string;
  readonly owner: string;
  readonly model: string;
  readonly at: Date;
  readonly bound: ReadCost;
  /** Start of the month, and what may be spent in it in millionths of a euro. */
  readonly since: Date;
  readonly cap: number;
}

/** Settings of people's models and what the models cost. */
export interface ModelStore {
  settings(owner: string): Promise<ModelSettingsRow | undefined>;
  saveSettings(owner: string, settings: ModelSettingsRow, at: Date): Promise<void>;
  /** Records a call before it is made; false where it could exceed the cap. */
  reserve(call: PlannedCall): Promise<boolean>;
  /** Replaces the highest possible cost of a call by the actual one. */
  settleCost(id: string, cost: ReadCost): Promise<void>;
  /** What was spent since a time, in millionths of a euro, including calls in progress at their highest cost. */
  spent(owner: string, since: Date): Promise<number>;
}

const spentRows = z.array(z.object({ micro_euros: z.coerce.number() }));

/** A store on any backend that speaks the Supabase data API, with the server's key. */
export function backendModelStore(backend: Pick<Backend, 'url' | 'secretKey' | 'fetch'>): ModelStore {
  const rest = restOf(backend);
  return {
    async settings(owner) {
      const found = dataOf(await rest.from('model_settings').select('*').eq('owner', owner).limit(1));
      return z.array(settingsRow).parse(found)[0];
    },
    async saveSettings(owner, settings, at) {
      const row = { ...settings, owner, updated_at: at.toISOString() };
      dataOf(await rest.from('model_settings').upsert(row, { onConflict: 'owner' }));
    },
    async reserve({ id, owner, model, at, bound, since, cap }) {
      const reserved = await rest.rpc('reserve_model_call', {
        p_id: id,
        p_owner: owner,
        p_model: model,
        p_at: at.toISOString(),
        p_since: since.toISOString(),
        p_input: bound.inputTokens,
        p_output: bound.outputTokens,
        p_cost: bound.microEuros,
        p_cap: cap,
      });
      return z.boolean().parse(dataOf(reserved));
    },
    async settleCost(id, { inputTokens, outputTokens, microEuros }) {
      const cost = { input_tokens: inputTokens, output_tokens: outputTokens, micro_euros: microEuros };
      dataOf(await rest.from('model_calls').update(cost).eq('id', id));
    },
    async spent(owner, since) {
      const calls = rest
        .from('model_calls')
        .select('micro_euros')
        .eq('owner', owner)
        .gt('micro_euros', 0)
        .gte('at', since.toISOString());
      return spentRows.parse(dataOf(await calls)).reduce((sum, { micro_euros }) => sum + micro_euros, 0);
    },
  };
}
