import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/api/client.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import type { Format } from '#web/components/list/export/file-formats.ts';
import { FormatField } from '#web/components/list/export/format-field.tsx';
import { ListFile } from '#web/components/list/export/list-file.tsx';
import { MOST_ROWS, type Sheet } from '#web/components/list/export/sheet.ts';
import type { AuditEntry } from '#web/components/trail/entry.ts';
import { useTrailWords } from '#web/components/trail/use-words.ts';
import type { ActivityFilter } from './activity-filter.ts';

type ActivityExportProps = { filter: ActivityFilter; onClose: () => void };

/** Exports the entries that match the filters as a file. */
const ActivityExport = ({ filter, onClose }: ActivityExportProps) => {
  const { t } = useTranslation();
  const words = useTrailWords();
  const [format, setFormat] = useState<Format>('xlsx');
  const [isAsked, setIsAsked] = useState(false);
  const title = t('company.tabs.activity');

  const columns: readonly (readonly [string, (entry: AuditEntry) => string | Date])[] = [
    [t('audit.columns.at'), ({ at }) => new Date(at)],
    [t('audit.columns.who'), words.who],
    [t('audit.columns.what'), ({ action }) => words.action(action)],
    [t('audit.filters.what'), ({ what }) => words.kind(what)],
    [t('audit.filters.text'), words.name],
    ['ID', ({ id }) => id],
    [t('audit.columns.changes'), (entry) => words.changesOf(entry).join('\n')],
    [t('audit.columns.from'), words.from],
    [t('audit.reference', { id: '' }).trim(), ({ request_id = '' }) => request_id],
  ];

  /** The total is unknown until the last page is read. */
  const sheet: Sheet = async (signal, onRead) => {
    const entries: AuditEntry[] = [];
    let cursor: string | undefined;
    do {
      const part = await api('GET /audit', { query: { ...filter, limit: 100, cursor }, signal });
      entries.push(...part.entries);
      cursor = part.next_cursor ?? undefined;
      onRead({ rows: entries.length, total: cursor ? entries.length + 100 : entries.length });
    } while (cursor && entries.length < MOST_ROWS);
    return {
      headers: columns.map(([header]) => header),
      lines: entries.slice(0, MOST_ROWS).map((entry) => columns.map(([, cell]) => cell(entry))),
    };
  };

  if (isAsked) return <ListFile {...{ title, format, sheet, onClose }} />;
  return (
    <DialogForm title={t('list.export')} submit={t('list.export')} onSubmit={() => setIsAsked(true)} onClose={onClose}>
      <FormatField format={format} onChange={setFormat} />
    </DialogForm>
  );
};

export default ActivityExport;
