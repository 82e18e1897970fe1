/** Reads all pages of a list. Only for lists that are short by nature; `most` limits the number of pages. */
export const everyPage = async <T>(
  read: (cursor: string | undefined) => Promise<{ items: readonly T[]; next: string | null }>,
  most = 50,
): Promise<T[]> => {
  const all: T[] = [];
  let cursor: string | undefined;
  for (let count = 0; count < most; count++) {
    const { items, next } = await read(cursor);
    all.push(...items);
    if (next === null) break;
    cursor = next;
  }
  return all;
};
