/** Access to subjects, for features that treat applications and vendors alike. */
import type { Grant } from '#domain/permissions.ts';
import type { Subject } from '#domain/subject.ts';
import type { SubjectRef } from '#domain/subject-key.ts';
import { reachableApplication } from '#lambdas/applications/access.ts';
import { reachableVendor } from '#lambdas/vendors/access.ts';

export const reachableSubject = (caller: { roles: readonly Grant[] }, { thing, id }: SubjectRef): Promise<Subject> =>
  thing === 'vendor' ? reachableVendor(caller, id) : reachableApplication(caller, id);
