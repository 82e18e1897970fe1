/** Jobs that run again, as queues may deliver a message twice, or as of another day. */
import { expect } from 'vitest';
import { applications } from '#lambdas/applications/store.ts';
import { exportList } from '#lambdas/jobs/export.ts';
import { importRows } from '#lambdas/jobs/import-rows.ts';
import { invitePeople } from '#lambdas/jobs/invite-people.ts';
import { seeToDues } from '#lambdas/jobs/scheduled/daily-dues.ts';
import { seeTo } from '#lambdas/jobs/scheduled/daily-evidence.ts';
import { seeToSchedule } from '#lambdas/jobs/scheduled/daily-tests.ts';
import { seeToVendor } from '#lambdas/jobs/scheduled/daily-vendors.ts';
import { seeToApproval } from '#lambdas/jobs/scheduled/end-approvals.ts';
import { models } from '#lambdas/models/store.ts';
import { notifyOfModel } from '#lambdas/notifications/notify-of-model.ts';
import { vendors } from '#lambdas/vendors/store.ts';

export const runJob = { export: exportList, import: importRows, invite: invitePeople } as const;

const listed = async <R extends { id: string }>(store: { rows: () => Promise<readonly R[]> }, id: string) =>
  (await store.rows()).find((row) => row.id === id) ?? expect.fail(`${id} is not listed.`);

/** The part of a daily job that concerns one object, on any day. */
export const runDaily = {
  dues: (application: string, day: string) => seeToDues(application, day),
  evidence: (piece: string, day: string) => seeTo(piece, day),
  tests: (test: string, day: string) => seeToSchedule(test, day),
  vendorDates: async (id: string, days: readonly string[]) => {
    const [vendor, rows] = [await listed(vendors, id), await applications.rows()];
    const using = rows.filter(({ vendor_id }) => vendor_id === id);
    for (const day of days) await seeToVendor(vendor, day, using);
  },
  vendorApproval: async (id: string, day: string) => seeToApproval(vendors, await listed(vendors, id), day),
  models: async (id: string, using: readonly { id: string }[], day: string) =>
    notifyOfModel(await listed(models, id), using, day),
} as const;
