/** The entries of points, each with the record that it is from. */
import type { Entry, Source } from './legal-document.ts';
import type { EntryField, SourceRecord } from './words.ts';

type Changed = { id: string; version: number; updated_at: string; updated_by: Source['by'] };

export const recordSource = (
  record: SourceRecord,
  { id, version, updated_at: at, updated_by: by }: Changed,
): Source => ({
  ...{ record, id, version, at, by, sha256: null },
});

type More = Partial<Pick<Entry, 'about' | 'title'>>;

/** An entry without any value does not exist: it is a gap. */
export const entry = (field: EntryField, texts: readonly string[], source: Source, more: More = {}): Entry[] => {
  const values = texts.filter((value) => value.trim() !== '');
  return values.length > 0 ? [{ field, about: null, title: null, ...more, values, source }] : [];
};
