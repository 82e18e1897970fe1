/** A dry run of an import. Writes nothing. */

import { type ImportedApplication, UNJUDGED } from '#domain/applications/application.ts';
import { type FieldError, fieldError } from '#domain/field-error.ts';
import type { Checked } from '#domain/import/import.ts';
import { reaches } from '#domain/permissions.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { UNREVIEWED } from '#domain/vendors/state.ts';
import type { SentVendor } from '#domain/vendors/vendor.ts';
import { readable } from '#lambdas/applications/access.ts';
import { customOfApplication, resolveApplication } from '#lambdas/applications/service.ts';
import { applications } from '#lambdas/applications/store.ts';
import { DomainError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { nameTaken } from '#lambdas/known-errors.ts';
import { customOfVendor, isSeenBy, resolveVendor } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Row = Checked['rows'][number];

/** Concurrency of table reads. */
const AT_ONCE = 10;

/** Custom values are checked last, so that their errors do not hide remarks about other fields. */
type Looked = { remarks: FieldError[]; checkCustom: () => Promise<unknown> };

const unlessRefused = async (looking: () => Promise<Looked>): Promise<Row> => {
  let remarks: FieldError[] = [];
  try {
    const looked = await looking();
    remarks = looked.remarks;
    await looked.checkCustom();
    return { errors: [], remarks };
  } catch (error) {
    if (error instanceof DomainError && error.details.errors) return { errors: [...error.details.errors], remarks };
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
  look: (draft: D) => Promise<Looked>,
): Promise<Checked> => {
  const rows: Row[] = [];
  for (let at = 0; at < drafts.length; at += AT_ONCE)
    rows.push(...(await Promise.all(drafts.slice(at, at + AT_ONCE).map((draft) => unlessRefused(() => look(draft))))));
  return { rows: namedOnce(what, drafts, rows) };
};

export const checkApplications = (caller: Caller, drafts: readonly ImportedApplication[]) =>
  lookAt('application', drafts, async (draft) => {
    const content = { ...UNJUDGED, ...(await resolveApplication(caller, draft)) };
    const other = await applications.holderOf(content);
    if (other)
      throw nameTaken('application', reaches(readable(caller), other.resource_groups) ? other.name : undefined);
    const remarks = ownerRemarks(draft.owner, content.people.length > 0);
    return { remarks, checkCustom: () => customOfApplication(draft, content) };
  });

export const checkVendors = (caller: Caller, drafts: readonly SentVendor[]) =>
  lookAt('vendor', drafts, async (draft) => {
    const content = { ...UNREVIEWED, ...(await resolveVendor(caller, draft)) };
    const other = await vendors.holderOf(content);
    if (other) throw nameTaken('vendor', isSeenBy(caller)(other) ? other.name : undefined);
    const remarks = ownerRemarks(draft.owner, content.owned_by !== null);
    return { remarks, checkCustom: () => customOfVendor(draft, content) };
  });
