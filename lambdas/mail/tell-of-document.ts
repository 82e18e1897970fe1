/** Tells whoever uploaded a file that it cannot be used, and why not. */
import type { Audit } from '#domain/audit.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { documents } from '#lambdas/stores/documents.ts';
import { tellThose } from './tell-those.ts';

export const tellOfDocument = async ({ what, action, id, version, at, changes }: Audit) => {
  if (what !== 'document' || action !== 'version_refused') return;
  const document = await documents.get(id);
  const number = changes.find(({ field }) => field === 'version_number')?.to;
  const refused = document?.versions.find((one) => one.number === number);
  const application = document && (await applications.get(document.application_id));
  if (!refused?.error || !application) return;
  const about = { id: application.id, name: application.name, document: id, file: refused.file_name };
  await tellThose(
    [refused.uploaded_by.id],
    application.resource_groups,
    { kind: 'upload_refused', params: { ...about, error: refused.error } },
    { id: `document ${id} ${version}`, at },
  );
};
