/** Documents of an application or vendor and their versions. */
import * as z from 'zod';
import { Belonging } from '#domain/belonging.ts';
import { ControlName } from '#domain/controls/control-name.ts';
import { Actor, Id, Instant, Named, Recorded } from '#domain/entity.ts';
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

/** The ending is validated later, once the parent is known to exist. */
const FileName = Name.meta({
  description: 'The file name. Its extension determines the format: .pdf, .docx, .xlsx, .csv, .csv.gz or .parquet.',
});

const Size = z
  .int()
  .min(0)
  .superRefine((size, { addIssue }) => {
    if (size === 0) addIssue({ code: 'custom', params: { code: 'empty_file', params: {} } });
    if (size > LARGEST_FILE) addIssue({ code: 'custom', params: fileTooBig(LARGEST_FILE) });
  })
  .meta({ description: 'The exact size in bytes, which storage enforces. At most 50 MB.' });

export const NewDocument = z
  .strictObject({
    name: FileName,
    size: Size,
    kind: Kind.default('other'),
    replaces: Id.optional().meta({ description: 'The document to which this adds a version.' }),
  })
  .meta({ title: 'NewDocument', examples: [{ name: 'Model card.pdf', size: 48213, kind: 'model_card' }] });
export type NewDocument = z.output<typeof NewDocument>;

export const DocumentChange = z
  .strictObject({
    uploaded: z.int().min(1).optional().meta({ description: 'The version whose upload is complete. Can be repeated.' }),
    name: Name.optional(),
    kind: Kind.optional(),
    given_up: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'The version whose upload is canceled. The previous version stays.' }),
    replace: z
      .strictObject({ name: FileName, size: Size })
      .optional()
      .meta({ description: 'A new version, or the current one again until its file has arrived.' }),
  })
  .meta({ title: 'DocumentChange', description: 'Exactly one of these fields.', examples: [{ kind: 'test_report' }] });
export type DocumentChange = z.output<typeof DocumentChange>;

/** A stored version, in state `created` until its file is checked. */
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
  /** Progress of the newest version's check. */
  progress: z.object({ version: z.int(), state: z.enum(['waiting', 'analyzing']) }).nullable(),
  /** Number of evidence pieces that use the document. */
  uses: z.int().min(0),
});
export type KeptDocument = z.output<typeof KeptDocument>;

const Version = KeptVersion.extend({
  state: z.enum(UPLOAD_STATES),
  file_name: z.string().meta({ description: 'The original file name.' }),
  format: z
    .enum(FORMAT_NAMES)
    .meta({ description: 'The format according to the name until the file is ready, then according to its content.' }),
  content_type: z.string().meta({ description: 'The content type with which it is served.' }),
  same_as: Id.nullable().meta({
    description: 'An older document of the same application or vendor with identical content.',
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

/** A use with the names that readers know. */
const ShownUse = Use.extend({
  title: Words,
  application_name: z.string().nullable().meta({ description: 'Null if you cannot access the application.' }),
});
export type ShownUse = z.output<typeof ShownUse>;

export const Document = z
  .object({
    ...Recorded.shape,
    ...Belonging,
    name: z.string(),
    kind: Kind,
    state: z.enum(UPLOAD_STATES).meta({ description: 'The state of the newest version.' }),
    versions: z.array(Version).meta({ description: 'The newest version is the last.' }),
    current: z.int().nullable().meta({ description: 'The number of the newest version that is ready.' }),
    used_in: z.array(ShownUse).meta({ description: 'The controls for which it is evidence.' }),
    tests: z.int().meta({ description: 'The number of bias tests of its versions.' }),
  })
  .meta({ title: 'Document' });
export type Document = z.output<typeof Document>;

/** A document with its parent, for readers who follow a link. */
export const DocumentAlone = Document.extend({ application: Named.optional(), vendor: Named.optional() }).meta({
  title: 'DocumentWithParent',
});

/** A presigned POST: the browser sends these fields, followed by the file as `file`. */
export const Upload = z
  .object({
    url: z.url(),
    fields: z.record(z.string(), z.string()).meta({
      description:
        'The required form fields: key, Policy, X-Amz-Credential (which starts with the access key ID), X-Amz-Signature, X-Amz-Security-Token, Content-Type and others. The upload must start within five minutes.',
    }),
  })
  .meta({ title: 'Upload' });
export type Upload = z.output<typeof Upload>;

/** Upper bound in milliseconds for an upload of the largest file, or for all attempts of its check. */
const TIMEOUT_MS = 3600_000;

type Uploaded = Pick<KeptDocument, 'versions' | 'progress'>;

export const newestOf = ({ versions }: Pick<KeptDocument, 'versions'>): KeptVersion => {
  const newest = versions.at(-1);
  if (!newest) throw new Error('A document has a version.');
  return newest;
};

/** The stored state, without time limits. */
export const stateOf = ({ progress }: Uploaded, { number, state }: KeptVersion): UploadState =>
  state === 'created' && progress?.version === number ? progress.state : state;

/** An upload or check that exceeds its time limit counts as failed. */
export const lateError = (document: Uploaded, version: KeptVersion, now: number): UploadError | undefined => {
  const [state, waited] = [stateOf(document, version), now - Date.parse(version.uploaded_at)];
  if (state === 'analyzing') return waited > 2 * TIMEOUT_MS ? 'not_checked' : undefined;
  return version.state === 'created' && waited > TIMEOUT_MS ? 'not_uploaded' : undefined;
};

export const shownState = (document: Uploaded, version: KeptVersion, now: number): UploadState =>
  lateError(document, version, now) ? 'error' : stateOf(document, version);

/** Undefined if the state machine does not allow the action. */
export const nextState = (state: UploadState, action: UploadAction): UploadState | undefined =>
  next<UploadState, UploadAction>(UPLOAD_FLOW, state, action);

export const possibleIn = (state: UploadState): UploadAction[] =>
  possible<UploadState, UploadAction>(UPLOAD_FLOW, state);

/** Drops the version if an earlier one exists; otherwise marks it as not uploaded. */
export const withoutUpload = ({ versions }: Pick<KeptDocument, 'versions'>, { number }: KeptVersion): KeptVersion[] =>
  versions.length > 1
    ? versions.filter((one) => one.number !== number)
    : versions.map((one) => ({ ...one, state: 'error', error: 'not_uploaded' }));

/** Finds the oldest earlier document with the same content. Ids are ordered by time. */
type Others = readonly Pick<KeptDocument, 'id' | 'versions'>[];

const sameAs = ({ id }: KeptDocument, { sha256 }: KeptVersion, others: Others) => {
  const has = (one: Others[number]) => one.versions.some((other) => other.state === 'ready' && other.sha256 === sha256);
  return sha256 === null ? null : (others.find((one) => one.id < id && has(one))?.id ?? null);
};

/** The document as the API returns it. `others` are the documents of the same parent. */
export const shownDocument = (
  document: KeptDocument,
  others: Others,
  uses: Pick<Document, 'used_in' | 'tests'>,
  now: number,
): Document => {
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
    ...{ ...rest, kind, versions: shown, ...uses },
    state: shown.at(-1)?.state ?? 'created',
    current: ready.at(-1)?.number ?? null,
  };
};
