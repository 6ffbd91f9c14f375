import { defaultModelSettings } from '@saywright/domain/models';
import { fail, ok } from '@saywright/domain/result';
import { CommandError } from '../operations/errors.ts';
import type { ReadContext, Reader } from '../ports/reader.ts';
import type { Clock, Ids } from '../ports/system.ts';
import type { ModelSettingsChange, ModelSettingsView } from '../protocol/index.ts';
import { isLoopback, modelAddress } from './address.ts';
import { costBound } from './cost.ts';
import type { ModelConnection } from './connection.ts';
import { longestInstruction, readingPrompt } from './prompt.ts';
import type { Sealing } from './seal.ts';
import { reachModel } from './reach.ts';
import type { ModelSettingsRow, ModelStore } from './store.ts';
import { modelTries } from './tries.ts';

/** A model that the operator offers to everyone. */
export interface OperatorModel extends Pick<
  ModelConnection,
  'provider' | 'baseUrl' | 'model' | 'apiKey' | 'prices'
> {
  /** Most that one person may spend per month, in euros. */
  readonly monthlyCap: number;
}

export interface ModelSettingsParts {
  readonly store: ModelStore;
  readonly sealing: Sealing;
  readonly operator?: OperatorModel | undefined;
  /** Whether models on the server's own machine may be used. */
  readonly localAllowed: boolean;
  /** What instructions of a person are read against. */
  readonly contextOf: (owner: string) => Promise<ReadContext>;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Longest wait for a server whose connection was just saved, in milliseconds. */
  readonly reachLimitMs?: number;
}

/** People's language models. */
export interface ModelSettings {
  view(owner: string): Promise<ModelSettingsView>;
  /** Throws a `CommandError` with what to correct. */
  change(owner: string, change: ModelSettingsChange): Promise<ModelSettingsView>;
  /** The reader of a person's model within their monthly cap; undefined where none is connected and switched on. */
  readerOf(owner: string): Promise<Reader | undefined>;
}

const micro = 1_000_000;

const initial: ModelSettingsRow = {
  enabled: false,
  provider: null,
  base_url: null,
  model: null,
  sealed_key: null,
  temperature: defaultModelSettings.temperature,
  max_tokens: defaultModelSettings.maxTokens,
  context_aware: defaultModelSettings.contextAwareness,
  monthly_cap: 5,
  input_price: 0,
  output_price: 0,
};

/** A key is sent only to the server it was entered for. */
function purposeOf(owner: string, baseUrl: string): string {
  return `${owner} ${new URL(baseUrl).origin}`;
}

function monthOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
}

export function modelSettings(parts: ModelSettingsParts): ModelSettings {
  const { store, sealing, operator, localAllowed, contextOf, clock, ids, reachLimitMs } = parts;
  const tries = modelTries(clock);

  const rowOf = async (owner: string): Promise<ModelSettingsRow> => (await store.settings(owner)) ?? initial;

  /** The connection in use and its cap in euros: the person's own, else the operator's. */
  function connectionOf(
    owner: string,
    row: ModelSettingsRow,
  ): { readonly connection: ModelConnection; readonly cap: number } | undefined {
    const common = { temperature: row.temperature, maxTokens: row.max_tokens };
    if (row.base_url === null || row.model === null || row.provider === null)
      return (
        operator && {
          connection: { ...operator, ...common },
          cap: Math.min(row.monthly_cap, operator.monthlyCap),
        }
      );
    // The rules may have become stricter since it was saved.
    if (!modelAddress(row.base_url, localAllowed).ok) return undefined;
    return {
      connection: {
        ...common,
        provider: row.provider,
        baseUrl: row.base_url,
        model: row.model,
        apiKey:
          row.sealed_key === null ? undefined : sealing.open(row.sealed_key, purposeOf(owner, row.base_url)),
        prices: { input: row.input_price, output: row.output_price },
      },
      cap: row.monthly_cap,
    };
  }

  async function shown(owner: string, row: ModelSettingsRow): Promise<ModelSettingsView> {
    const used = connectionOf(owner, row);
    const longest = readingPrompt('x'.repeat(longestInstruction), await contextOf(owner));
    const most = used && costBound(longest, used.connection.maxTokens, used.connection.prices);
    return {
      source: row.base_url !== null ? 'own' : operator ? 'operator' : 'none',
      enabled: row.enabled && used !== undefined,
      provider: row.provider ?? operator?.provider ?? 'openai-compatible',
      baseUrl: row.base_url ?? '',
      model: row.model ?? operator?.model ?? '',
      hasKey: row.sealed_key !== null,
      lastTry: tries.of(owner, used?.connection),
      temperature: row.temperature,
      maxTokens: row.max_tokens,
      contextAwareness: row.context_aware,
      monthlyCap: used?.cap ?? row.monthly_cap,
      prices: used?.connection.prices ?? { input: row.input_price, output: row.output_price },
      usedThisMonth: (await store.spent(owner, monthOf(clock.now()))) / micro,
      mostPerInstruction: (most?.microEuros ?? 0) / micro,
      localAllowed,
    };
  }

  function ownOf(
    owner: string,
    row: ModelSettingsRow,
    { provider, baseUrl, model, key, prices }: NonNullable<ModelSettingsChange['own']>,
  ): Partial<ModelSettingsRow> {
    const address = modelAddress(baseUrl, localAllowed);
    if (!address.ok) throw new CommandError('invalid', address.error);
    if (!isLoopback(address.value) && (prices.input <= 0 || prices.output <= 0))
      throw new CommandError('invalid', 'Enter both prices of the model, so that the monthly cap can hold.');
    const purpose = purposeOf(owner, address.value);
    const isSameServer = row.base_url !== null && purposeOf(owner, row.base_url) === purpose;
    const kept = isSameServer ? row.sealed_key : null;
    return {
      provider,
      base_url: address.value,
      model,
      sealed_key: key === undefined ? kept : key === '' ? null : sealing.seal(key, purpose),
      input_price: prices.input,
      output_price: prices.output,
    };
  }

  return {
    view: async (owner) => shown(owner, await rowOf(owner)),
    async change(owner, { own, enabled, temperature, maxTokens, contextAwareness, monthlyCap }) {
      const row = await rowOf(owner);
      const none = {
        provider: null,
        base_url: null,
        model: null,
        sealed_key: null,
        input_price: 0,
        output_price: 0,
      };
      const changed: ModelSettingsRow = {
        ...row,
        ...(own === null ? none : own && ownOf(owner, row, own)),
        enabled: enabled ?? row.enabled,
        temperature: temperature ?? row.temperature,
        max_tokens: maxTokens ?? row.max_tokens,
        context_aware: contextAwareness ?? row.context_aware,
        monthly_cap: monthlyCap ?? row.monthly_cap,
      };
      if (enabled === true && !connectionOf(owner, changed))
        throw new CommandError('invalid', 'Connect a model first.');
      await store.saveSettings(owner, changed, clock.now());
      const used = own || enabled === true ? connectionOf(owner, changed) : undefined;
      if (used) tries.record(owner, used.connection, await reachModel(used.connection, reachLimitMs));
      return shown(owner, changed);
    },
    async readerOf(owner) {
      const row = await rowOf(owner);
      const used = row.enabled ? connectionOf(owner, row) : undefined;
      if (!used) return undefined;
      const { connection, cap } = used;
      // The libraries take a quarter of a second and 33 MB, so they are loaded for the first person who needs them.
      const { modelReader } = await import('./model.ts');
      const reader = modelReader(connection);
      return {
        async read(instruction, given, signal) {
          const { conversation, ...rest } = given;
          const context = row.context_aware && conversation ? given : rest;
          const at = clock.now();
          const call = {
            id: ids(),
            owner,
            model: connection.model,
            at,
            bound: costBound(readingPrompt(instruction, context), connection.maxTokens, connection.prices),
            since: monthOf(at),
            cap: Math.round(cap * micro),
          };
          if (!(await store.reserve(call)))
            return fail({
              kind: 'over-cap',
              message:
                'The language model was not asked: that could exceed your monthly cap. You can raise it on the AI Models tab of Advanced Features.',
            });
          const read = await reader.read(instruction, context, signal);
          const cost = read.ok ? read.value.cost : read.error.cost;
          await store.settleCost(call.id, cost ?? { inputTokens: 0, outputTokens: 0, microEuros: 0 });
          const reached = read.ok ? 'answered' : read.error.reached;
          if (reached) tries.record(owner, connection, reached);
          return read.ok ? ok(read.value) : read;
        },
      };
    },
  };
}
