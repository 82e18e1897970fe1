/** The state of an upload, and why it failed. */
import type { Document, Version } from '#domain/documents/document.ts';
import type { DocumentKind, UploadError } from '#domain/documents/words.ts';
import type { Broken, FieldError } from '#domain/field-error.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';

type UploadState = 'queued' | 'sending' | 'waiting' | 'analyzing' | 'ready' | 'error';

/** The cause of a failure: the file, its check, the API or the transfer. */
export type UploadFailure =
  | { kind: 'file'; broken: Broken | FieldError }
  | { kind: 'check'; error: UploadError }
  | { kind: 'api'; error: Error }
  | { kind: 'sending' };

export type UploadItem = {
  id: string;
  subject: SubjectOf;
  file: File;
  documentKind: DocumentKind;
  /** The id of the document that gets a new version. */
  replaces?: string;
  state: UploadState;
  /** From 0 to 1. */
  share: number;
  document?: Document;
  version?: Version;
  failure?: UploadFailure;
  /** Called after the file passed its check. */
  onReady?: ((document: Document) => void) | undefined;
};
