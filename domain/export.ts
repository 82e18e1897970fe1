/**
 * An export that a job writes to a file: a list that is too long for the browser, or the personal data of one person.
 */
import * as z from 'zod';
import { LIST_NAMES } from '#domain/list/names.ts';
import { Id, Instant } from './entity.ts';
import { viewRules } from './list/view-rules.ts';
import { required } from './rules.ts';
import { fieldOf, schemaOf } from './schema-of.ts';

export const EXPORT_DAYS = 7;
/** Longer than all attempts of the job, in milliseconds. */
const TIMEOUT_MS = 3600_000;

/** Built-in columns and those of custom fields. */
const MOST_COLUMNS = 60;
const MOST_WORDS = 100;
const LINE = fieldOf(required('line', 100));

/** A column with its header and labels. The client sends these texts, because the API has no translations of lists. */
const ExportColumn = z.strictObject({
  id: LINE,
  header: LINE,
  words: z
    .array(z.strictObject({ value: LINE, text: LINE }))
    .max(MOST_WORDS)
    .default([])
    .meta({ description: 'The texts to write instead of values.' }),
  unknown: LINE.optional().meta({
    description:
      'The text to write for a vendor or group that you cannot access. If omitted, such vendors are left empty.',
  }),
});
export type ExportColumn = z.output<typeof ExportColumn>;

const rules = {
  name: { ...required('line', 100), about: 'The file name.' },
  query: {
    ...viewRules.query,
    about: 'The query string of the list: filters, text and sort.',
  },
};

export const NewExport = z
  .strictObject({
    list: z.enum(LIST_NAMES),
    ...schemaOf(rules).shape,
    columns: z.array(ExportColumn).min(1).max(MOST_COLUMNS),
  })
  .meta({
    title: 'NewExport',
    examples: [
      {
        list: 'applications',
        name: 'AI Applications',
        query: 'risk_tier=high&sort=-updated_at',
        columns: [
          { id: 'name', header: 'Name' },
          { id: 'risk_tier', header: 'Risk tier', words: [{ value: 'high', text: 'High' }] },
        ],
      },
    ],
  });
export type NewExport = z.output<typeof NewExport>;

export const NewPersonExport = z
  .strictObject({ name: fieldOf(rules.name) })
  .meta({ title: 'NewPersonExport', examples: [{ name: 'Personal data of Grace Hopper' }] });
export type NewPersonExport = z.output<typeof NewPersonExport>;

const State = z.enum(['waiting', 'ready', 'error']);

/** The stored export. */
export const AskedExport = z.object({
  ...NewExport.shape,
  list: z.enum([...LIST_NAMES, 'person']),
  columns: z.array(ExportColumn),
  /** The person whose data is exported; absent for lists. */
  about: Id.optional(),
  id: Id,
  state: State,
  rows: z.int().nullable(),
  created_at: Instant,
  ttl: z.int(),
});
export type AskedExport = z.output<typeof AskedExport>;

export const Export = z
  .object({
    ...AskedExport.pick({ id: true, list: true, name: true, state: true, rows: true, created_at: true }).shape,
    expires_at: Instant,
    download: z
      .url()
      .nullable()
      .meta({ description: 'A link to the file, valid for one minute. Repeat the request for a new one.' }),
  })
  .meta({ title: 'Export' });
export type Export = z.output<typeof Export>;

/** An export that waits longer than all attempts counts as failed, even if the job could not record it. */
export const stateOf = ({ state, created_at }: Pick<AskedExport, 'state' | 'created_at'>, now: number) =>
  state === 'waiting' && now - Date.parse(created_at) > TIMEOUT_MS ? 'error' : state;

/** Storage prefix; each person has a folder. */
export const EXPORTS = 'exports/';

export const endingOf = ({ list }: Pick<AskedExport, 'list'>) => (list === 'person' ? 'json' : 'csv');

export const exportKeyOf = (person: string, asked: Pick<AskedExport, 'id' | 'list'>) =>
  `${EXPORTS}${person}/${asked.id}.${endingOf(asked)}`;
