import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import type { Subject } from '#domain/subject.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { UploadPanel } from '#web/components/upload/upload-panel.tsx';
import { subjectOf } from '#web/routing/subject-path.ts';
import { DocumentsTable } from './documents-table.tsx';

/** The documents of an application or vendor, with upload and filters. */
export const DocumentsTab = () => {
  const { t } = useTranslation();
  const { entity, mayEdit } = useShown<Subject>();
  const subject = subjectOf(entity);
  return (
    <SpaceBetween size="l">
      {mayEdit && (
        <Container header={<Header variant="h2">{t('upload.title')}</Header>}>
          <UploadPanel subject={subject} />
        </Container>
      )}
      <DocumentsTable subject={subject} mayEdit={mayEdit} />
    </SpaceBetween>
  );
};
