import Alert from '@cloudscape-design/components/alert';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvRow } from '#domain/reading/read-csv.ts';
import { useNewest } from '#web/components/use-newest.ts';
import { loadPart } from '#web/parts.ts';

/** More than any realistic import needs. */
const FILE_BYTES = 2_000_000;

type Looked = CsvRow[] | 'unreadable' | 'no_table' | 'too_big' | undefined;

/** The reader for workbooks is loaded on demand. */
const look = async (file: File): Promise<Looked> => {
  if (file.size > FILE_BYTES) return 'too_big';
  const { rowsOfFile, NoTable } = await loadPart(() => import('#domain/reading/file-rows.ts'));
  return rowsOfFile(file, file.name).catch((error: unknown) => (error instanceof NoTable ? 'no_table' : 'unreadable'));
};

type HeadedFileProps = {
  label: string;
  hint: string;
  /** Renders the parsed rows. `drop` discards the file. */
  children: (rows: readonly CsvRow[], file: { name: string; drop: () => void }) => ReactNode;
};

/** Parses a file once it is chosen and imports nothing without confirmation. */
export const HeadedFile = ({ label, hint, children }: HeadedFileProps) => {
  const { t } = useTranslation();
  const [file, setFile] = useState<File>();
  const [looked, setLooked] = useState<Looked>();
  const newest = useNewest();
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    setLooked(undefined);
    void newest(chosen && look(chosen), setLooked);
  };
  return (
    <SpaceBetween size="m">
      <FormField label={label} description={hint}>
        <FileUpload
          accept=".csv,.xlsx,text/csv"
          value={file ? [file] : []}
          onChange={({ detail }) => choose(detail.value[0])}
          i18nStrings={{
            uploadButtonText: () => t('headedFile.choose'),
            removeFileAriaLabel: () => t('headedFile.unchoose'),
          }}
        />
      </FormField>
      {looked === 'too_big' && <Alert type="error">{t('headedFile.tooBig', { most: FILE_BYTES })}</Alert>}
      {looked === 'unreadable' && <Alert type="error">{t('headedFile.unreadable')}</Alert>}
      {looked === 'no_table' && <Alert type="error">{t('headedFile.noTable')}</Alert>}
      {typeof looked === 'object' && file && children(looked, { name: file.name, drop: () => choose(undefined) })}
    </SpaceBetween>
  );
};
