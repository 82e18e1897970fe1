/** What a caller may see. What is out of their reach answers as what is not there. */
import type { Application } from '#domain/application.ts';
import { type Grant, permissions, reach, reaches } from '#domain/permissions.ts';
import { notFound } from '#lambdas/problems.ts';
import { applications } from './applications.ts';

export const reachableApplication = async (
  { roles }: { roles: readonly Grant[] },
  id: string,
): Promise<Application> => {
  const application = await applications.get(id);
  if (!application || !reaches(reach(roles, permissions.readObjects), application.resource_groups))
    throw notFound('application');
  return application;
};
