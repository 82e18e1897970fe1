/**
 * All kinds of entities with an audit log, and the rows that the table must contain for each entity. To add a kind, add
 * it to `kinds`.
 */
import type * as z from 'zod';
import { KeptApplication } from '#domain/applications/application.ts';
import { ApplicationRow } from '#domain/applications/row.ts';
import type { AuditedKind } from '#domain/audit/words.ts';
import { ApiClient } from '#domain/clients/client.ts';
import { ApiClientRow } from '#domain/clients/row.ts';
import { Company } from '#domain/company/company.ts';
import { Control } from '#domain/controls/control.ts';
import { EvidenceRow, KeptEvidence } from '#domain/controls/evidence.ts';
import { ComplianceRow } from '#domain/frameworks/compliance.ts';
import { ResourceGroup } from '#domain/groups/group.ts';
import { ListView } from '#domain/list/view.ts';
import { FoundationModel, ModelRow } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { OwnFramework } from '#domain/own-framework/own-framework.ts';
import { fullName } from '#domain/people/person.ts';
import { UserRow } from '#domain/people/row.ts';
import { User } from '#domain/people/user.ts';
import { sameEmail } from '#domain/text/email.ts';
import { nameOrder, tidyName } from '#domain/text/name.ts';
import { sameNames } from '#domain/text/same-name.ts';
import { Vendor, VendorRow } from '#domain/vendors/vendor.ts';
import { entityKey, type Key, keys } from '#lambdas/persistence/keys.ts';

/** A row that must exist, and its content if that is checked. */
export type Due = Key & { row?: unknown };

type Kind<E> = {
  schema: z.ZodType<E>;
  /** Values that must be unique, by field. */
  unique?: (entity: E) => Record<string, readonly string[]>;
  /** The schema of its list row. */
  row?: z.ZodType<{ id: string }>;
  beside?: (entity: E) => readonly Due[];
  /** Fields whose values do not follow from the audit log. */
  untold?: readonly string[];
};

/** Ids of API clients come from the user pool and are not hexadecimal. */
const bucketOf = (id: string) => {
  const end = id.slice(-4);
  return String(Number.parseInt(end, /^[\da-f]+$/.test(end) ? 16 : 36) % 64);
};

const kind = <E extends { id: string }>(what: AuditedKind, { schema, unique, row, beside, untold = [] }: Kind<E>) => ({
  what,
  key: (id: string) => entityKey(what, id),
  untold,
  parse: (stored: unknown): object => schema.parse(stored),
  /** All rows that must exist in addition to the entity's own. */
  due: (stored: unknown): Due[] => {
    const entity = schema.parse(stored);
    const names = Object.entries(unique?.(entity) ?? {}).flatMap(([path, values]) =>
      values.map((value) => keys.unique(what, path, value)),
    );
    const listed = row ? [{ ...keys.listed(what, bucketOf(entity.id), entity.id), row: row.parse(entity) }] : [];
    return [...names, ...listed, ...(beside?.(entity) ?? [])];
  },
});

const byName = ({ name }: { name: string }) => ({ name: sameNames(name) });

export const kinds = [
  kind('application', {
    untold: ['compliance', 'next_due', 'due_state', 'assigned_to', 'bias_verdict'],
    schema: KeptApplication,
    unique: byName,
    row: ApplicationRow,
    beside: (application) => [
      { ...keys.listed('compliance', bucketOf(application.id), application.id), row: ComplianceRow.parse(application) },
    ],
  }),
  kind('vendor', { schema: Vendor, unique: byName, row: VendorRow }),
  kind('foundation model', {
    schema: FoundationModel,
    unique: (model) => byName({ name: modelName(model) }),
    row: ModelRow,
  }),
  kind('list view', {
    schema: ListView,
    unique: ({ name, owner, list }) => ({ name: sameNames(name).map((same) => `${owner.id}#${list}#${same}`) }),
    row: ListView,
  }),
  kind('user', {
    schema: User,
    unique: ({ email, from_directory }): Record<string, readonly string[]> =>
      from_directory ? {} : { email: [sameEmail(email)] },
    row: UserRow,
    beside: (user) =>
      [...new Set([fullName(user), user.email].map((name) => nameOrder(tidyName(name))))].map((name) =>
        keys.called(name, user.id),
      ),
    untold: [
      'last_sign_in_at',
      'dashboard',
      'default_views',
      'passkey_names',
      'passkeys',
      'returned_mail',
      'kept_sessions',
      'tokens_valid_from',
      'proofs_valid_from',
    ],
  }),
  kind('API client', {
    schema: ApiClient,
    unique: byName,
    row: ApiClientRow,
    untold: ['last_used_at', 'tokens_valid_from'],
  }),
  kind('application group', {
    schema: ResourceGroup,
    // A group that is being deleted has already released its name.
    unique: (group): Record<string, readonly string[]> => (group.deleting ? {} : byName(group)),
    row: ResourceGroup,
  }),
  kind('own framework', {
    schema: OwnFramework,
    unique: byName,
    beside: ({ id, content }) => [
      keys.ownFrameworkListed(id),
      ...Array.from({ length: content }, (_, n) => keys.ownFrameworkVersion(id, n + 1)),
    ],
  }),
  kind('control', {
    schema: Control,
    beside: ({ application_id, key }) => [keys.controlOf(application_id, key)],
    // The audit log of a control describes these by actions, not by field values.
    untold: [
      ...['application_id', 'key', 'state', 'submitted', 'accepted', 'returned'],
      ...['control_state', 'evidence', 'reason', 'owner', 'justification'],
    ],
  }),
  kind('company', { schema: Company }),
];

/** Evidence has no audit log of its own. The audit logs of its controls record it. */
export const dueOfEvidence = (stored: unknown): Due[] => {
  const piece = KeptEvidence.parse(stored);
  return [{ ...keys.listed('evidence', bucketOf(piece.id), piece.id), row: EvidenceRow.parse(piece) }];
};
