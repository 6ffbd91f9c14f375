import type { ProjectAccessView } from '@saywright/engine/protocol';
import { Banner } from '@saywright/ui/Banner';
import { Card } from '@saywright/ui/Card';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { accessCopy } from '../../copy/access.ts';
import { PrepareButton } from '../../shell/PrepareButton.tsx';

interface AdvisorProps {
  readonly advice: ProjectAccessView['advice'];
}

/** What could be improved about the tables, each with its evidence and a prepared instruction. */
export function Advisor({ advice }: AdvisorProps): ReactElement {
  return (
    <Card title={accessCopy.advisor}>
      {advice.length === 0 && <p>{accessCopy.noAdvice}</p>}
      <Stack gap={8}>
        {advice.map(({ rule, table, level, sentence, evidence, instruction }) => (
          <Banner
            key={`${rule} ${table} ${evidence}`}
            tone={level}
            title={sentence}
            action={instruction !== undefined && <PrepareButton instruction={instruction} />}
          >
            <Stack gap={4}>
              <p>
                {accessCopy.evidence} {evidence}
              </p>
              {instruction !== undefined && (
                <p>
                  {accessCopy.prepared} {instruction}
                </p>
              )}
            </Stack>
          </Banner>
        ))}
      </Stack>
    </Card>
  );
}
