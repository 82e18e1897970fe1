/** The parts of XML that every file of a Word document needs. */

export const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no other control characters, and Word refuses a file that has one. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

export const escaped = (text: string) =>
  text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
