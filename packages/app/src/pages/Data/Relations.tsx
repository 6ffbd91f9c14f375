import type { ProjectView } from '@saywright/engine/protocol';
import { Card } from '@saywright/ui/Card';
import { Diagram } from '@saywright/ui/Diagram';
import { Stack } from '@saywright/ui/Stack';
import { Text } from '@saywright/ui/Text';
import { useMemo, type ComponentProps, type ReactElement } from 'react';
import { Link } from 'react-router';
import { dataCopy as copy } from '../../copy/data.ts';
import { layoutTables } from './layoutTables.ts';

const renderLink = ({ href = '', ...link }: ComponentProps<'a'>): ReactElement => (
  <Link {...link} to={href} />
);

/** A picture of the tables and of which refers to which. */
export default function Relations({ tables }: Pick<ProjectView, 'tables'>): ReactElement {
  const drawing = useMemo(() => layoutTables(tables), [tables]);
  const left = tables.length - drawing.boxes.length;
  return (
    <Card>
      <Stack gap={12}>
        <Text tone="muted" size={13}>
          {left > 0 ? copy.relationsCut(drawing.boxes.length, tables.length) : copy.relationsText}
        </Text>
        <Diagram label={copy.relationsOf} {...drawing} renderLink={renderLink} />
      </Stack>
    </Card>
  );
}
