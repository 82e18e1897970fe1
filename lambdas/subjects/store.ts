/** Storage of subjects, for features that treat applications and vendors alike. */
import type { Change } from '#domain/audit/audit.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import type { RequestActor } from '#domain/entity.ts';
import type { Subject } from '#domain/subject.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import { applications } from '#lambdas/applications/store.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type AuditDetails = { action: AuditEvent; changes: Change[]; otherWrites: readonly Write[] };

export type KeptIn<S extends Subject> = {
  get: (id: string) => Promise<S | undefined>;
  update: (was: S, draft: S, by: RequestActor, details: AuditDetails) => Promise<S>;
};

export const subjects: Record<SubjectKind, { get: (id: string) => Promise<Subject | undefined> }> = {
  application: applications,
  vendor: vendors,
};
