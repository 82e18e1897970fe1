import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { ReactNode } from 'react';
import { PageTitle } from '#web/components/page/page-title.tsx';
import './whole-page.css';

type WholePageProps = { title: string; text: string; action?: ReactNode; children?: ReactNode };

/** A page with a single message. It may be outside the main layout, so it is its own landmark. */
export const WholePage = ({ title, text, action, children }: WholePageProps) => (
  <section className="whole-page" aria-labelledby="whole-page-title">
    <PageTitle>{title}</PageTitle>
    <img src="/plumbline.svg" alt="" width="48" height="56" />
    <SpaceBetween size="m" alignItems="center">
      <Box variant="h1" padding="n" textAlign="center">
        <span id="whole-page-title">{title}</span>
      </Box>
      <Box color="text-body-secondary" textAlign="center" fontSize="heading-s">
        {text}
      </Box>
      {action}
    </SpaceBetween>
    {children}
  </section>
);
