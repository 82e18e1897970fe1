/**
 * Every placeholder of a Word template, from which the check, the help and the filling derive. Contains no schema, to
 * keep the browser bundle small.
 */
import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import { DOCUMENT_KINDS } from '#domain/documents/words.ts';
import { APPLICATION_FIELDS, INCIDENT_FIELDS, type SourceName } from '#domain/legal/source-names.ts';
import type { EntryField } from '#domain/legal/words.ts';
import { inUse, type OwnQuestion } from '#domain/own-questions/rules.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';

/** In the order of the help. */
export const PLACEHOLDER_GROUPS = [
  ...(['general', 'application', 'fields', 'risks', 'people', 'models', 'intake', 'controls', 'evidence'] as const),
  ...(['documents', 'assessments', 'bias_tests', 'approvals', 'incident'] as const),
] as const;
export type PlaceholderGroup = (typeof PLACEHOLDER_GROUPS)[number];

/** The part of a record that a column shows: its label, one or all of its values, or its source. */
type Column = 'label' | 'lines' | 'by' | 'date' | 'source' | number;

export type Placeholder = {
  readonly name: string;
  readonly group: PlaceholderGroup;
  /** The records that it shows. None for the date, and for custom fields, which the application has. */
  readonly sources: readonly SourceName[];
  /** The entry that it shows, for placeholders of one entry. */
  readonly about?: { readonly field: EntryField; readonly about: string | null };
  /** The id of the custom field. */
  readonly custom?: string;
  /** For columns of a list: the table row repeats for each record. */
  readonly column?: Column;
};

const SINGLES: readonly Placeholder[] = [
  { name: 'today', group: 'general', sources: [] },
  { name: 'company.name', group: 'general', sources: ['company'], about: { field: 'company', about: null } },
  ...APPLICATION_FIELDS.map((field) => {
    const name = `application.${field}` as const;
    return { name, group: 'application', sources: [name], about: { field, about: null } } as const;
  }),
  ...QUESTIONS.map(({ key }) => {
    const name = `intake.${key}` as const;
    return { name, group: 'intake', sources: [name], about: { field: 'intake', about: key } } as const;
  }),
  ...INCIDENT_FIELDS.map((field) => {
    const name = `incident.${field}` as const;
    return { name, group: 'incident', sources: [name], about: { field: 'incident', about: field } } as const;
  }),
  ...ALL_CONTROLS.map((key) => {
    const name = `controls.${key}` as const;
    return { name, group: 'controls', sources: [name], about: { field: 'control', about: key } } as const;
  }),
  ...ALL_CONTROLS.map((key) => {
    const name = `evidence.${key}` as const;
    return { name, group: 'evidence', sources: [name], about: { field: 'evidence', about: key } } as const;
  }),
];

const ASSESSMENTS = ['assessments.validation', 'assessments.monitoring', 'assessments.incident'] as const;

const LISTS = [
  { group: 'risks', sources: ['risks'], columns: { name: 'label', inherent: 0, residual: 1, chosen: 2 } },
  { group: 'people', sources: ['people'], columns: { role: 'label', name: 0 } },
  { group: 'models', sources: ['models'], columns: { name: 0, provider: 1 } },
  {
    group: 'controls',
    sources: ALL_CONTROLS.map((key) => `controls.${key}` as const),
    columns: { name: 'label', state: 0, text: 1 },
  },
  {
    group: 'evidence',
    sources: ALL_CONTROLS.map((key) => `evidence.${key}` as const),
    columns: { control: 'label', names: 'lines' },
  },
  {
    group: 'documents',
    sources: DOCUMENT_KINDS.map((kind) => `documents.${kind}` as const),
    columns: { kind: 'label', name: 0 },
  },
  { group: 'assessments', sources: ASSESSMENTS, columns: { kind: 'label', verdict: 0 } },
  { group: 'bias_tests', sources: ['bias_tests'], columns: { purpose: 0, verdict: 1 } },
  { group: 'approvals', sources: ['approval'], columns: { verdict: 0, reason: 1 } },
] as const satisfies readonly {
  group: PlaceholderGroup;
  sources: readonly SourceName[];
  columns: Record<string, Column>;
}[];

const IN_EACH_LIST = { by: 'by', date: 'date', source: 'source' } as const satisfies Record<string, Column>;

type ColumnsOf<L> = L extends { columns: infer C } ? keyof C & string : never;
export type ColumnName = ColumnsOf<(typeof LISTS)[number]> | keyof typeof IN_EACH_LIST;

const COLUMNS: readonly Placeholder[] = LISTS.flatMap(({ group, sources, columns }) =>
  Object.entries<Column>({ ...columns, ...IN_EACH_LIST }).map(([name, column]) => ({
    ...{ name: `${group}.${name}`, group, sources, column },
  })),
);

const BUILT_IN = [...SINGLES, ...COLUMNS];

const ofField = ({ id }: Pick<CustomField, 'id'>): Placeholder => ({
  ...{ name: `field.${id}`, group: 'fields', sources: [], custom: id },
});

/** The company's own questions are answered in the same intake as the built-in ones. */
const ofQuestion = ({ id }: Pick<OwnQuestion, 'id'>): Placeholder => {
  const name = `intake.${id}` as Extract<SourceName, `intake.${string}`>; // own questions have keys of their own
  return { name, group: 'intake', sources: [name] };
};

/** With the custom fields and own questions that are in use. */
export const placeholdersWith = (
  fields: readonly Pick<CustomField, 'id' | 'archived'>[],
  questions: readonly Pick<OwnQuestion, 'id' | 'archived'>[],
): ReadonlyMap<string, Placeholder> => {
  const own = [...inUse(questions).map(ofQuestion), ...inUse(fields).map(ofField)];
  return new Map([...BUILT_IN, ...own].map((one) => [one.name, one] as const));
};

export type Placeholders = ReturnType<typeof placeholdersWith>;

/** Whether the placeholder is a column of a list. */
export const isColumn = (known: Placeholders, name: string) => known.get(name)?.column !== undefined;

/** The placeholder with its braces. */
export const written = (name: string) => `{{${name}}}`;
