import type { UploadError } from '#domain/documents/words.ts';

/** What is in a file, and is not taken. */
export class Refused extends Error {
  readonly why: UploadError;
  constructor(why: UploadError) {
    super(`This file is not taken: ${why}.`);
    this.why = why;
  }
}
