import { Download } from '#web/components/legal/download.tsx';
import { type Downloaded, useDocumentFile } from './use-document-file.ts';

export const DownloadDocument = ({ of }: { of: Downloaded }) => {
  const fileOf = useDocumentFile();
  const { application } = 'content' in of ? of.content : of;
  return (
    <Download
      fileOf={async (format) => {
        const { name, file } = await fileOf(of, format);
        return { name: `${application.name} ${name}`, file };
      }}
    />
  );
};
