import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { CodeBlock } from '@saywright/ui/CodeBlock';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import type { ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { apiCopy } from '../../copy/project.ts';
import { noteCopyFailed } from '../../services/errors.ts';
import { useProjectTypes } from '../../services/projectApi.ts';
import { saveFile } from '../../services/saveFile.ts';

const file = 'database.types.ts';

/** The types of the project's tables, to copy or to save. */
export function TypesCard(): ReactElement {
  const { data, error } = useProjectTypes();
  return (
    <Card title={apiCopy.types}>
      <Stack>
        <p>{apiCopy.typesText}</p>
        {error && (
          <Banner tone="danger" title={apiCopy.typesFailed}>
            {error.message}
          </Banner>
        )}
        {!data && !error && <Skeleton label={copy.loading} lines={6} />}
        {data && (
          <>
            <CodeBlock
              code={data.types}
              language="ts"
              title={file}
              label={file}
              onCopyFailed={noteCopyFailed}
            />
            <p>
              <Button
                variant="secondary"
                icon="download"
                onClick={() => saveFile(file, 'text/plain;charset=utf-8', data.types)}
              >
                {apiCopy.saveTypes}
              </Button>
            </p>
          </>
        )}
      </Stack>
    </Card>
  );
}
