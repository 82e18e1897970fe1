/** What no system has in the name of a file, or what a command line reads as something else. */
const NOT_IN_A_NAME = /[\\/:*?"<>|$`\p{Cc}\p{Cf}]/gu;

/** What the file of a list is called, but for its ending: with the day, as several come together over time. */
export const fileName = (title: string, at: Date) =>
  `${title.replaceAll(NOT_IN_A_NAME, '_').trim().replace(/^\./, '_')} ${at.toLocaleDateString('sv-SE')}`; // year first
