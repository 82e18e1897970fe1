/**
 * Short messages in the corner, which any module can show. They close after three seconds unless they are lasting. An
 * error appears in the open dialog instead and stays there.
 */

export type Snack = {
  id: string;
  type: 'success' | 'error' | 'warning' | 'info';
  message: string;
  /** Replaces an earlier message with the same value. */
  about?: string;
  /** Stays until it is closed. */
  isLasting?: boolean;
  /** The open dialog that shows the error. */
  dialog?: string | undefined;
  /** The action of the View button. */
  link?: { onClick: () => void };
  /** The action of the Undo button, which also closes the message. */
  undo?: () => void;
};

const SHOWN_FOR = 3000;

let snacks: readonly Snack[] = [];
/** The open dialogs; the topmost is the last. */
let dialogs: readonly string[] = [];
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
  show: (snack: Omit<Snack, 'id' | 'dialog'>) => {
    const id = crypto.randomUUID();
    closeThose(({ message }) => message === snack.message);
    if (snack.about !== undefined) snackbar.closeAbout(snack.about);
    const dialog = snack.type === 'error' ? dialogs.at(-1) : undefined;
    change([...snacks, { ...snack, id, dialog }]);
    if (!snack.isLasting && dialog === undefined) startTimer(id);
    return id;
  },
  close,
  closeAbout: (about: string) => closeThose((snack) => snack.about === about),
  closeIn: (dialog: string) => closeThose((snack) => snack.dialog === dialog),
};

/** The store for the components: the messages, and holding them while the pointer or focus is on one. */
export const snackStore = {
  list: () => snacks,
  openDialog: (dialog: string) => {
    dialogs = [...dialogs, dialog];
    return () => {
      dialogs = dialogs.filter((one) => one !== dialog);
      snackbar.closeIn(dialog);
    };
  },
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
