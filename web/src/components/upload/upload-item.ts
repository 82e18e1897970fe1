/** A file on its way to storage, and why it may not have got there. */
import type { Document, Version } from '#domain/documents/document.ts';
import type { DocumentKind, UploadError } from '#domain/documents/words.ts';
import type { Broken, FieldError } from '#domain/field-error.ts';
import type { SubjectOf } from '#web/routing/subject-path.ts';

type UploadState = 'queued' | 'sending' | 'waiting' | 'analyzing' | 'ready' | 'error';

/** Why it did not come to its end: the file itself, the API's answer, or the way there. */
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
  /** The document of which it is a new version. */
  replaces?: string;
  state: UploadState;
  /** How much has been sent, from 0 to 1. */
  share: number;
  document?: Document;
  version?: Version;
  failure?: UploadFailure;
  /** Called once the file has passed its check. */
  onReady?: ((document: Document) => void) | undefined;
};
