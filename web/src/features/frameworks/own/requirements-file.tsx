import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { CSV_MARK } from '#domain/list/csv.ts';
import { readOwnFile } from '#domain/own-framework/file.ts';
import { MOST_REQUIREMENTS, type OwnRequirementDraft } from '#domain/own-framework/rules.ts';
import type { CsvRow } from '#domain/reading/read-csv.ts';
import { handFile } from '#web/components/hand-file.ts';
import { HeadedFile } from '#web/components/headed-file/headed-file.tsx';
import { FilePreview } from './file-preview.tsx';

type Taking = (requirements: readonly OwnRequirementDraft[]) => void;

const Preview = ({ rows, onTake }: { rows: readonly CsvRow[]; onTake: Taking }) => {
  const file = readOwnFile(rows);
  return <FilePreview file={file} onTake={() => onTake(file.rows.map(({ requirement }) => requirement))} />;
};

export const RequirementsFile = ({ onTake }: { onTake: Taking }) => {
  const { t } = useTranslation();
  const template = () =>
    handFile(t('ownFramework.templateName'), new Blob([CSV_MARK, t('ownFramework.example')], { type: 'text/csv' }));
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={
            <Button iconName="download" onClick={template}>
              {t('headedFile.template')}
            </Button>
          }
        >
          {t('ownFramework.fromFile')}
        </Header>
      }
    >
      <HeadedFile label={t('ownFramework.file')} hint={t('ownFramework.fileHint', { most: MOST_REQUIREMENTS })}>
        {(rows, { drop }) => (
          <Preview
            rows={rows}
            onTake={(requirements) => {
              onTake(requirements);
              drop();
            }}
          />
        )}
      </HeadedFile>
    </Container>
  );
};
