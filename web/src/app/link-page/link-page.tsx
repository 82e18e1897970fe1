import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '#web/app/query-client.ts';
import { PageTitle } from '#web/components/page/page-title.tsx';
import '#web/app/entry-layout/entry-layout.css';
import './link-page.css';

type LinkPageProps = {
  title: string;
  /** Beside the brand. */
  action?: ReactNode;
  children: ReactNode;
};

/**
 * A page for people with a secret link and no account. The secret is in the URL fragment, which browsers do not send to
 * servers.
 */
export const LinkPage = ({ title, action, children }: LinkPageProps) => (
  <QueryClientProvider client={queryClient}>
    <div className="link-page">
      <PageTitle>{title}</PageTitle>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <header className="link-page-head">
        <span className="link-page-brand">
          <img src="/plumbline.svg" alt="" width="20" height="24" /> Plumbline
        </span>
        {action}
      </header>
      <main>{children}</main>
    </div>
  </QueryClientProvider>
);
