/** Documents of an application or a vendor, each with its versions: what they say of themselves, and where they stand. */
import * as z from 'zod';
import { Belonging } from '#domain/belonging.ts';
import { ControlName } from '#domain/controls/control-name.ts';
import { Actor, Id, Instant, Recorded } from '#domain/entity.ts';
import { fileTooBig } from '#domain/field-error.ts';
import { Words } from '#domain/frameworks/framework.ts';
import { required } from '#domain/rules.ts';
import { fieldOf } from '#domain/schema-of.ts';
import { next, possible } from '#domain/states.ts';
import {
  DOCUMENT_KINDS,
  FORMAT_NAMES,
  LARGEST_FILE,
  UPLOAD_ERRORS,
  UPLOAD_FLOW,
  UPLOAD_STATES,
  type UploadAction,
  type UploadError,
  type UploadState,
} from './words.ts';

const LONGEST_NAME = 200;

const Name = fieldOf(required('line', LONGEST_NAME));
const Kind = z.enum(DOCUMENT_KINDS);

/** What is wrong with it is said once it is known whether there is anything to add it to. */
const FileName = Name.meta({
  description: 'What the file is called. Its ending says what it is: .pdf, .docx, .xlsx, .csv, .csv.gz or .parquet.',
});

const Size = z
  .int()
  .min(0)
  .superRefine((size, { addIssue }) => {
    if (size === 0) addIssue({ code: 'custom', params: { code: 'empty_file', params: {} } });
    if (size > LARGEST_FILE) addIssue({ code: 'custom', params: fileTooBig(LARGEST_FILE) });
  })
  .meta({ description: 'So many bytes, which is what storage will take. At most 50 MB.' });

export const NewDocument = z
  .strictObject({
    name: FileName,
    size: Size,
    kind: Kind.default('other'),
    replaces: Id.optional().meta({ description: 'The document of which this is a new version.' }),
  })
  .meta({ title: 'NewDocument', examples: [{ name: 'Model card.pdf', size: 48213, kind: 'model_card' }] });
export type NewDocument = z.output<typeof NewDocument>;

export const DocumentChange = z
  .strictObject({
    uploaded: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The version whose upload is done. Say it as often as you like.' }),
    name: Name.optional(),
    kind: Kind.optional(),
    given_up: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The version whose file will not come. The one before it stays.' }),
    replace: z
      .strictObject({ name: FileName, size: Size })
      .optional()
      .meta({ description: 'A new version, or the same one again as long as its file has not come.' }),
  })
  .meta({ title: 'DocumentChange', description: 'One of these.', examples: [{ kind: 'test_report' }] });
export type DocumentChange = z.output<typeof DocumentChange>;

/** As it is kept: created until its file was checked. */
const KeptVersion = z.object({
  number: z.int().min(1),
  state: z.enum(['created', 'ready', 'error']),
  error: z.enum(UPLOAD_ERRORS).nullable(),
  file_name: z.string(),
  format: z.enum(FORMAT_NAMES),
  size: z.int(),
  content_type: z.string(),
  sha256: z.string().nullable(),
  uploaded_at: Instant,
  uploaded_by: Actor,
});
export type KeptVersion = z.output<typeof KeptVersion>;

export const KeptDocument = z.object({
  ...Recorded.shape,
  ...Belonging,
  name: z.string(),
  document_kind: Kind,
  versions: z.array(KeptVersion).min(1),
  /** How far the newest one has come on its way to what its check says. */
  progress: z.object({ version: z.int(), state: z.enum(['waiting', 'analyzing']) }).nullable(),
  /** How many pieces of evidence it is. */
  uses: z.int().min(0),
});
export type KeptDocument = z.output<typeof KeptDocument>;

const Version = KeptVersion.extend({
  state: z.enum(UPLOAD_STATES),
  file_name: z.string().meta({ description: 'What the file was called where it came from.' }),
  format: z.enum(FORMAT_NAMES).meta({ description: 'By its name, until it is ready: then by what is in it.' }),
  content_type: z.string().meta({ description: 'As it is served.' }),
  same_as: Id.nullable().meta({
    description: 'An older document of the same application or vendor with the very same content.',
  }),
}).meta({ title: 'DocumentVersion' });
export type Version = z.output<typeof Version>;

export const Use = z.object({
  evidence_id: z.string(),
  control: ControlName,
  control_title: z.string().optional(),
  application_id: Id,
});
export type Use = z.output<typeof Use>;

/** The same, by the names that people know. */
const ShownUse = Use.extend({
  title: Words,
  application_name: z.string().nullable().meta({ description: 'None, where you cannot see the application.' }),
});
export type ShownUse = z.output<typeof ShownUse>;

export const Document = z
  .object({
    ...Recorded.shape,
    ...Belonging,
    name: z.string(),
    kind: Kind,
    state: z.enum(UPLOAD_STATES).meta({ description: 'That of its newest version.' }),
    versions: z.array(Version).meta({ description: 'The newest one is the last.' }),
    current: z.int().nullable().meta({ description: 'The newest version that is ready.' }),
    used_in: z.array(ShownUse).meta({ description: 'What it is evidence of.' }),
  })
  .meta({ title: 'Document' });
export type Document = z.output<typeof Document>;

/** With what it belongs to, for whoever has come by a link. */
const Named = z.object({ id: Id, name: z.string() }).optional();
export const DocumentAlone = Document.extend({ application: Named, vendor: Named }).meta({ title: 'DocumentAlone' });

/** What a browser sends to storage: these fields, and the file behind them as `file`. */
export const Upload = z
  .object({
    url: z.url(),
    fields: z.record(z.string(), z.string()).meta({
      description:
        'key, Policy, X-Amz-Credential (which begins with the access key id), X-Amz-Signature, X-Amz-Security-Token, Content-Type and what else the form has to have. Good for five minutes to begin with.',
    }),
  })
  .meta({ title: 'Upload' });
export type Upload = z.output<typeof Upload>;

/** Longer than a file of this size may take to come, and to be checked as often as is tried. */
const PATIENCE = 3600_000;

type Uploaded = Pick<KeptDocument, 'versions' | 'progress'>;

export const newestOf = ({ versions }: Pick<KeptDocument, 'versions'>): KeptVersion => {
  const newest = versions.at(-1);
  if (!newest) throw new Error('A document has a version.');
  return newest;
};

/** As it is kept, whatever time it is. */
export const stateOf = ({ progress }: Uploaded, { number, state }: KeptVersion): UploadState =>
  state === 'created' && progress?.version === number ? progress.state : state;

/** What has not come by now comes no more, and a check that has not ended, after all its attempts, does not end. */
export const lateError = (document: Uploaded, version: KeptVersion, now: number): UploadError | undefined => {
  const [state, waited] = [stateOf(document, version), now - Date.parse(version.uploaded_at)];
  if (state === 'analyzing') return waited > 2 * PATIENCE ? 'not_checked' : undefined;
  return version.state === 'created' && waited > PATIENCE ? 'not_uploaded' : undefined;
};

export const shownState = (document: Uploaded, version: KeptVersion, now: number): UploadState =>
  lateError(document, version, now) ? 'error' : stateOf(document, version);

/** Nothing, where that cannot be done now. */
export const nextState = (state: UploadState, action: UploadAction): UploadState | undefined =>
  next<UploadState, UploadAction>(UPLOAD_FLOW, state, action);

export const possibleIn = (state: UploadState): UploadAction[] =>
  possible<UploadState, UploadAction>(UPLOAD_FLOW, state);

/** The one before it is as good as it was, so nothing is left of it; where there is none, it says that nothing came. */
export const withoutUpload = ({ versions }: Pick<KeptDocument, 'versions'>, { number }: KeptVersion): KeptVersion[] =>
  versions.length > 1
    ? versions.filter((one) => one.number !== number)
    : versions.map((one) => ({ ...one, state: 'error', error: 'not_uploaded' }));

/** Which other documents have the same content, the oldest first: their ids are in order of time. */
type Others = readonly Pick<KeptDocument, 'id' | 'versions'>[];

const sameAs = ({ id }: KeptDocument, { sha256 }: KeptVersion, others: Others) => {
  const has = (one: Others[number]) => one.versions.some((other) => other.state === 'ready' && other.sha256 === sha256);
  return sha256 === null ? null : (others.find((one) => one.id < id && has(one))?.id ?? null);
};

/** As it is answered. `others` are the documents beside it. */
export const shownDocument = (document: KeptDocument, others: Others, used_in: ShownUse[], now: number): Document => {
  const { document_kind: kind, versions, progress: _, uses: __, ...rest } = document;
  const shown = versions.map((version): Version => {
    return {
      ...version,
      state: shownState(document, version, now),
      error: lateError(document, version, now) ?? version.error,
      same_as: sameAs(document, version, others),
    };
  });
  const ready = shown.filter(({ state }) => state === 'ready');
  return {
    ...{ ...rest, kind, versions: shown, used_in },
    state: shown.at(-1)?.state ?? 'created',
    current: ready.at(-1)?.number ?? null,
  };
};
