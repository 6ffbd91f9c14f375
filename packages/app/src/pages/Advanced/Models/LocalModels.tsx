import type { LocalModelServer } from '@saywright/engine/protocol';
import { Button } from '@saywright/ui/Button';
import { Row } from '@saywright/ui/Row';
import { Stack } from '@saywright/ui/Stack';
import { useState, type ReactElement } from 'react';
import { connectionCopy as words } from '../../../copy/advanced.ts';
import { noteError } from '../../../services/errors.ts';
import { useLocalModels } from '../../../services/models.ts';
import * as page from '../Advanced.css.ts';

interface LocalModelsProps {
  readonly onUse: (baseUrl: string, model: string) => void;
}

/** Offers the models of servers on the studio's own machine. They are looked for only when asked. */
export function LocalModels({ onUse }: LocalModelsProps): ReactElement {
  const find = useLocalModels();
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly LocalModelServer[]>();
  const look = async (): Promise<void> => {
    setBusy(true);
    try {
      setFound(await find());
    } catch (error) {
      noteError(error, 'Saywright', 'find local models');
      setFound([]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap={8}>
      <Row gap={8}>
        <Button busy={busy} busyLabel={words.looking} onClick={() => void look()}>
          {words.look}
        </Button>
      </Row>
      <p className={page.muted}>{words.lookNote}</p>
      <div role="status">
        {found?.length === 0 && <p>{words.noneFound}</p>}
        <Row gap={8}>
          {found?.flatMap(({ name, baseUrl, models }) =>
            models.map((model) => (
              <Button key={`${baseUrl} ${model}`} onClick={() => onUse(baseUrl, model)}>
                {words.use(model, name)}
              </Button>
            )),
          )}
        </Row>
      </div>
    </Stack>
  );
}
