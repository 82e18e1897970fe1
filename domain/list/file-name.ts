/** Characters that are invalid in file names on some system, or special on command lines. */
const NOT_IN_A_NAME = /[\\/:*?"<>|$`\p{Cc}\p{Cf}]/gu;

/** The file name of an exported list without extension. It contains the day, because several exports accumulate. */
export const fileName = (title: string, at: Date) =>
  `${title.replaceAll(NOT_IN_A_NAME, '_').trim().replace(/^\./, '_')} ${at.toLocaleDateString('sv-SE')}`; // year first
