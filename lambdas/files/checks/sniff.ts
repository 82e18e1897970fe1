/** Determines the possible file types from the first bytes. */
export type Sort = 'pdf' | 'zip' | 'ole' | 'gzip' | 'parquet' | 'binary' | 'page' | 'text';

const begins = (head: Buffer, ...bytes: number[]) => head.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isUtf16 = (head: Buffer) => begins(head, 0xff, 0xfe) || begins(head, 0xfe, 0xff);

/** Decodes only well enough to recognize markup and scripts. */
const asText = (head: Buffer) =>
  isUtf16(head) ? head.toString('latin1').replaceAll('\0', '') : head.toString('latin1');

/** Markup or a script; no table starts this way. */
const PAGE = /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*(?:<[a-z!?/%]|#!)/i;

/** PAR1, or PARE if the footer is encrypted. A CSV file may start with the same letters, but has no NUL. */
const isParquet = (head: Buffer) =>
  (begins(head, 0x50, 0x41, 0x52, 0x31) || begins(head, 0x50, 0x41, 0x52, 0x45)) && head.includes(0);

export const sortOf = (head: Buffer): Sort => {
  if (/^\s*%PDF-\d/.test(head.toString('latin1', 0, 64))) return 'pdf';
  if (begins(head, 0x50, 0x4b, 0x03, 0x04) || begins(head, 0x50, 0x4b, 0x05, 0x06)) return 'zip';
  if (begins(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return 'ole';
  if (begins(head, 0x1f, 0x8b)) return 'gzip';
  if (isParquet(head)) return 'parquet';
  if (PAGE.test(asText(head))) return 'page';
  return head.includes(0) && !isUtf16(head) ? 'binary' : 'text';
};
