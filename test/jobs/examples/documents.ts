import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { KeptDocument } from '#domain/documents/document.ts';
import { fileKeyOf, uploadKeyOf } from '#domain/documents/file-keys.ts';
import { documents } from '#lambdas/documents/store.ts';
import { ADA, contentOf, type Examples, newDocument } from './given.ts';

const FIRST = { number: 1, uploaded_at: '2026-11-22T10:00:00.000Z' };

const upload = async (document: Pick<KeptDocument, 'id' | 'application_id' | 'vendor_id'>, Body: string) => {
  const s3 = new S3Client({ forcePathStyle: true });
  const [Bucket, Key] = [process.env.FILES_BUCKET, uploadKeyOf(document, FIRST)];
  await s3.send(new PutObjectCommand({ Bucket, Key, Body: Buffer.from(Body) })).finally(() => s3.destroy());
  return { bucket: { name: Bucket }, object: { key: Key, size: Body.length } };
};

export const documentExamples = {
  'check-upload': async () => {
    const [good, empty, twice, missing] = await Promise.all(
      ['good', 'empty', 'twice', 'missing'].map((name) => newDocument(name)),
    );
    if (!good || !empty || !twice || !missing) throw new Error('There are four.');
    const stranger = { ...good, id: randomUUID() };
    const inputs = [
      await upload(good, 'a,b\n1,2\n'),
      await upload(empty, ''),
      await upload(twice, ''),
      await upload(twice, 'not,empty,any,more\n'),
      // One file no longer exists, and one belongs to no document.
      { object: { key: uploadKeyOf(missing, FIRST) } },
      await upload(stranger, 'whose?'),
    ];
    const outcome = async () => {
      const all = [good, empty, twice, missing];
      const found = await Promise.all(all.map(({ id }) => documents.get(id)));
      const sent = await Promise.all([...all, stranger].map((one) => contentOf(uploadKeyOf(one, FIRST))));
      const [version] = found[0]?.versions ?? [];
      const kept = await contentOf(fileKeyOf(good, 1, version?.sha256 ?? ''));
      const states = found.map(
        (one) => one && [one.name, one.version, one.versions.map((v) => [v.state, v.error, v.size])],
      );
      return [states, sent, kept];
    };
    return { inputs, outcome };
  },

  'remove-files': async () => {
    const document = { id: randomUUID(), application_id: randomUUID() };
    const { object } = await upload(document, 'a,b\n');
    const keys = [object.key, `documents/${randomUUID()}`];
    return { inputs: [{ keys }, { keys: [] }], outcome: () => contentOf(object.key) };
  },

  'end-uploads': async () => {
    const names = ['Once', 'Again', 'Fresh', 'Unchecked'];
    const [once, again, fresh, unchecked] = await Promise.all(names.map((name) => newDocument(name)));
    if (!once || !again || !fresh || !unchecked) throw new Error('There are four.');
    const early = (document: KeptDocument) =>
      document.versions.map((one) => ({ ...one, uploaded_at: '2026-11-22T08:00:00.000Z' }));
    await documents.update(once, { ...once, versions: early(once) }, ADA);
    const [late] = early(again);
    if (!late) throw new Error('There is one.');
    const ready = { ...late, state: 'ready' as const, sha256: 'a'.repeat(64) };
    const versions = [ready, { ...late, number: 2 }];
    await documents.update(again, { ...again, versions }, ADA);
    const sent = await documents.update(unchecked, { ...unchecked, versions }, ADA);
    await documents.touch(sent, { progress: { version: 2, state: 'analyzing' } });
    const outcome = async () => {
      const found = await Promise.all([once, again, fresh, unchecked].map(({ id }) => documents.get(id)));
      const waiting = (await documents.underWay()).map(({ id }) => id);
      return found.map((one) => [
        one?.version,
        one?.versions.map(({ number, state, error }) => [number, state, error]),
        waiting.includes(one?.id ?? ''),
      ]);
    };
    return { inputs: [{ at: '2026-11-22T08:30:00.000Z' }, { at: '2026-11-22T10:30:00.000Z' }], outcome };
  },
} satisfies Examples;
