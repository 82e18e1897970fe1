/** A day of the calendar, as 2027-03-31. */
export const isDay = (text: string) => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
