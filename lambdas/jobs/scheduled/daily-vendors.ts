/**
 * Notifies owners about ending contracts, notice periods and certificates of vendors, before and after the date, and
 * about retiring foundation models.
 */

import { ownersIn } from '#domain/applications/people.ts';
import type { ApplicationRow } from '#domain/applications/row.ts';
import { daysBetween } from '#domain/day.ts';
import { isRetired } from '#domain/life/life.ts';
import { saidToBeOver, type What } from '#domain/notifications/kinds.ts';
import { orEverybody, reaches } from '#domain/permissions.ts';
import { datesOf, VENDOR_WARNINGS, type VendorDate } from '#domain/vendors/dates.ts';
import type { VendorRow } from '#domain/vendors/vendor.ts';
import { CERTIFICATE_NAMES, type VendorEnd } from '#domain/vendors/words.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { models } from '#lambdas/models/store.ts';
import { notify } from '#lambdas/notifications/notify.ts';
import { notifyOfModel } from '#lambdas/notifications/notify-of-model.ts';
import { notifyPeople } from '#lambdas/notifications/notify-people.ts';
import { readCaller } from '#lambdas/people/store.ts';
import { ownersOf } from '#lambdas/subjects/owner-service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';
import { nights } from './nights.ts';

/** Certificates are named; other dates have a fixed kind. */
const endOf = ({ what, name }: VendorDate): { what: VendorEnd; certificate: string } => {
  if (what === 'notice' || what === 'contract') return { what, certificate: '' };
  return { what: 'certificate', certificate: what === 'other' ? name : CERTIFICATE_NAMES[what] };
};

/**
 * Notifies the owners of the vendor and of applications that use it, once per person. Only applications in the person's
 * access scope are named.
 */
const notifyOfItsEnd = async (vendor: VendorRow, date: VendorDate, using: readonly ApplicationRow[]) => {
  const { id, name, resource_groups } = vendor;
  const { what, certificate } = endOf(date);
  const owners = await ownersOf(vendor);
  for (const person of new Set([...owners, ...using.flatMap(({ people }) => ownersIn(people))])) {
    const caller = await readCaller(person);
    if (!caller?.user || !reaches(readable(caller), orEverybody(resource_groups))) continue;
    const own = using.filter(
      (one) => ownersIn(one.people).includes(person) && reaches(readable(caller), one.resource_groups),
    );
    if (own.length === 0 && !owners.includes(person)) continue;
    const [application = '', ...more] = own.map((one) => one.name).toSorted();
    const params = { id, name, until: date.on, application, more: String(more.length || '') };
    const ended: What =
      what === 'contract'
        ? { kind: 'contract_ended', params }
        : { kind: 'certificate_ended', params: { ...params, certificate } };
    const event = { id: `vendor ${id} ${certificate || what} ended ${date.on}`, at: new Date().toISOString() };
    await notify(caller.user, ended, event);
  }
};

/** An end is still reported this many days later, or as many days as the job missed. */
const NEWS_DAYS = 7;

/** Idempotent: one notification per warning and one for the end. `last` is the day of the previous run. */
export const seeToVendor = async (
  vendor: VendorRow,
  today: string,
  using: readonly ApplicationRow[],
  last: string = today,
) => {
  const { id, name, resource_groups } = vendor;
  for (const date of datesOf(vendor)) {
    const { on } = date;
    const { what, certificate } = endOf(date);
    const left = daysBetween(today, on);
    const wasMissed = left < 0 && on >= last;
    if (what !== 'notice' && left < 0 && (left >= -NEWS_DAYS || wasMissed)) await notifyOfItsEnd(vendor, date, using);
    // Ends are reported above; a missed notice deadline is still reported late.
    if (left < 0 && !(what === 'notice' && wasMissed)) continue;
    const within = VENDOR_WARNINGS.find((days) => left <= days);
    if (within === undefined) continue;
    const params = { id, name, what, certificate, until: on, over: saidToBeOver(on, today) };
    const event = { id: `vendor ${id} ${what} ${certificate} ${on} ${within}`, at: new Date().toISOString() };
    await notifyPeople(await ownersOf(vendor), orEverybody(resource_groups), { kind: 'vendor_date', params }, event);
  }
};

export const performed = job('daily-vendors', async ({ date }) => {
  const [today, last, all, everything] = await Promise.all([
    noEarlierThanToday(date),
    nights.last('daily-vendors'),
    vendors.rows(),
    applications.rows(),
  ]);
  const inUse = Map.groupBy(
    everything.filter((application) => !isRetired(application)),
    ({ vendor_id }) => vendor_id,
  );
  for (const vendor of all)
    if (vendor.state !== 'ended') await seeToVendor(vendor, today, inUse.get(vendor.id) ?? [], last);
  for (const model of await models.rows()) {
    const using = everything.filter(({ foundation_models }) => foundation_models.includes(model.id));
    await notifyOfModel(model, using, today, last);
  }
  await nights.done('daily-vendors', today);
});
