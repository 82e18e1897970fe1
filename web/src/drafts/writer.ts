import type { Vault } from './vault.ts';

/**
 * Writes one draft, one write after another; the latest content is always written last. It does not wait for a pause in
 * typing, because a tab may close at any moment.
 */
export const draftWriter = (form: string, open: () => Promise<Vault>, onKept: (isKept: boolean) => void) => {
  const id = crypto.randomUUID();
  /** Drafts that this one continues; they are deleted once this one is written. */
  const before: string[] = [];
  let next: { text: string | undefined } | undefined;
  /** Opened once: the session may have ended when the last write runs. */
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
    /** Called when the form has no unsaved changes: deletes the draft. */
    end: () => {
      if (isThere || isWorking || before.length > 0) write(undefined);
    },
    goOnFrom: (draft: string) => {
      before.push(draft);
    },
  };
};
