import FileDropzone from '@cloudscape-design/components/file-dropzone';
import FileInput from '@cloudscape-design/components/file-input';
import { useTranslation } from 'react-i18next';
import { FORMAT_NAMES, type Format, LARGEST_FILE } from '#domain/documents/words.ts';
import { fileSize } from './file-size.ts';
import './upload.css';

/** The `accept` attribute. File dialogs compare only the last extension. */
export const acceptOf = (formats: readonly Format[]) =>
  formats.map((format) => `.${format.split('.').at(-1)}`).join(',');

export const ACCEPTED = acceptOf(FORMAT_NAMES);

/** A drop zone for files, with a button. */
export const UploadField = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { t, i18n } = useTranslation();
  const take = ({ detail }: { detail: { value: File[] } }) => onFiles(detail.value);
  return (
    <FileDropzone onChange={take}>
      <div className="upload-place">
        <FileInput multiple value={[]} accept={ACCEPTED} onChange={take}>
          {t('upload.choose')}
        </FileInput>
        <span>{t('upload.drop')}</span>
        <small>{t('upload.accepted', { most: fileSize(LARGEST_FILE, i18n.language) })}</small>
      </div>
    </FileDropzone>
  );
};
