import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { projectLinkCopy } from '../copy/projectLink.ts';
import { useProjects } from '../services/projects.ts';
import { projectOfTab } from '../services/tabProject.ts';
import { RouterLinkButton } from './RouterLinkButton.tsx';
import * as css from './ProjectLink.css.ts';

/** The name of the project this tab works on, for people who have several; leads to all of them. */
export default function ProjectLink(): ReactElement | null {
  const { pathname } = useLocation();
  const { data } = useProjects();
  const kept =
    data?.projects.filter(({ removedAt, archivedAt }) => removedAt === null && archivedAt === null) ?? [];
  const id = projectOfTab() ?? data?.currentId;
  const here = kept.find((project) => project.id === id);
  if (!here || kept.length < 2 || pathname === '/project') return null;
  return (
    <span className={css.link}>
      <RouterLinkButton to="/project" size="sm" aria-label={projectLinkCopy.here(here.name)}>
        <span className={css.name}>{here.name}</span>
      </RouterLinkButton>
    </span>
  );
}
