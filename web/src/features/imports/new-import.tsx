import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Imported } from '#domain/import/columns.ts';
import type { Known } from '#domain/import/file.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { HeadedFile } from '#web/components/headed-file/headed-file.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { isChoosable, resourceGroupQueries } from '#web/features/resource-groups/queries.ts';
import { vendorQueries } from '#web/features/vendors/queries.ts';
import { ImportPreview } from './import-preview.tsx';
import { useImportWords } from './use-import-words.ts';
import { useTemplate } from './use-template.ts';

const Chooser = ({ what, known }: { what: Imported; known: Known }) => {
  const { t } = useTranslation();
  const template = useTemplate(what, known);
  return (
    <SpaceBetween size="l">
      <PageTitle>{t(`imports.${what}.title`)}</PageTitle>
      <Header
        variant="h1"
        description={t(`imports.${what}.description`)}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            <Button iconName="download" onClick={() => void template('csv')}>
              {t('imports.templateCsv')}
            </Button>
            <Button iconName="download" onClick={() => void template('xlsx')}>
              {t('imports.template')}
            </Button>
          </SpaceBetween>
        }
      >
        {t(`imports.${what}.title`)}
      </Header>
      <Container>
        <HeadedFile label={t('imports.file')} hint={t(`imports.${what}.hint`)}>
          {(rows, { name }) => <ImportPreview what={what} rows={rows} known={known} file={name} />}
        </HeadedFile>
      </Container>
    </SpaceBetween>
  );
};

/** Parses a file and shows a preview before anything is saved. */
export const NewImport = ({ what }: { what: Imported }) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const { words, custom } = useImportWords(what);
  const groups = useQuery(resourceGroupQueries.all());
  const vendors = useQuery({ ...vendorQueries.names(), enabled: what === 'applications' });
  const error = groups.error ?? vendors.error;
  const retry = () => void Promise.all([groups.refetch(), what === 'applications' && vendors.refetch()]);
  if (error) return <LoadFailed isPage what={t('imports.loadFailed')} error={error} onRetry={retry} />;
  if (!groups.data || (what === 'applications' && !vendors.data)) return <FormSkeleton />;
  const within = reach(roles, permissions.editObjects);
  const own = groups.data.filter((group) => isChoosable(group) && reaches(within, [group.id]));
  return <Chooser what={what} known={{ groups: own, vendors: vendors.data ?? [], words, custom }} />;
};
