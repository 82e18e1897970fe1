import Checkbox from '@cloudscape-design/components/checkbox';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { documentsChanged } from '#web/components/upload/upload.ts';
import type { Uploaded } from '../draft.ts';

type UnusedTablesProps = { tables: readonly Uploaded[]; isChecked: boolean; onChange: (isChecked: boolean) => void };

/** Offers to delete documents that were uploaded for a discarded test. */
export const UnusedTables = ({ tables, isChecked, onChange }: UnusedTablesProps) => {
  const { t } = useTranslation();
  if (tables.length === 0) return null;
  return (
    <Checkbox
      checked={isChecked}
      description={t('newTest.unused.text')}
      onChange={({ detail }) => onChange(detail.checked)}
    >
      {t('newTest.unused.remove', { count: tables.length, names: tables.map(({ name }) => name).join(', ') })}
    </Checkbox>
  );
};

/** Keeps documents that another test uses. */
export const removeUnused = async (application: string, tables: readonly Uploaded[]) => {
  const params = { id: application };
  for (const { id } of tables) {
    const { total } = await api('GET /applications/{id}/tests', { params, query: { document: id, limit: 1 } });
    if (total === 0)
      await api('DELETE /applications/{id}/document/{documentId}', { params: { ...params, documentId: id } });
  }
  documentsChanged(application);
};
