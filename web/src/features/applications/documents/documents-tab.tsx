import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/application.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { UploadPanel } from '#web/components/upload/upload-panel.tsx';
import { DocumentsTable } from './documents-table.tsx';

/** The documents of an application: to upload, find and look at. */
export const DocumentsTab = () => {
  const { t } = useTranslation();
  const { entity, mayEdit } = useShown<Application>();
  return (
    <SpaceBetween size="l">
      {mayEdit && (
        <Container header={<Header variant="h2">{t('upload.title')}</Header>}>
          <UploadPanel application={entity.id} />
        </Container>
      )}
      <DocumentsTable application={entity.id} mayEdit={mayEdit} />
    </SpaceBetween>
  );
};
