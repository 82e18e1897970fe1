import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Document } from '#domain/documents/document.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '#domain/documents/words.ts';
import { Message } from '#web/components/page/message.tsx';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';
import { UploadField } from './upload-field.tsx';
import { UploadList } from './upload-list.tsx';
import { uploads, useUploads } from './uploads.ts';

type UploadPanelProps = { subject: SubjectOf; onReady?: (document: Document) => void };

export const UploadPanel = ({ subject, onReady }: UploadPanelProps) => {
  const { t } = useTranslation();
  const [documentKind, setKind] = useState<DocumentKind>('other');
  const items = useUploads(subject.id);
  const isUnderWay = items.some(({ state }) => state === 'queued' || state === 'sending');
  const kinds = DOCUMENT_KINDS.map((value) => ({ value, label: t(`documents.kinds.${value}`) }));
  const add = (files: File[]) => {
    uploads.add(files, { subject, documentKind, onReady });
    snackbar.closeAbout('upload');
  };
  return (
    <SpaceBetween size="m">
      <FormField label={t('upload.kind')} description={t('upload.kindHint')}>
        <Select
          options={kinds}
          selectedOption={kinds.find(({ value }) => value === documentKind) ?? null}
          onChange={({ detail }) =>
            setKind(DOCUMENT_KINDS.find((one) => one === detail.selectedOption.value) ?? 'other')
          }
        />
      </FormField>
      <UploadField onFiles={add} />
      {isUnderWay && <Message type="warning">{t('layout.uploadInProgress')}</Message>}
      {items.length > 0 && <UploadList items={items} />}
    </SpaceBetween>
  );
};
