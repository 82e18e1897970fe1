import type { Vault } from './vault.ts';

/**
 * Keeps one draft: each time all of it, one after the other, and the last one last. There is no waiting for a pause in
 * the typing: a tab may be gone at any moment.
 */
export const draftWriter = (form: string, open: () => Promise<Vault>, onKept: (isKept: boolean) => void) => {
  const id = crypto.randomUUID();
  /** Drafts that this one goes on from: they are there until it is. */
  const before: string[] = [];
  let next: { text: string | undefined } | undefined;
  /** Opened once: the session may be over when the last of it is written. */
  let vault: Vault | undefined;
  let isThere = false;
  let isWorking = false;

  const work = async () => {
    isWorking = true;
    while (next) {
      const { text } = next;
      next = undefined;
      try {
        vault ??= await open();
        if (text !== undefined) await vault.keep(form, { id, at: Date.now(), text });
        isThere = text !== undefined;
        await vault.remove(isThere ? before.splice(0) : [id, ...before.splice(0)]);
        onKept(isThere);
      } catch (error) {
        console.warn('What was typed could not be kept on this device.', error);
        onKept(false);
      }
    }
    isWorking = false;
  };

  const write = (text: string | undefined) => {
    next = { text };
    if (!isWorking) void work();
  };

  return {
    id,
    keep: (text: string) => write(text),
    /** Nothing is unsaved any more. */
    end: () => {
      if (isThere || isWorking || before.length > 0) write(undefined);
    },
    goOnFrom: (draft: string) => {
      before.push(draft);
    },
  };
};
