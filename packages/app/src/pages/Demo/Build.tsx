import { simulatedMark } from '@saywright/domain/agents';
import {
  demoDelays,
  demoToasts,
  emptyProjectDraft,
  projectFrom,
  projectSteps,
  projectTemplateById,
  type ProjectDraft,
} from '@saywright/domain/demo';
import { Skeleton } from '@saywright/ui/Skeleton';
import { Stack } from '@saywright/ui/Stack';
import { toast } from '@saywright/ui/Toast';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { copy } from '../../copy.ts';
import { useAuth } from '../../providers/auth.ts';
import { useNetwork } from '../../providers/network.ts';
import { useTemplates } from '../../services/templates.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { BuildForm } from './BuildForm.tsx';
import { clearStoredRun, readStoredRun } from './runStorage.ts';
import { TemplateList } from './TemplateList.tsx';
import type { ProjectStart } from './useProjectRun.ts';

/** The operation pipeline is loaded with the first real project. */
const ProjectSteps = lazyPage(() => import('./ProjectSteps.tsx'));

/**
 * Starts a project: for a signed-in user with a running engine it is created step by step; for everyone else it is
 * simulated and marked as such.
 */
export function Build(): ReactElement {
  const [draft, setDraft] = useState<ProjectDraft>(emptyProjectDraft);
  const [started, setStarted] = useState<ProjectStart>();
  const [isClosed, setIsClosed] = useState(false);
  const [isCreating, setIsCreating] = useState(false);
  const [created, setCreated] = useState<string>();
  const [error, setError] = useState<string>();
  const timer = useRef<number>(undefined);
  const { list: ownTemplates } = useTemplates();
  const own = ownTemplates.find(({ id }) => id === draft.templateId);
  const { status, ownerId } = useAuth();
  const { canPerformOperations, status: connection } = useNetwork();
  const whySimulated = status !== 'signed-in' ? 'anonymous' : canPerformOperations ? undefined : 'noEngine';
  // Waits until the session and engine are known: a project that could be real is not simulated.
  const isKnown = status !== 'loading' && (status !== 'signed-in' || connection !== 'processing');
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const simulate = (name: string): void => {
    setIsCreating(true);
    setCreated(undefined);
    timer.current = window.setTimeout(() => {
      setIsCreating(false);
      setCreated(name);
      setDraft(emptyProjectDraft);
      const { title, description } = demoToasts.projectCreated(name);
      toast({ title, description: `${description}. ${simulatedMark}.`, tone: 'info' });
    }, demoDelays.creating);
  };
  const create = (): void => {
    const project = projectFrom(draft);
    setError(project.ok ? undefined : project.error.description);
    if (!project.ok) {
      toast(project.error);
      return;
    }
    if (whySimulated !== undefined) {
      simulate(project.value.name);
      return;
    }
    setStarted({ name: project.value.name, steps: projectSteps(project.value, own), at: 0 });
    setDraft(emptyProjectDraft);
  };
  const begin = useEffectEvent(() => {
    setIsWaiting(false);
    create();
  });
  useEffect(() => {
    if (!isWaiting || !isKnown) return undefined;
    const now = window.setTimeout(() => begin());
    return () => window.clearTimeout(now);
  }, [isWaiting, isKnown]);
  const isReady = isKnown && whySimulated === undefined;
  // An unfinished project resumes where it was left.
  const stored = started === undefined && isReady && !isClosed ? readStoredRun(ownerId) : undefined;
  if (stored) setStarted(stored);
  if (started)
    return (
      <Suspense fallback={<Skeleton label={copy.loading} lines={4} />}>
        <ProjectSteps
          start={started}
          onClose={() => {
            clearStoredRun();
            setStarted(undefined);
            setIsClosed(true);
          }}
        />
      </Suspense>
    );
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
        whySimulated={isKnown ? whySimulated : undefined}
        isCreating={isCreating || isWaiting}
        created={created}
        onChange={setDraft}
        onCreate={() => (isKnown ? create() : setIsWaiting(true))}
      />
    </Stack>
  );
}
