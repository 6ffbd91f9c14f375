import {
  demoDelays,
  demoToasts,
  emptyProjectDraft,
  projectFrom,
  projectInstruction,
  projectTemplateById,
  type ProjectDraft,
} from '@saywright/domain/demo';
import { toast } from '@saywright/ui/Toast';
import { Stack } from '@saywright/ui/Stack';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { demoCopy } from '../../copy/demo.ts';
import { storageKeys } from '../../product.ts';
import { useAuth } from '../../providers/auth.ts';
import { writeText } from '../../services/storage.ts';
import { useTemplates } from '../../services/templates.ts';
import { BuildForm } from './BuildForm.tsx';
import { TemplateList } from './TemplateList.tsx';

/**
 * Begins a project: for whoever is signed in the agent gets the instruction, for everyone else it is simulated and
 * marked (SP-DEMO-11 to SP-DEMO-13, SP-DEMO-26 to SP-DEMO-34, D1, I22).
 */
export function Build(): ReactElement {
  const [draft, setDraft] = useState<ProjectDraft>(emptyProjectDraft);
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const [error, setError] = useState<string>();
  const timer = useRef<number>(undefined);
  const { list: ownTemplates } = useTemplates();
  const own = ownTemplates.find(({ id }) => id === draft.templateId);
  const navigate = useNavigate();
  const { status } = useAuth();
  // Handing words to the agent needs an account and nothing else.
  const isReal = status !== 'anonymous';
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const simulate = (name: string): void => {
    setIsCreating(true);
    setCreated(undefined);
    timer.current = window.setTimeout(() => {
      setIsCreating(false);
      setCreated(name);
      setDraft(emptyProjectDraft);
      toast(demoToasts.projectCreated(name));
    }, demoDelays.creating);
  };
  const create = (): void => {
    const project = projectFrom(draft);
    setError(project.ok ? undefined : project.error.description);
    if (!project.ok) {
      toast(project.error);
      return;
    }
    const { name } = project.value;
    if (!isReal) {
      simulate(name);
      return;
    }
    writeText(storageKeys.draft, projectInstruction(project.value, own));
    setDraft(emptyProjectDraft);
    toast(demoCopy.handedOver(name));
    void navigate('/agent');
  };
  return (
    <Stack gap={24}>
      <TemplateList
        own={ownTemplates}
        selected={draft.templateId}
        onSelect={(templateId) => setDraft({ ...draft, templateId })}
      />
      <BuildForm
        draft={draft}
        templateName={own?.name ?? projectTemplateById(draft.templateId)?.name}
        error={error}
        isReal={isReal}
        isCreating={isCreating}
        created={created}
        onChange={setDraft}
        onCreate={create}
      />
    </Stack>
  );
}
