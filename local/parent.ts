/**
 * npm runs scripts through a shell, and a signal that ends npm may end only that shell and leave the script running. So
 * a script watches its parent process and ends when that changes.
 */
export const whenOrphaned = (end: () => void) => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), 200).unref();
};
