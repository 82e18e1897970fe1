/** What there is to know of a kind of image. */
export type Size = { width: number; height: number };

export type Format = {
  extension: string;
  type: string;
  isOne: (bytes: Buffer) => boolean;
  /** Throws where it is not whole. */
  sizeOf: (bytes: Buffer) => Size;
  rewritten: (bytes: Buffer) => Buffer;
};

/** It could be shown, but not as what it is for. */
export class Unwanted extends Error {
  readonly code: 'animated_image';
  constructor(code: 'animated_image') {
    super(code);
    this.code = code;
  }
}
