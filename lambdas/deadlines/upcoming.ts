import { addDays } from '#domain/day.ts';
import {
  applicationDeadlines,
  frameworkDeadlines,
  modelDeadlines,
  nearest,
  vendorDeadlines,
} from '#domain/deadlines/collect.ts';
import { isRetired } from '#domain/life/life.ts';
import { reaches, readsFrameworks } from '#domain/permissions.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { models } from '#lambdas/models/store.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';

export const upcoming = async (caller: Caller, ahead: number) => {
  const within = readable(caller);
  const isSeen = isSeenBy(caller);
  const [today, allApplications, allVendors, allModels, enabled] = await Promise.all([
    companyDay(),
    applications.rows(),
    vendors.rows(),
    models.rows(),
    readsFrameworks(caller.roles) ? frameworks.enabled() : [],
  ]);
  const days = { from: today, until: addDays(today, ahead) };
  const used = allApplications.filter((row) => !isRetired(row) && reaches(within, row.resource_groups));
  const served = allVendors.filter((row) => !row.ending && isSeen(row));
  return {
    today,
    ...nearest([
      ...applicationDeadlines(used, days),
      ...vendorDeadlines(served, days),
      ...modelDeadlines(allModels, used, days),
      ...frameworkDeadlines(
        enabled.map(({ framework }) => framework),
        days,
      ),
    ]),
  };
};
