/** Enumerations of legal documents. Contains no schema, to keep the browser bundle small. */
import { APPLICATION_FIELDS } from './source-names.ts';

/** What an entry of a point shows. */
export const ENTRY_FIELDS = [
  ...APPLICATION_FIELDS,
  ...(['company', 'model', 'person', 'risk', 'intake', 'control', 'bias_test', 'document'] as const),
  ...(['approval', 'assessment', 'incident', 'evidence'] as const),
  // Entries of the card of a model.
  ...(['provider', 'notes', 'released', 'retires_on', 'custom', 'application', 'register_risk'] as const),
] as const;
export type EntryField = (typeof ENTRY_FIELDS)[number];

/** The records that entries come from. */
export const SOURCE_RECORDS = [
  ...(['application', 'company', 'model', 'intake', 'risks', 'control', 'bias_test', 'document'] as const),
  ...(['approval', 'assessment', 'risk'] as const),
] as const;
export type SourceRecord = (typeof SOURCE_RECORDS)[number];

export const POINT_STATES = ['complete', 'not_applicable', 'not_needed', 'gap'] as const;
export type PointState = (typeof POINT_STATES)[number];
