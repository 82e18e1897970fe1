/** A file to check, readable as a stream or by range, never in memory at once. */
export type Source = {
  size: number;
  chunks: () => AsyncIterable<Uint8Array>;
  /** `end` is exclusive. */
  part: (start: number, end: number) => Promise<Uint8Array>;
};

/** Receives the file's chunks; `end` returns the content type or throws `Refused`. */
export type Look = { add: (chunk: Buffer) => void; end: () => string };
