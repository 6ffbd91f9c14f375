import { safeText } from '@saywright/domain/text';
import { PageContainer } from '@saywright/ui/PageContainer';
import { PageHeader } from '@saywright/ui/PageHeader';
import { useEffect, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { RouterLinkButton } from '../../shell/RouterLinkButton.tsx';
import { notFoundCopy } from '../../copy/notFound.ts';

/** The page for unknown addresses; logs the path, as documented, shortened and without secrets. */
export default function NotFound(): ReactElement {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error('404: no page at', safeText(pathname));
  }, [pathname]);
  return (
    <PageContainer>
      <PageHeader title="404" text={notFoundCopy.text} />
      <RouterLinkButton to="/">{notFoundCopy.home}</RouterLinkButton>
    </PageContainer>
  );
}
