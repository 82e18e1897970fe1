/** Excerpt of a text that a person wrote, short enough for lists and notifications. */
export const MOST_OF_A_TEXT = 160;

export const excerpt = (text: string) =>
  text.length > MOST_OF_A_TEXT ? `${text.slice(0, MOST_OF_A_TEXT - 1).trimEnd()}…` : text;
