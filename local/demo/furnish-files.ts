/** Seeds the demo company's documents. */
import { createHash } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { KeptVersion } from '#domain/documents/document.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import { FORMATS } from '#domain/documents/words.ts';
import type { RequestActor } from '#domain/entity.ts';
import { documents } from '#lambdas/documents/store.ts';
import { bucket, s3 } from '#lambdas/files/s3.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import type { DemoFile } from './files.ts';

const DAY = 24 * 3600 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

type People = Readonly<Record<DemoFile['by'], RequestActor>>;

export const fileNamed = async (application: string, wanted: string) =>
  (await documents.of({ thing: 'application', id: application })).find(({ name }) => name === wanted);

/** Stores the document as if its file check had passed, which all of these would. */
export const upload = async (
  { name, format, kind, by, versions }: DemoFile,
  application_id: string,
  people: People,
) => {
  if (await fileNamed(application_id, name)) return;
  const id = uuidV7(Date.parse(ago(versions[0]?.daysAgo ?? 0)));
  const kept: KeptVersion[] = [];
  for (const [before, { daysAgo, content }] of versions.entries()) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const [number, ContentType] = [before + 1, FORMATS[format]];
    const Key = fileKeyOf({ application_id, id }, number, sha256);
    await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body: content, ContentType }));
    kept.push({
      ...{ number, state: 'ready', error: null, file_name: name, format, size: content.length, sha256 },
      ...{
        content_type: ContentType,
        uploaded_at: ago(daysAgo),
        uploaded_by: { id: people[by].id, name: people[by].name },
      },
    });
  }
  const content = { application_id, name, document_kind: kind, versions: kept, progress: null, uses: 0 };
  await documents.create(content, people[by], id);
};
