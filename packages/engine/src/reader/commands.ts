import { handler, type NamedHandler } from '../operations/commands.ts';
import { modelCommands } from '../protocol/index.ts';
import { findLocalModels } from './local.ts';
import type { ModelSettings } from './settings.ts';

/** The commands about a person's language model, by name. */
export function modelSettingsCommands(
  settings: ModelSettings,
  localAllowed: boolean,
): readonly NamedHandler[] {
  return [
    handler(modelCommands.getModelSettings, (owner) => settings.view(owner)),
    handler(modelCommands.setModelSettings, (owner, change) => settings.change(owner, change)),
    handler(modelCommands.findLocalModels, async () => (localAllowed ? findLocalModels() : [])),
  ];
}
