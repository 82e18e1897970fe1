/** Names of files and folders that every system accepts, Windows included. */

/** Characters that are invalid in file names on some system, or special on command lines. */
const NOT_IN_A_NAME = /[\\/:*?"<>|$`\p{Cc}\p{Cf}]/gu;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?:\s*\.|$)/i;

/** A text that can name a file or a folder. Windows drops dots and spaces at the end. */
export const nameOnDisk = (text: string) => {
  const name = text
    .normalize('NFC')
    .replaceAll(NOT_IN_A_NAME, '_')
    .trim()
    .replace(/^\./, '_')
    .replace(/[. ]+$/, '_');
  return name === '' || DEVICE.test(name) ? `_${name}` : name;
};

/** Numbers repeated names, because some systems ignore case. */
export const distinctNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const numbered = (n: number) => (n === 1 ? name : `${name} (${n})`);
    let n = 1;
    while (taken.has(numbered(n).toLowerCase())) n++;
    taken.add(numbered(n).toLowerCase());
    return numbered(n);
  });
};

/** The file name of an exported list without extension. It contains the day, because several exports accumulate. */
export const fileName = (title: string, at: Date) => nameOnDisk(`${title} ${at.toLocaleDateString('sv-SE')}`); // year first
