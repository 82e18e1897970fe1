/** A file that is looked at: as it comes, and in parts, and never as a whole. */
export type Source = {
  size: number;
  chunks: () => AsyncIterable<Uint8Array>;
  /** From one byte up to, but not with, another. */
  part: (start: number, end: number) => Promise<Uint8Array>;
};

/** Sees all of a file go by, and says in the end what it is to be served as. What is not taken, it throws as `Refused`. */
export type Look = { add: (chunk: Buffer) => void; end: () => string };
