import { formatNamed } from '#domain/documents/file-name.ts';
import { isTableFormat } from '#domain/documents/words.ts';
import type { UploadItem } from '#web/components/upload/upload-item.ts';
import type { Chosen } from './table.ts';

type Item = Pick<UploadItem, 'id' | 'document' | 'file' | 'subject'>;

/**
 * Those that became a document since they were looked at last, which `told` remembers. `isNewest` where none that was
 * chosen after it was there before it.
 */
export const uploadedTables = (items: readonly Item[], application: string, told: Set<string>) =>
  items.flatMap(({ id, document, file, subject }, place): { chosen: Chosen; isNewest: boolean }[] => {
    const version = document?.versions.at(-1);
    if (subject.id !== application || !document || !version || told.has(id)) return [];
    const format = formatNamed(file.name);
    if (!isTableFormat(format)) return [];
    told.add(id);
    const isNewest = !items.slice(place + 1).some((later) => told.has(later.id));
    const about = { id: document.id, version: version.number, name: document.name };
    return [{ chosen: { ...about, format }, isNewest }];
  });
