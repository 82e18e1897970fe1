import { isDeepStrictEqual } from 'node:util';
import { checked, documentOf } from '#domain/document.ts';
import { SYSTEM } from '#domain/entity.ts';
import { describeFile } from '#lambdas/files/files.ts';
import { job } from '#lambdas/runner/job.ts';
import { documents } from '#lambdas/stores/documents.ts';

/**
 * Events come in any order, so it is not the event that says what the file is. The document is read first: whoever checks
 * a newer file meanwhile changes its version, and this is tried again.
 */
export const handler = job('check-upload', async ({ object: { key } }) => {
  const id = documentOf(key);
  const document = id === undefined ? undefined : await documents.get(id);
  const file = await describeFile(key);
  // Either may have been removed since.
  if (!document || !file) return;
  const after = { ...document, ...checked(file.size, file.content_type) };
  if (!isDeepStrictEqual(after, document)) await documents.update(document, after, SYSTEM);
});
