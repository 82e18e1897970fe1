/** What the file of a list is called, but for its ending: with the day, as several come together over time. */
export const fileName = (title: string, at: Date) => `${title} ${at.toLocaleDateString('sv-SE')}`; // year first
