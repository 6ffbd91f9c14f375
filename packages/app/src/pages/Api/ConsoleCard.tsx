import { projectApiCommands, type TriedAnswer, type TriedAs } from '@saywright/engine/protocol';
import { Badge } from '@saywright/ui/Badge';
import { Banner } from '@saywright/ui/Banner';
import { Button } from '@saywright/ui/Button';
import { Card } from '@saywright/ui/Card';
import { CodeBlock } from '@saywright/ui/CodeBlock';
import { RadioGroup } from '@saywright/ui/RadioGroup';
import { Stack } from '@saywright/ui/Stack';
import { TextField } from '@saywright/ui/TextField';
import { useState, type ReactElement } from 'react';
import { apiCopy } from '../../copy/project.ts';
import { useCommands } from '../../providers/commands.ts';
import { noteCopyFailed } from '../../services/errors.ts';

const kinds: readonly TriedAs['kind'][] = ['anonymous', 'person', 'service'];
const options = kinds.map((value) => ({ value, label: apiCopy[value] }));

/** JSON with line breaks; other text unchanged. */
function shown(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** Asks the API of the project for an address, as somebody. */
export function ConsoleCard({ table }: { readonly table: string }): ReactElement {
  const { send } = useCommands();
  const [path, setPath] = useState(`/rest/v1/${encodeURIComponent(table)}?select=*&limit=10`);
  const [kind, setKind] = useState<TriedAs['kind']>('anonymous');
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<TriedAnswer>();

  async function asWhom(): Promise<TriedAs> {
    if (kind !== 'person') return { kind };
    const wanted = email.trim().toLowerCase();
    const { people } = await send(projectApiCommands.listPeople, { search: wanted });
    const person = people.find((one) => one.email.toLowerCase() === wanted);
    if (!person) throw new Error(apiCopy.nobody(wanted));
    return { kind, personId: person.id };
  }
  const ask = async (): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    setAnswer(undefined);
    try {
      setAnswer(await send(projectApiCommands.tryApiRequest, { path: path.trim(), as: await asWhom() }));
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
    setBusy(false);
  };
  const isReady = path.trim() !== '' && (kind !== 'person' || email.trim() !== '');
  return (
    <Card title={apiCopy.console}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady && !isBusy) void ask();
        }}
      >
        <Stack>
          <p>{apiCopy.consoleText}</p>
          <TextField
            label={apiCopy.path}
            value={path}
            maxLength={2000}
            autoComplete="off"
            onChange={setPath}
          />
          <RadioGroup
            label={apiCopy.as}
            options={options}
            value={kind}
            onChange={(id) => setKind(kinds.find((known) => known === id) ?? kind)}
          />
          {kind === 'person' && (
            <TextField
              label={apiCopy.personEmail}
              type="email"
              value={email}
              maxLength={254}
              autoComplete="off"
              onChange={setEmail}
            />
          )}
          <p>
            <Button type="submit" variant="secondary" busy={isBusy} disabled={!isReady}>
              {apiCopy.ask}
            </Button>
          </p>
          {problem !== undefined && (
            <Banner tone="danger" title={apiCopy.notAsked}>
              {problem}
            </Banner>
          )}
          {answer && (
            <Stack gap={8}>
              <p role="status">
                <Badge tone={answer.status < 400 ? 'success' : 'warning'}>
                  {apiCopy.answered(answer.status, answer.ms)}
                </Badge>
              </p>
              {answer.body === '' ? (
                <p>{apiCopy.emptyAnswer}</p>
              ) : (
                <CodeBlock
                  code={answer.isCut ? answer.body : shown(answer.body)}
                  language="text"
                  title={apiCopy.answerLabel}
                  label={apiCopy.answerLabel}
                  onCopyFailed={noteCopyFailed}
                />
              )}
              {answer.isCut && <p>{apiCopy.cut}</p>}
            </Stack>
          )}
        </Stack>
      </form>
    </Card>
  );
}
