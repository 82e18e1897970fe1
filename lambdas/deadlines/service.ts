import { addDays } from '#domain/day.ts';
import {
  applicationDeadlines,
  frameworkDeadlines,
  modelDeadlines,
  nearest,
  policyDeadlines,
  riskDeadlines,
  vendorDeadlines,
} from '#domain/deadlines/collect.ts';
import { isRetired } from '#domain/life/life.ts';
import { reaches, readsFrameworks } from '#domain/permissions.ts';
import { mayEditPolicy } from '#domain/policies/access.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import { models } from '#lambdas/models/store.ts';
import type { CallerRecord } from '#lambdas/people/store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { risks } from '#lambdas/register/store.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Reader = Pick<CallerRecord, 'id' | 'roles'>;

/** All deadlines of what the reader can access, in no particular order. */
export const deadlinesOf = async (reader: Reader, ahead: number) => {
  const within = readable(reader);
  const isSeen = isSeenBy(reader);
  const [today, allApplications, allVendors, allModels, ownRisks, allPolicies, enabled] = await Promise.all([
    companyDay(),
    applications.rows(),
    vendors.rows(),
    models.rows(),
    risks.seen(within),
    policies.rows(),
    readsFrameworks(reader.roles) ? frameworks.enabled() : [],
  ]);
  const days = { from: today, until: addDays(today, ahead) };
  const used = allApplications.filter((row) => !isRetired(row) && reaches(within, row.resource_groups));
  const inUse = new Set(used.map(({ id }) => id));
  const served = allVendors.filter((row) => !row.ending && isSeen(row));
  const enabledFrameworks = enabled.map(({ framework }) => framework);
  return {
    today,
    deadlines: [
      ...applicationDeadlines(used, days),
      ...vendorDeadlines(served, days),
      ...modelDeadlines(allModels, used, days),
      ...riskDeadlines(
        ownRisks.filter(({ application_id }) => application_id === null || inUse.has(application_id)),
        days,
      ),
      ...policyDeadlines(
        allPolicies.filter((policy) => mayEditPolicy(reader, policy)),
        days,
      ),
      ...frameworkDeadlines(enabledFrameworks, days),
    ],
  };
};

export const upcoming = async (reader: Reader, ahead: number) => {
  const { today, deadlines } = await deadlinesOf(reader, ahead);
  return { today, ...nearest(deadlines) };
};
