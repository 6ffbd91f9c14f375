import { FloatingMenu } from '@saywright/ui/FloatingMenu';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { footerCopy } from '../copy/footer.ts';
import { startTour } from '../services/tour.ts';

const items = [
  { id: 'tour', label: footerCopy.tour, icon: 'play' as const },
  { id: 'help', label: footerCopy.help, icon: 'help' as const, href: '/help' },
  ...footerCopy.links.map(({ to, label }) => ({ id: to, label, icon: 'page' as const, href: to })),
];

/** The floating menu: the tour, the help, and the footer panel with the independence notice. */
export default function QuickMenu(): ReactElement {
  return (
    <FloatingMenu
      label={footerCopy.quickMenu}
      items={items}
      onAction={startTour}
      footer={
        <>
          <p>{footerCopy.notice}</p>
          <p>{footerCopy.copyright}</p>
        </>
      }
      renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
    />
  );
}
