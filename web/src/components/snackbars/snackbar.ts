/** Short messages in the corner. Anything may show one; they go by themselves after three seconds, but for what lasts. */

export type Snack = {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  message: string;
  /** The next about the same takes its place. */
  about?: string;
  /** It is there until what it says is over. */
  isLasting?: boolean;
  /** A 'View' button that leads somewhere. */
  link?: { onClick: () => void };
};

const SHOWN_FOR = 3000;

let snacks: readonly Snack[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const change = (next: readonly Snack[]) => {
  snacks = next;
  for (const listener of listeners) listener();
};

const close = (id: string) => {
  clearTimeout(timers.get(id));
  timers.delete(id);
  change(snacks.filter((snack) => snack.id !== id));
};

const closeThose = (those: (snack: Snack) => boolean) => {
  for (const { id } of snacks.filter(those)) close(id);
};

const startTimer = (id: string) =>
  timers.set(
    id,
    setTimeout(() => close(id), SHOWN_FOR),
  );

export const snackbar = {
  show: (snack: Omit<Snack, 'id'>) => {
    const id = crypto.randomUUID();
    closeThose(({ message }) => message === snack.message);
    if (snack.about !== undefined) snackbar.closeAbout(snack.about);
    change([...snacks, { ...snack, id }]);
    if (!snack.isLasting) startTimer(id);
    return id;
  },
  close,
  /** What was said of it holds no more. */
  closeAbout: (about: string) => closeThose((snack) => snack.about === about),
};

/** What the screen needs: the messages, and to hold them while somebody reads or reaches for one. */
export const snackStore = {
  list: () => snacks,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  hold: () => {
    for (const timer of timers.values()) clearTimeout(timer);
  },
  release: () => {
    for (const id of timers.keys()) startTimer(id);
  },
};
