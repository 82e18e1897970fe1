/** More than a thousand people with long names take. */
export const FILE_BYTES = 1_000_000;

/** Spreadsheets save UTF-8, or what Windows had before it. */
export const textOf = async (file: File) => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
