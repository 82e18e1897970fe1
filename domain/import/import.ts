/** An import of applications or vendors from a file. A job runs it, and it can be undone. */
import * as z from 'zod';
import { ImportedApplication } from '#domain/applications/application.ts';
import { BATCH_STATES } from '#domain/batch.ts';
import { Actor, Id, Instant } from '#domain/entity.ts';
import { FieldError } from '#domain/field-error-schema.ts';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { SentVendor } from '#domain/vendors/vendor.ts';
import { IMPORTED } from './columns.ts';
import { MOST_IMPORTED } from './file.ts';

const file = fieldOf(required('line', 200)).meta({ description: 'The file name.' });

export const NewApplicationImport = z
  .strictObject({ file, applications: z.array(ImportedApplication).min(1).max(MOST_IMPORTED) })
  .meta({
    title: 'NewApplicationImport',
    examples: [{ file: 'applications.csv', applications: [{ name: 'Claims triage', owner: 'grace@example.com' }] }],
  });
export const NewVendorImport = z.strictObject({ file, vendors: z.array(SentVendor).min(1).max(MOST_IMPORTED) }).meta({
  title: 'NewVendorImport',
  examples: [{ file: 'vendors.csv', vendors: [{ name: 'Acme Models', criticality: 'high' }] }],
});

/** Limit per check request. */
const MOST_CHECKED = 100;
export const ApplicationsToCheck = z
  .strictObject({ applications: z.array(ImportedApplication).min(1).max(MOST_CHECKED) })
  .meta({
    title: 'ApplicationsToCheck',
    examples: [{ applications: [{ name: 'Claims triage', owner: 'grace@example.com' }] }],
  });
export const VendorsToCheck = z.strictObject({ vendors: z.array(SentVendor).min(1).max(MOST_CHECKED) }).meta({
  title: 'VendorsToCheck',
  examples: [{ vendors: [{ name: 'Acme Models', criticality: 'high' }] }],
});

/** Predicted result of each row, in order. */
export const Checked = z
  .object({
    rows: z.array(
      z.object({
        errors: z.array(FieldError).meta({ description: 'The errors that prevent the import.' }),
        remarks: z.array(FieldError).meta({ description: 'Remarks that do not prevent the import.' }),
      }),
    ),
  })
  .meta({ title: 'CheckedImport' });
export type Checked = z.output<typeof Checked>;

/** A stored row that is not imported yet. */
export const ImportItem = z.discriminatedUnion('what', [
  z.object({ what: z.literal('applications'), draft: ImportedApplication }),
  z.object({ what: z.literal('vendors'), draft: SentVendor }),
]);
export type ImportItem = z.output<typeof ImportItem>;

/** Reasons for a failed import or undo that no field explains. */
const REASONS = ['not_allowed', 'unavailable'] as const;

export const ImportOutcome = z.object({
  outcome: z.enum(['imported', 'failed']),
  id: Id.nullable(),
  errors: z.array(FieldError),
  reason: z.enum(REASONS).nullable(),
  at: Instant,
});
export type ImportOutcome = z.output<typeof ImportOutcome>;

/** Result of undoing a row. Rows that were changed since or are in use stay. */
const UNDONE = ['removed', 'changed', 'in_use', 'not_allowed', 'unavailable'] as const;
export const UndoOutcome = z.object({ undone: z.enum(UNDONE), at: Instant });
export type UndoOutcome = z.output<typeof UndoOutcome>;

export const ImportAbout = z.object({ what: z.enum(IMPORTED), file: z.string(), names: z.array(z.string()) });
export type ImportAbout = z.output<typeof ImportAbout>;

export const Import = z
  .object({
    id: Id,
    what: z.enum(IMPORTED),
    file: z.string(),
    created_at: Instant,
    created_by: Actor,
    state: z.enum(BATCH_STATES).meta({ description: 'A stopped import does not continue.' }),
    undo: z
      .object({ at: Instant, by: Actor, state: z.enum(BATCH_STATES) })
      .nullable()
      .meta({ description: 'Set once the import is being undone.' }),
    rows: z.array(
      z.object({
        name: z.string(),
        outcome: z.enum(['waiting', ...ImportOutcome.shape.outcome.options]),
        id: ImportOutcome.shape.id,
        errors: ImportOutcome.shape.errors,
        reason: ImportOutcome.shape.reason,
        undone: z
          .enum(UNDONE)
          .nullable()
          .meta({ description: 'The result of undoing. Records that were changed since or are in use are kept.' }),
      }),
    ),
  })
  .meta({ title: 'Import' });
export type Import = z.output<typeof Import>;
