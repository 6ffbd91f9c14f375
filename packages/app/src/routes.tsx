import { Spinner } from '@saywright/ui/Spinner';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { copy } from './copy.ts';
import { Home } from './pages/Home/Home.tsx';
import { Guard } from './shell/Guard.tsx';
import { PageTitle } from './shell/PageTitle.tsx';

interface Page {
  readonly path: string;
  readonly title: string;
  readonly component: ComponentType;
  /** Shown to signed-in people only. */
  readonly guarded: boolean;
}

/** The route map. Home is part of the first load; every other page comes when it is opened. */
const pages: readonly Page[] = [
  { path: '/', title: copy.titles.home, component: Home, guarded: false },
  {
    path: '/auth',
    title: copy.titles.auth,
    component: lazy(() => import('./pages/Auth/Auth.tsx')),
    guarded: false,
  },
  {
    path: '/dashboard',
    title: copy.titles.dashboard,
    component: lazy(() => import('./pages/Dashboard/Dashboard.tsx')),
    guarded: true,
  },
  {
    path: '/agent',
    title: copy.titles.agent,
    component: lazy(() => import('./pages/Agent/Agent.tsx')),
    guarded: true,
  },
  {
    path: '/project',
    title: copy.titles.project,
    component: lazy(() => import('./pages/Project/Project.tsx')),
    guarded: true,
  },
  {
    path: '/about',
    title: copy.titles.about,
    component: lazy(() => import('./pages/About/About.tsx')),
    guarded: false,
  },
  {
    path: '/contact',
    title: copy.titles.contact,
    component: lazy(() => import('./pages/Contact/Contact.tsx')),
    guarded: false,
  },
  {
    path: '/privacy',
    title: copy.titles.privacy,
    component: lazy(() => import('./pages/Privacy/Privacy.tsx')),
    guarded: false,
  },
  {
    path: '/terms',
    title: copy.titles.terms,
    component: lazy(() => import('./pages/Terms/Terms.tsx')),
    guarded: false,
  },
  {
    path: '/why',
    title: copy.titles.why,
    component: lazy(() => import('./pages/Why/Why.tsx')),
    guarded: false,
  },
  {
    path: '/help',
    title: copy.titles.help,
    component: lazy(() => import('./pages/Help/Help.tsx')),
    guarded: false,
  },
  {
    path: '/help-library',
    title: copy.titles.helpLibrary,
    component: lazy(() => import('./pages/HelpLibrary/HelpLibrary.tsx')),
    guarded: false,
  },
  {
    path: '*',
    title: copy.titles.notFound,
    component: lazy(() => import('./pages/NotFound/NotFound.tsx')),
    guarded: false,
  },
];

/** The page for the current address. */
export function Pages(): ReactElement {
  return (
    <Suspense fallback={<Spinner label={copy.loading} />}>
      <Routes>
        {pages.map(({ path, title, component: Content, guarded }) => (
          <Route
            key={path}
            path={path}
            element={
              <PageTitle key={path} title={title}>
                {guarded ? (
                  <Guard>
                    <Content />
                  </Guard>
                ) : (
                  <Content />
                )}
              </PageTitle>
            }
          />
        ))}
      </Routes>
    </Suspense>
  );
}
