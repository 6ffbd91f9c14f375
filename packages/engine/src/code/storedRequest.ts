import type { SingleCodeAction } from '@saywright/domain/code-hosting';
import type { CodeAction, CodeRequest } from '../ports/codeHost.ts';

/** A revert under the name that it had until November 2026. */
type TakeBack = Omit<Extract<SingleCodeAction, { readonly kind: 'revert' }>, 'kind'> & {
  readonly kind: 'take-back';
};

/**
 * A request as it was stored. The journal has a hash of its bytes, so what was stored under earlier names is renamed when
 * it is read, never in place.
 */
export interface StoredCodeRequest extends Omit<CodeRequest, 'action'> {
  readonly action:
    | CodeAction
    | TakeBack
    | { readonly kind: 'several'; readonly actions: readonly (SingleCodeAction | TakeBack)[] };
}

function renamed(action: SingleCodeAction | TakeBack): SingleCodeAction {
  return action.kind === 'take-back' ? { ...action, kind: 'revert' } : action;
}

/** A stored request under today's names. */
export function currentRequest({ action, ...request }: StoredCodeRequest): CodeRequest {
  if (action.kind === 'several')
    return { ...request, action: { ...action, actions: action.actions.map(renamed) } };
  return { ...request, action: action.kind === 'undo' ? action : renamed(action) };
}
