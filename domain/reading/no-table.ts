/** What a file is not, by how it begins, whatever it is called. */

/** Other kinds of files, markup, programs, and what has signs that no text has. */
const NO_TEXT = /^(?:%PDF-|MZ|\{\\rtf)|^\s*(?:<[a-z!?/%]|#!)|(?!\s)\p{Cc}/iu;

/** Of its text, or of the beginning of it. */
export const isNoText = (text: string) => NO_TEXT.test(text);
