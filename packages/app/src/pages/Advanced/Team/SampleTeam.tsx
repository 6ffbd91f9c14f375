import { sampleActivity, sampleTeam, type ActivityType } from '@saywright/domain/team';
import { Card } from '@saywright/ui/Card';
import type { IconName } from '@saywright/ui/Icon';
import { SampleMark } from '@saywright/ui/SampleMark';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement, ReactNode } from 'react';
import { teamCopy } from '../../../copy/advanced.ts';
import { Members } from './Members.tsx';

const icons = {
  edit: 'code',
  comment: 'chat',
  deploy: 'rocket',
  share: 'external',
} as const satisfies Record<ActivityType, IconName>;

interface SampleTeamProps {
  /** The sample mark above the members, with or without a switch. */
  readonly mark: ReactNode;
}

/** The documented team of three and its activity. */
export function SampleTeam({ mark }: SampleTeamProps): ReactElement {
  return (
    <>
      <Members members={sampleTeam} mark={mark} />
      <Card title={teamCopy.activity} action={<SampleMark />}>
        <ValueList
          items={sampleActivity.map(({ id, user, action, timestamp, type }) => ({
            id,
            icon: icons[type],
            label: `${user} ${action}`,
            value: timestamp,
          }))}
        />
      </Card>
    </>
  );
}
