import type { SiteChange, SiteQuestion } from '@saywright/domain/ast';
import type { SiteStep } from './items.ts';

const targets = { live: 'production', previews: 'preview', both: 'all' } as const;

function scoped(scope: keyof typeof targets | undefined): { target?: 'production' | 'preview' | 'all' } {
  return scope === undefined ? {} : { target: targets[scope] };
}

/** The simulator's step for one change of a site. */
export function siteStep(change: SiteChange): SiteStep {
  switch (change.do) {
    case 'publish':
      return { op: 'publish', branch: change.branch };
    case 'preview':
      return { op: 'preview', branch: change.branch };
    case 'promote':
      return { op: 'promote', branch: change.branch };
    case 'remove-preview':
      return { op: 'remove_preview', branch: change.branch };
    case 'roll-back':
      return { op: 'rollback', to: change.deploy };
    case 'set-variable':
      return { op: 'set_env', name: change.name, value: change.value, ...scoped(change.scope) };
    case 'remove-variable':
      return { op: 'unset_env', name: change.name, ...scoped(change.scope) };
    case 'add-domain':
      return { op: 'add_domain', domain: change.domain, primary: change.isMain };
    case 'remove-domain':
      return { op: 'remove_domain', domain: change.domain };
    case 'set-main-domain':
      return { op: 'set_primary', domain: change.domain };
    case 'redirect':
      return { op: 'redirect', from: change.from, to: change.to };
    case 'remove-redirect':
      return { op: 'remove_redirect', from: change.from };
    case 'take-offline':
      return { op: 'take_offline', message: change.message };
    case 'bring-online':
      return { op: 'bring_online' };
    case 'set-password':
      return { op: 'set_password', password: change.password, generate: true, ...scoped(change.scope) };
    case 'remove-password':
      return { op: 'remove_password', ...scoped(change.scope) };
    case 'schedule': {
      const { what } = change;
      const op = (
        {
          publish: 'publish',
          promote: 'promote',
          'take-offline': 'take_offline',
          'bring-online': 'bring_online',
        } as const
      )[what.do];
      return {
        op: 'schedule',
        at: change.at,
        step: {
          op,
          ...('branch' in what && { branch: what.branch }),
          ...('message' in what && { message: what.message }),
        },
      };
    }
    case 'cancel-schedule':
      return { op: 'cancel_schedule' };
    default:
      // The simulator keeps the versions, as a person who deletes a site may ask for it again.
      return { op: 'take_offline' };
  }
}

const shown = {
  status: 'status',
  deploys: 'versions',
  variables: 'env',
  domains: 'domains',
  redirects: 'redirects',
  previews: 'previews',
  schedule: 'schedule',
  password: 'status',
} as const;

export function questionStep({ about }: SiteQuestion): SiteStep {
  return { op: 'show', what: shown[about] };
}
