/** Derives the work items of a vendor: approval, questionnaire and expiring dates. */
import { addDays } from '#domain/day.ts';
import { type DiligenceLink, NOTHING_ANSWERED } from '#domain/diligence/questionnaire.ts';
import { orEverybody, permissions } from '#domain/permissions.ts';
import { datesOf, VENDOR_WARNINGS } from '#domain/vendors/dates.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { type Derived, type Make, workOn } from './derived.ts';
import { ofApproval, type Reviewed } from './of-approval.ts';

type WorkFacts = Reviewed & {
  vendor: Vendor;
  /** Falls back to the creator if the vendor has no owner. */
  owners: readonly string[];
  isOwned: boolean;
  /** The questionnaire link while it is valid, with its last day. */
  link: (Pick<DiligenceLink, 'at' | 'by'> & { until: string }) | null;
  isUsed: boolean;
  /** People who may accept the vendor's answers. */
  editors: readonly string[];
};

const doers = permissions.editObjects;

const ofQuestionnaire = (make: Make, { vendor, owners, link, isUsed, editors }: WorkFacts): Derived[] => {
  const { state, number, sent } = vendor.questionnaire ?? NOTHING_ANSWERED;
  if (state === 'accepted') return [];
  if (state === 'sent') {
    // Owners who may accept come first; without any, everyone who may accept gets the task.
    const able = owners.filter((one) => editors.includes(one));
    return make('questionnaire_review', able.length > 0 ? able : editors, {
      ...{
        params: { by: sent?.name ?? '' },
        since: sent?.at ?? null,
        needs: doers,
        doers,
        butNot: able.length > 0 ? null : [],
      },
    });
  }
  // After the link expires unanswered, the task returns to the owner.
  if (link)
    return [
      ...make('questionnaire_asked', [link.by.id, ...owners], { since: link.at, due: link.until, whose: 'others' }),
      ...make('questionnaire', owners, { from: addDays(link.until, 1), doers }),
    ];
  return isUsed || number > 0 || sent ? make('questionnaire', owners, { doers }) : [];
};

const AHEAD = Math.max(...VENDOR_WARNINGS);

const ofDates = (make: Make, { vendor, owners }: WorkFacts) =>
  datesOf(vendor).flatMap(({ what, name: certificate, on }) =>
    make('vendor_date', owners, {
      ...{ part: certificate === '' ? what : `${what}.${certificate}`, params: { what, certificate } },
      ...{ due: on, from: addDays(on, -AHEAD), doers },
    }),
  );

/** A vendor that was offboarded has no work items. */
export const workOfVendor = (facts: WorkFacts): Derived[] => {
  const { vendor } = facts;
  if (vendor.ending) return [];
  const { id, name, resource_groups } = vendor;
  const make = workOn({ kind: 'vendor', id, name }, orEverybody(resource_groups), facts.isOwned);
  return [...ofApproval(make, { ...facts, subject: vendor }), ...ofQuestionnaire(make, facts), ...ofDates(make, facts)];
};
