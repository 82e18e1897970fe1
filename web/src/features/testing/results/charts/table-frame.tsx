import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BiasTable } from '#domain/bias/result/result.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { VerdictChip } from '#web/components/tests/verdict-chip.tsx';
import { tableCalled, type Wording } from '../wording/phrases.ts';

/** The props that all views of a table share. */
export type TableViewProps = {
  wording: Wording;
  /** The path of all figures of the table. */
  details: string;
  /** Only the table of the headline is expanded at first. */
  isFolded: boolean;
};

type TableFrameProps = TableViewProps & {
  table: BiasTable;
  title: string;
  description: string;
  children: ReactNode;
};

export const TableFrame = ({ table, title, description, wording, details, isFolded, children }: TableFrameProps) => {
  const { t } = useTranslation();
  const toDetails = (
    <RouterLink to={details} ariaLabel={t('testResults.detailsOf', { table: tableCalled(wording, table) })}>
      {t('testResults.toDetails')}
    </RouterLink>
  );
  if (isFolded)
    return (
      <ExpandableSection
        variant="container"
        headingTagOverride="h2"
        headerText={title}
        headerInfo={<VerdictChip verdict={table.verdict} />}
        headerDescription={description}
        headerActions={toDetails}
      >
        {children}
      </ExpandableSection>
    );
  return (
    <Container
      header={
        <Header variant="h2" description={description} actions={toDetails}>
          {title}
        </Header>
      }
    >
      {children}
    </Container>
  );
};
