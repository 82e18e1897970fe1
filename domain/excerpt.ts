/** What people wrote, as much of it as is read at a glance. */
export const MOST_OF_A_TEXT = 160;

export const excerpt = (text: string) =>
  text.length > MOST_OF_A_TEXT ? `${text.slice(0, MOST_OF_A_TEXT - 1).trimEnd()}…` : text;
