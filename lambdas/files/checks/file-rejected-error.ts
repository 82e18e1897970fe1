import type { UploadError } from '#domain/documents/words.ts';

/** A file is rejected because of its content. */
export class FileRejectedError extends Error {
  readonly why: UploadError;
  constructor(why: UploadError) {
    super(`This file was rejected: ${why}.`);
    this.why = why;
  }
}
