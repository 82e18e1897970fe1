/** Detects files that are not text by their beginning, regardless of the name. */

/** Other file types, markup, programs, and control characters. */
const NO_TEXT = /^(?:%PDF-|MZ|\{\\rtf)|^\s*(?:<[a-z!?/%]|#!)|(?!\s)\p{Cc}/iu;

/** Expects the text or its beginning. */
export const isNoText = (text: string) => NO_TEXT.test(text);
