/** Characters that are invalid in file names on some system, or special on command lines. */
const NOT_IN_A_NAME = /[\\/:*?"<>|$`\p{Cc}\p{Cf}]/gu;

/** A text that can name a file or a folder. */
export const nameOnDisk = (text: string) => text.replaceAll(NOT_IN_A_NAME, '_').trim().replace(/^\./, '_');

/** The file name of an exported list without extension. It contains the day, because several exports accumulate. */
export const fileName = (title: string, at: Date) => `${nameOnDisk(title)} ${at.toLocaleDateString('sv-SE')}`; // year first
