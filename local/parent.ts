/**
 * npm runs a script through a shell, and a signal that ends npm may end that shell alone: what it had started would go
 * on unseen. So a script of npm's watches who its parent is, and ends when that changes.
 */
export const whenOrphaned = (end: () => void) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), 200).unref();
};
