/** Moves an entry before the one above it. */
export const movedUp = <T extends { id: string }>(entries: readonly T[], { id }: T): readonly T[] => {
  const at = entries.findIndex((one) => one.id === id);
  const moved = entries[at];
  return moved && at > 0 ? entries.toSpliced(at, 1).toSpliced(at - 1, 0, moved) : entries;
};
