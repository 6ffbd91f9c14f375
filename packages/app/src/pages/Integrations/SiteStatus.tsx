import type { SiteStatusView } from '@saywright/engine/protocol';
import { counted } from '@saywright/domain/receipt';
import { Card } from '@saywright/ui/Card';
import { Skeleton } from '@saywright/ui/Skeleton';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { LinkedText } from '../../conversation/LinkedText.tsx';
import { integrationsCopy as copy } from '../../copy/integrations.ts';
import { useAuth } from '../../providers/auth.ts';
import { useSiteStatus } from '../../services/data.ts';
import { clockTime } from '../../time.ts';
import { standInItem } from './standInItem.ts';

/** Since when visitors get the site; a site that was taken offline is not live. */
function liveText({ live, online }: SiteStatusView): string {
  if (!live?.publishedAt) return copy.notLive;
  return online ? clockTime(live.publishedAt) : copy.offline;
}

function domainText({ name, isMain }: SiteStatusView['domains'][number]): string {
  return isMain ? `${name} (${copy.mainDomain})` : name;
}

function protectionText(passwords: SiteStatusView['passwords']): string {
  const [only, other] = passwords;
  if (only === undefined) return copy.open;
  return other === undefined ? copy.protected[only] : copy.protected.both;
}

/** The site's address, what is live, and the names of its variables; values never leave the server. */
export function SiteStatus(): ReactElement {
  const { status } = useAuth();
  const { data, error } = useSiteStatus();
  return (
    <Card title={copy.site} padding="sm">
      {status !== 'signed-in' && <p>{copy.signInText}</p>}
      {status === 'signed-in' && !data && !error && <Skeleton label={copy.site} lines={4} />}
      {error && <p>{error.message}</p>}
      {data && (
        <ValueList
          items={[
            standInItem('deployment'),
            {
              id: 'address',
              label: copy.address,
              value: data.live && data.online ? <LinkedText text={data.url} /> : liveText(data),
            },
            {
              id: 'live',
              label: copy.live,
              value: liveText(data),
            },
            {
              id: 'domains',
              label: copy.domains,
              value: data.domains.length > 0 ? data.domains.map(domainText).join(', ') : copy.noDomains,
            },
            { id: 'protection', label: copy.protection, value: protectionText(data.passwords) },
            { id: 'deploys', label: copy.deploys, value: counted(data.deploys.length, 'deployment') },
            {
              id: 'variables',
              label: copy.variables,
              value: data.variables.length > 0 ? data.variables.join(', ') : copy.noVariables,
            },
          ]}
        />
      )}
    </Card>
  );
}
