import FileInput from '@cloudscape-design/components/file-input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNamed } from '#domain/documents/file-name.ts';
import { isTableFormat, TABLE_FORMATS } from '#domain/documents/words.ts';
import { Message } from '#web/components/page/message.tsx';
import { acceptOf } from '#web/components/upload/upload-field.tsx';
import { UploadList } from '#web/components/upload/upload-list.tsx';
import { uploads, useUploads } from '#web/components/upload/uploads.ts';
import { ofApplication } from '#web/routing/subject-path.ts';

const isTable = ({ name }: File) => isTableFormat(formatNamed(name));

/** The browser reads the file while it uploads. */
export const sendTable = (application: string, file: File) =>
  uploads.add([file], { subject: ofApplication(application), documentKind: 'data_sheet' });

export const UploadTable = ({ application }: { application: string }) => {
  const { t } = useTranslation();
  const items = useUploads(application);
  const [isOther, setIsOther] = useState(false);
  const take = ([file]: File[]) => {
    if (!file) return;
    setIsOther(!isTable(file));
    if (isTable(file)) sendTable(application, file);
  };
  return (
    <SpaceBetween size="s">
      <FileInput value={[]} accept={acceptOf(TABLE_FORMATS)} onChange={({ detail }) => take(detail.value)}>
        {t('newTest.data.chooseFile')}
      </FileInput>
      {isOther && <Message type="error">{t('newTest.data.notTable')}</Message>}
      {items.length > 0 && <UploadList items={items} />}
    </SpaceBetween>
  );
};
