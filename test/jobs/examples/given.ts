import { randomUUID } from 'node:crypto';
import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import type { JobName } from '#contract/jobs/jobs.ts';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import type { KeptDocument, KeptVersion } from '#domain/documents/document.ts';
import { type Actor, SYSTEM } from '#domain/entity.ts';
import type { ApplicationTier } from '#domain/enumerations.ts';
import { heldRole } from '#domain/people/role.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { applications } from '#lambdas/applications/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { users } from '#lambdas/people/store.ts';

export type Example = {
  inputs: readonly unknown[];
  /** The resulting state, without values that differ between runs. */
  outcome: () => Promise<unknown>;
};

export type Examples = Partial<Record<JobName, () => Promise<Example>>>;

export const newDocument = (name: string, application_id: string = randomUUID()): Promise<KeptDocument> => {
  const version: KeptVersion = {
    ...{ number: 1, state: 'created', error: null, file_name: `${name}.csv`, format: 'csv', size: 8, sha256: null },
    ...{ content_type: 'text/csv', uploaded_at: '2026-11-22T10:00:00.000Z', uploaded_by: ADA },
  };
  const draft = { document_kind: 'other' as const, versions: [version], progress: null, uses: 0 };
  return documents.create({ ...draft, application_id, name }, ADA);
};

export const contentOf = async (Key: string, Bucket = process.env.FILES_BUCKET) => {
  const s3 = new S3Client({ forcePathStyle: true });
  try {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    return await Body?.transformToString();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  } finally {
    s3.destroy();
  }
};

export const ADA: Actor = { id: 'ada', name: 'Ada Lovelace' };

/** Evidence as a statement, in its first revision. */
export const aStatement = () => ({
  ...{ id: randomUUID(), kind: 'statement' as const, name: 'Report', effective_from: '2027-01-01', revision: 1 },
  ...{ document: null, test: null, url: null, text: 'It is so.', attested_by: ADA, standing: 'in_force' as const },
});

export const newApplication = (risk_tier: ApplicationTier, owner?: string) => {
  const people = owner === undefined ? [] : [{ role: 'owner' as const, id: owner, name: 'Grace Hopper' }];
  const draft = ApplicationDraft.parse({ name: randomUUID() });
  return applications.create({ ...draft, ...UNJUDGED, risk_tier, people }, ADA);
};

/** Gets no mail, because these tests have no mail service. */
export const newOwner = async (hasRole = true) => {
  const id = randomUUID();
  const person = { ...NEWCOMER, email: `${id}@example.com`, first_name: 'Grace', last_name: 'Hopper' };
  const notification_preferences = {
    made_owner: 'here' as const,
    evidence_ending: 'here' as const,
    vendor_date: 'here' as const,
    certificate_ended: 'here' as const,
    contract_ended: 'here' as const,
    model_retiring: 'here' as const,
    work_weekly: 'here' as const,
    task_due: 'here' as const,
    policy_asked: 'here' as const,
    policy_due: 'here' as const,
    policy_review: 'here' as const,
  };
  const everything = await resourceGroups.create({ name: id, group_type: 'ALL' }, SYSTEM);
  const roles = hasRole ? [heldRole('ApplicationReviewer', everything)] : [];
  await users.create({ ...person, roles, language: 'en', notification_preferences }, SYSTEM, id);
  return id;
};
