/** Notifies the uploader that a file was rejected, with the reason. */
import type { Audit } from '#domain/audit/audit.ts';
import { groupsOf } from '#domain/subject.ts';
import { belongsTo } from '#domain/subject-key.ts';
import { documents } from '#lambdas/documents/store.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { notifyPeople } from './notify-people.ts';

export const notifyOfDocument = async ({ what, action, id, version, at, changes }: Audit) => {
  if (what !== 'document' || action !== 'version_refused') return;
  const document = await documents.get(id);
  const number = changes.find(({ field }) => field === 'version_number')?.to;
  const refused = document?.versions.find((one) => one.number === number);
  if (!document || !refused?.error) return;
  const of = belongsTo(document);
  const subject = await subjects[of.thing].get(of.id);
  if (!subject) return;
  const about = { ...of, name: subject.name, document: id, file: refused.file_name };
  await notifyPeople(
    [refused.uploaded_by.id],
    groupsOf(subject),
    { kind: 'upload_refused', params: { ...about, error: refused.error } },
    { id: `document ${id} ${version}`, at },
  );
};
