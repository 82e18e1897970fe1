/** Applications as far as a caller may see and change them. */
import type { Application } from '#domain/application.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden, notFound } from '#lambdas/problems.ts';
import { applications } from '#lambdas/stores/applications.ts';

export const readable = (caller: Caller) => reach(caller.roles, permissions.readObjects);
export const editable = (caller: Caller) => reach(caller.roles, permissions.editObjects);

export const find = async (caller: Caller, id: string): Promise<Application> => {
  const application = await applications.get(id);
  if (!application || !reaches(readable(caller), application.resource_groups)) throw notFound('application');
  return application;
};

export const mustBeEditable = (caller: Caller, { resource_groups }: Application) => {
  if (!reaches(editable(caller), resource_groups)) throw forbidden('You may read this application, but not change it.');
};
