import { formatNamed } from '#domain/documents/file-name.ts';
import { isTableFormat } from '#domain/documents/words.ts';
import type { UploadItem } from '#web/components/upload/upload-item.ts';
import type { Chosen } from './table.ts';

type Item = Pick<UploadItem, 'id' | 'document' | 'file' | 'subject'>;

/**
 * Uploads that became documents since the last call; `told` holds their ids. `isNewest` is true if no later upload was
 * already reported.
 */
export const uploadedTables = (items: readonly Item[], application: string, reported: Set<string>) =>
  items.flatMap(({ id, document, file, subject }, place): { chosen: Chosen; isNewest: boolean }[] => {
    const version = document?.versions.at(-1);
    if (subject.id !== application || !document || !version || reported.has(id)) return [];
    const format = formatNamed(file.name);
    if (!isTableFormat(format)) return [];
    reported.add(id);
    const isNewest = !items.slice(place + 1).some((later) => reported.has(later.id));
    const about = { id: document.id, version: version.number, name: document.name };
    return [{ chosen: { ...about, format }, isNewest }];
  });
