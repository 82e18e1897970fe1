/** The UTF-16 encoding that a byte order mark shows. */
const wide = (bytes: Uint8Array) => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** Spreadsheets save UTF-8, UTF-16, or an older Windows code page. */
export const textOf = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(wide(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
