import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CSV_MARK } from '#domain/list/csv.ts';
import { type OwnFile, readOwnFile } from '#domain/own-framework/file.ts';
import { MOST_REQUIREMENTS, type OwnRequirementDraft } from '#domain/own-framework/rules.ts';
import { handFile } from '#web/components/hand-file.ts';
import { loadPart } from '#web/parts.ts';
import { FilePreview } from './file-preview.tsx';

/** More than 500 requirements with long texts take. */
const FILE_BYTES = 2_000_000;

type Looked = OwnFile | 'unreadable' | 'no_table' | 'too_big' | undefined;

/** What reads workbooks comes when there is a file. */
const look = async (file: File): Promise<Looked> => {
  if (file.size > FILE_BYTES) return 'too_big';
  const { rowsOfFile, NoTable } = await loadPart(() => import('#domain/own-framework/file-rows.ts'));
  return rowsOfFile(file).then(readOwnFile, (error: unknown) => (error instanceof NoTable ? 'no_table' : 'unreadable'));
};

/** A file is looked at as soon as it is chosen, and nothing of it is taken before somebody says so. */
export const RequirementsFile = ({ onTake }: { onTake: (requirements: readonly OwnRequirementDraft[]) => void }) => {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [looked, setLooked] = useState<Looked>();
  const choose = async (chosen: File | undefined) => {
    setFile(chosen);
    setLooked(undefined);
    if (chosen) setLooked(await look(chosen));
  };
  const template = () =>
    handFile(t('ownFramework.templateName'), new Blob([CSV_MARK, t('ownFramework.example')], { type: 'text/csv' }));
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <Button iconName="download" onClick={template}>
              {t('ownFramework.template')}
            </Button>
          }
        >
          {t('ownFramework.fromFile')}
        </Header>
      }
    >
      <SpaceBetween size="m">
        <FormField label={t('ownFramework.file')} description={t('ownFramework.fileHint', { most: MOST_REQUIREMENTS })}>
          <FileUpload
            accept=".csv,.xlsx,text/csv"
            value={file ? [file] : []}
            onChange={({ detail }) => void choose(detail.value[0])}
            i18nStrings={{
              uploadButtonText: () => t('ownFramework.choose'),
              removeFileAriaLabel: () => t('ownFramework.unchoose'),
            }}
          />
        </FormField>
        {looked === 'too_big' && <Alert type="error">{t('ownFramework.tooBig', { most: FILE_BYTES })}</Alert>}
        {looked === 'unreadable' && <Alert type="error">{t('ownFramework.unreadable')}</Alert>}
        {looked === 'no_table' && <Alert type="error">{t('ownFramework.noTable')}</Alert>}
        {typeof looked === 'object' && (
          <FilePreview
            file={looked}
            onTake={() => {
              onTake(looked.rows.map(({ requirement }) => requirement));
              void choose(undefined);
            }}
          />
        )}
      </SpaceBetween>
    </Container>
  );
};
