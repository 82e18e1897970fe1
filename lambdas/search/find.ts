/** Searches names of all accessible objects. */

import { isRetired } from '#domain/life/life.ts';
import { modelName } from '#domain/models/name.ts';
import { fullName } from '#domain/people/person.ts';
import { isAdministrator, reaches, readsFrameworks } from '#domain/permissions.ts';
import { readersOfPolicy, scopeOfReader } from '#domain/policies/access.ts';
import { type Found, MOST_FOUND } from '#domain/search/found.ts';
import { bestOf, foldedOnce, type How } from '#domain/search/match.ts';
import { bestRequirements, byFramework, calledOf } from '#domain/search/requirements.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { models } from '#lambdas/models/store.ts';
import { users } from '#lambdas/people/store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { risks } from '#lambdas/register/store.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Named = { id: string; name: string };
const byName = foldedOnce<Named>(({ name }) => name);
const byPerson = foldedOnce<{ first_name: string; last_name: string; email: string }>(
  (user) => `${fullName(user)} ${user.email}`,
);
const NOTHING_MORE = { title: null, framework: null };

/** The rows are read once and may be matched several times. */
type Find = (text: string, how: How) => Found[];

const amongApplications = async (caller: Caller): Promise<Find> => {
  const within = readable(caller);
  const seen = (await applications.rows()).filter((row) => !isRetired(row) && reaches(within, row.resource_groups));
  return (text, how) =>
    bestOf(seen, text, byName, MOST_FOUND, how).map(({ id, name, owner }) => ({
      ...{ kind: 'application', id, name, note: owner, ...NOTHING_MORE },
    }));
};

const amongVendors = async (caller: Caller): Promise<Find> => {
  const seen = (await vendors.rows()).filter(isSeenBy(caller));
  return (text, how) =>
    bestOf(seen, text, byName, MOST_FOUND, how).map(({ id, name, owner }) => ({
      ...{ kind: 'vendor', id, name, note: owner, ...NOTHING_MORE },
    }));
};

const byModel = foldedOnce<{ name: string; model_version: string }>(modelName);

/** Everyone may read models. */
const amongModels = async (): Promise<Find> => {
  const all = await models.rows();
  return (text, how) =>
    bestOf(all, text, byModel, MOST_FOUND, how).map((model) => ({
      ...{ kind: 'model', id: model.id, name: modelName(model), note: model.provider, ...NOTHING_MORE },
    }));
};

/** Own risks, with the application that tells them apart. */
const amongRisks = async (caller: Caller): Promise<Find> => {
  const every = { sort: 'name', limit: Number.POSITIVE_INFINITY } as const;
  const { items } = await risks.page(readable(caller), every, undefined);
  return (text, how) =>
    bestOf(items, text, byName, MOST_FOUND, how).map(({ id, name, application }) => ({
      ...{ kind: 'risk', id, name, note: application?.name ?? '', ...NOTHING_MORE },
    }));
};

const amongPolicies = async (caller: Caller): Promise<Find> => {
  const scope = scopeOfReader(caller);
  const seen = (await policies.rows()).filter((row) => reaches(scope, readersOfPolicy(row)));
  return (text, how) =>
    bestOf(seen, text, byName, MOST_FOUND, how).map(({ id, name, owner }) => ({
      ...{ kind: 'policy', id, name, note: owner, ...NOTHING_MORE },
    }));
};

/** Only administrators may search people. */
const amongPeople = async ({ roles }: Caller): Promise<Find> => {
  const known = isAdministrator(roles) ? await users.rows() : [];
  return (text, how) =>
    bestOf(known, text, byPerson, MOST_FOUND, how).map((user) => ({
      ...{ kind: 'person', id: user.id, name: fullName(user), note: user.email, ...NOTHING_MORE },
    }));
};

/** All frameworks by name, and the requirements of enabled ones. */
const amongFrameworks = async ({ roles }: Caller): Promise<Find> => {
  if (!readsFrameworks(roles)) return () => [];
  const { there, settings } = await frameworks.there();
  const all = there.map(({ framework }) => framework);
  const enabled = new Set(settings.flatMap((one) => (one.enabled ? one.framework : [])));
  const asking = all.filter(({ id }) => enabled.has(id));
  return (text, how) => [
    ...bestOf(all, text, byFramework, MOST_FOUND, how).map(
      ({ id, name }): Found => ({ kind: 'framework', id, name, note: '', ...NOTHING_MORE }),
    ),
    ...bestRequirements(asking, text, MOST_FOUND, how).map(
      ({ framework: { id, name }, requirement }): Found => ({
        ...{ kind: 'requirement', id: requirement.id, note: name, framework: { id, name } },
        name: [requirement.id, requirement.reference].filter(Boolean).join(' · '),
        title: calledOf(requirement) ?? null,
      }),
    ),
  ];
};

/** Fuzzy matching is used only without any exact match, so that similar names never precede the typed one. */
export const find = async (caller: Caller, text: string): Promise<{ found: Found[]; is_exact: boolean }> => {
  const kinds = await Promise.all([
    amongApplications(caller),
    amongVendors(caller),
    amongModels(),
    amongRisks(caller),
    amongPolicies(caller),
    amongPeople(caller),
    amongFrameworks(caller),
  ]);
  const found = (how: How) => kinds.flatMap((among) => among(text, how));
  const exact = found('exact');
  return exact.length > 0 ? { found: exact, is_exact: true } : { found: found('near'), is_exact: false };
};
