import { missingDependencies, registryCounts, registryEntries } from '@saywright/domain/registry';
import { countText } from '@saywright/domain/receipt';
import { Card } from '@saywright/ui/Card';
import { SampleMark } from '@saywright/ui/SampleMark';
import { Stack } from '@saywright/ui/Stack';
import { ValueList } from '@saywright/ui/ValueList';
import type { ReactElement } from 'react';
import { validationCopy } from '../../../copy/build/validation.ts';
import * as page from '../Build.css.ts';

const copy = validationCopy.registry;

/** The number of registered parts of each type, and missing dependencies. */
export function RegistryStatus({ isChecked }: { readonly isChecked: boolean }): ReactElement {
  const missing = missingDependencies(registryEntries);
  const sentence = missing.length === 0 ? copy.complete : copy.missing(missing.join(', '));
  return (
    <Card title={copy.title} headingLevel={3} action={<SampleMark />}>
      <Stack gap={12}>
        <ValueList
          label={copy.title}
          items={registryCounts(registryEntries).map(({ type, count }) => ({
            id: type,
            label: (
              <>
                {copy.types[type]} <span className={page.mono}>{type}</span>
              </>
            ),
            value: countText(count),
          }))}
        />
        <p className={page.small13}>{isChecked ? sentence : copy.off}</p>
      </Stack>
    </Card>
  );
}
