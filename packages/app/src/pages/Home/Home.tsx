import { Hero } from '@saywright/ui/Hero';
import { PageContainer } from '@saywright/ui/PageContainer';
import { Suspense, type ReactElement } from 'react';
import { Link } from 'react-router';
import { copy } from '../../copy.ts';
import { deferredComponent } from '../../shell/deferredComponent.tsx';
import { Highlight } from '../../shell/Highlight.tsx';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';

/** Everything below the first screen, loaded right after it; offline, the first screen is shown alone. */
const More = deferredComponent(() => import('./More.tsx'));

/** Title, calls to action, and the rest of the page. */
export function Home(): ReactElement {
  return (
    <PageContainer width="home">
      <Highlight name="tv-navigation">
        <Hero
          title={copy.home.title}
          text={copy.home.text}
          actions={
            <>
              <RouterLinkButton to="/welcome" variant="primary" size="lg">
                {copy.home.start}
              </RouterLinkButton>
              <RouterLinkButton to="/demo" size="lg">
                {copy.home.demo}
              </RouterLinkButton>
              <RouterLinkButton to="/advanced" variant="ghost" size="lg">
                {copy.home.advanced}
              </RouterLinkButton>
            </>
          }
          note={
            <>
              {copy.home.note}
              <Link to="/build-guide">{copy.home.guide}</Link>.
            </>
          }
        />
      </Highlight>
      <Suspense>
        <More />
      </Suspense>
    </PageContainer>
  );
}

Home.fetch = More.fetch;
