import { Suspense, type ComponentType, type ReactElement } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { copy } from './copy.ts';
import { Home } from './pages/Home/Home.tsx';
import { Guard } from './shell/Guard.tsx';
import { lazyPage, type LoadPage } from './shell/lazyPage.tsx';
import { MissingChunk } from './shell/MissingChunk.tsx';
import { PagePending } from './shell/PageMessage.tsx';
import { PageTitle } from './shell/PageTitle.tsx';

interface Page {
  readonly path: string;
  readonly title: string;
  readonly component: ComponentType;
  /** Preloads the page; omitted where the first load contains it. */
  readonly fetch?: () => Promise<void>;
  /** Shown to signed-in people only. */
  readonly guarded: boolean;
}

const open = (path: string, title: string, load: LoadPage): Page => {
  const component = lazyPage(load);
  return { path, title, component, fetch: component.fetch, guarded: false };
};
const guarded = (path: string, title: string, load: LoadPage): Page => ({
  ...open(path, title, load),
  guarded: true,
});

const { titles } = copy;

/** The route map. Home is part of the first load; every other page is loaded when it is opened. */
const pages: readonly Page[] = [
  { path: '/', title: titles.home, component: Home, fetch: Home.fetch, guarded: false },
  open('/auth', titles.auth, () => import('./pages/Auth/Auth.tsx')),
  open('/auth/link', titles.authLink, () => import('./pages/Auth/Link.tsx')),
  guarded('/dashboard', titles.dashboard, () => import('./pages/Dashboard/Dashboard.tsx')),
  guarded('/agent', titles.agent, () => import('./pages/Agent/Agent.tsx')),
  guarded('/studio', titles.studio, () => import('./pages/Studio/Studio.tsx')),
  guarded('/overview', titles.overview, () => import('./pages/Overview/Overview.tsx')),
  guarded('/project', titles.project, () => import('./pages/Project/Project.tsx')),
  guarded('/project/data', titles.data, () => import('./pages/Data/Data.tsx')),
  guarded('/project/access', titles.access, () => import('./pages/Access/Access.tsx')),
  guarded('/project/people', titles.people, () => import('./pages/People/People.tsx')),
  guarded('/project/files', titles.files, () => import('./pages/Files/Files.tsx')),
  guarded('/project/location', titles.location, () => import('./pages/Location/Location.tsx')),
  guarded('/project/restore', titles.restore, () => import('./pages/Restore/Restore.tsx')),
  guarded('/project/api', titles.api, () => import('./pages/Api/Api.tsx')),
  open('/welcome', titles.welcome, () => import('./pages/Welcome/Welcome.tsx')),
  open('/integrations', titles.integrations, () => import('./pages/Integrations/Integrations.tsx')),
  open('/demo', titles.demo, () => import('./pages/Demo/Demo.tsx')),
  open('/pricing', titles.pricing, () => import('./pages/Pricing/Pricing.tsx')),
  open('/checkout', titles.checkout, () => import('./pages/Checkout/Checkout.tsx')),
  guarded('/settings', titles.settings, () => import('./pages/Settings/Settings.tsx')),
  guarded('/settings/advanced', titles.settingsAdvanced, () => import('./pages/Settings/Advanced.tsx')),
  guarded('/settings/database', titles.settingsDatabase, () => import('./pages/Settings/Database.tsx')),
  guarded(
    '/settings/notifications',
    titles.settingsNotifications,
    () => import('./pages/Settings/Notifications.tsx'),
  ),
  guarded('/settings/appearance', titles.settingsAppearance, () => import('./pages/Settings/Appearance.tsx')),
  open('/build-guide', titles.buildGuide, () => import('./pages/BuildGuide/BuildGuide.tsx')),
  open('/about', titles.about, () => import('./pages/About/About.tsx')),
  open('/contact', titles.contact, () => import('./pages/Contact/Contact.tsx')),
  open('/privacy', titles.privacy, () => import('./pages/Privacy/Privacy.tsx')),
  open('/terms', titles.terms, () => import('./pages/Terms/Terms.tsx')),
  open('/why', titles.why, () => import('./pages/Why/Why.tsx')),
  open('/build', titles.build, () => import('./pages/Build/Build.tsx')),
  open('/help', titles.help, () => import('./pages/Help/Help.tsx')),
  open('/help-library', titles.helpLibrary, () => import('./pages/HelpLibrary/HelpLibrary.tsx')),
  open('/advanced', titles.advanced, () => import('./pages/Advanced/Advanced.tsx')),
  open('*', titles.notFound, () => import('./pages/NotFound/NotFound.tsx')),
];

/** Every address that is a page. */
export const addresses: readonly string[] = pages.map(({ path }) => path).filter((path) => path !== '*');

/** Preloads the page at an address, so it renders in one go; a failure is reported when the page renders. */
export async function fetchPage(address: string): Promise<void> {
  const known = pages.find(({ path }) => path === address) ?? pages.find(({ path }) => path === '*');
  await known?.fetch?.().catch(() => undefined);
}

/** The page for the current address. */
export function Pages(): ReactElement {
  const { pathname } = useLocation();
  return (
    <MissingChunk path={pathname}>
      <Suspense fallback={<PagePending />}>
        <Routes>
          {pages.map(({ path, title, component: Content, guarded: isGuarded }) => (
            <Route
              key={path}
              path={path}
              element={
                <PageTitle key={path} title={title}>
                  {isGuarded ? (
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
    </MissingChunk>
  );
}
