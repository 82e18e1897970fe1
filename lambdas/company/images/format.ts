export type Size = { width: number; height: number };

export type Format = {
  extension: string;
  type: string;
  isOne: (bytes: Buffer) => boolean;
  /** Throws if the file is incomplete. */
  sizeOf: (bytes: Buffer) => Size;
  rewritten: (bytes: Buffer) => Buffer;
};

/** A valid image that is not accepted. */
export class Unwanted extends Error {
  readonly code: 'animated_image';
  constructor(code: 'animated_image') {
    super(code);
    this.code = code;
  }
}
