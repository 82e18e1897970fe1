/** Text that says of itself that it has two bytes a character, and in which order. */
const wide = (bytes: Uint8Array) => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
};

/** Spreadsheets save UTF-8, Unicode text, or what Windows had before it. */
export const textOf = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return new TextDecoder(wide(bytes) ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
