/** A dry run of an import. Writes nothing. */

import { type ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { type FieldError, fieldError } from '#domain/field-error.ts';
import type { Checked } from '#domain/import/import.ts';
import { reaches } from '#domain/permissions.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { UNREVIEWED } from '#domain/vendors/state.ts';
import type { VendorDraft } from '#domain/vendors/vendor.ts';
import { readable } from '#lambdas/applications/access.ts';
import { resolveApplication } from '#lambdas/applications/service.ts';
import { applications } from '#lambdas/applications/store.ts';
import { DomainError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { nameTaken } from '#lambdas/known-errors.ts';
import { isSeenBy, resolveVendor } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Row = Checked['rows'][number];

/** Concurrency of table reads. */
const AT_ONCE = 10;

const unlessRefused = async (looking: () => Promise<FieldError[]>): Promise<Row> => {
  try {
    return { errors: [], remarks: await looking() };
  } catch (error) {
    if (error instanceof DomainError && error.details.errors) return { errors: [...error.details.errors], remarks: [] };
    throw error;
  }
};

const ownerRemarks = (typed: string, isPerson: boolean) =>
  typed === '' || isPerson ? [] : [fieldError('owner', 'nobody_called', { name: typed })];

/** Earlier rows of the file claim their names first. */
const namedOnce = (what: SubjectKind, drafts: readonly { name: string }[], rows: readonly Row[]): Row[] => {
  const holders = new Map<string, string>();
  return drafts.map(({ name }, at) => {
    const row = rows[at] ?? { errors: [], remarks: [] };
    if (row.errors.length > 0) return row;
    const forms = sameNames(name);
    const holder = forms.map((form) => holders.get(form)).find((one) => one !== undefined);
    if (holder !== undefined) return { errors: [...(nameTaken(what, holder).details.errors ?? [])], remarks: [] };
    for (const form of forms) holders.set(form, name);
    return row;
  });
};

const lookAt = async <D extends { name: string }>(
  what: SubjectKind,
  drafts: readonly D[],
  look: (draft: D) => Promise<FieldError[]>,
): Promise<Checked> => {
  const rows: Row[] = [];
  for (let at = 0; at < drafts.length; at += AT_ONCE)
    rows.push(...(await Promise.all(drafts.slice(at, at + AT_ONCE).map((draft) => unlessRefused(() => look(draft))))));
  return { rows: namedOnce(what, drafts, rows) };
};

export const checkApplications = (caller: Caller, drafts: readonly ApplicationDraft[]) =>
  lookAt('application', drafts, async (draft) => {
    const content = { ...UNJUDGED, ...(await resolveApplication(caller, draft)) };
    const other = await applications.holderOf(content);
    if (other)
      throw nameTaken('application', reaches(readable(caller), other.resource_groups) ? other.name : undefined);
    return ownerRemarks(draft.owner, content.people.length > 0);
  });

export const checkVendors = (caller: Caller, drafts: readonly VendorDraft[]) =>
  lookAt('vendor', drafts, async (draft) => {
    const content = { ...UNREVIEWED, ...(await resolveVendor(caller, draft)) };
    const other = await vendors.holderOf(content);
    if (other) throw nameTaken('vendor', isSeenBy(caller)(other) ? other.name : undefined);
    return ownerRemarks(draft.owner, content.owned_by !== null);
  });
