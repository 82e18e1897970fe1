/**
 * What was typed and not saved, kept on this device until it is. It is sealed with a key that only its owner is given,
 * once they are signed in, and that is kept nowhere: whoever else uses this browser finds nothing that they could read.
 */
import { createStore, delMany, entries, set, values } from 'idb-keyval';

const THIRTY_DAYS = 30 * 24 * 3600_000;
const NONCE = 12;

/** As it lies on the device. */
type Sealed = { owner: string; form: string; at: number; nonce: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/** Something that was left unsaved in a form, as text. */
export type Left = { id: string; at: number; text: string };

export type Vault = Awaited<ReturnType<typeof openVault>>;

const store = createStore('plumbline.drafts', 'drafts');

const lockOf = (id: string) => `plumbline.draft.${id}`;

/** Nobody else is offered a draft that is being typed in some tab. Ends with the tab, or by what is returned. */
export const holdDraft = (id: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(lockOf(id), () => promise);
  return resolve;
};

const heldDrafts = async () => new Set((await navigator.locks.query()).held?.map(({ name }) => name));

const bound = (owner: string, form: string, id: string) => new TextEncoder().encode([owner, form, id].join('\n'));

/** Anybody may know that there are some; what is in them only their owner. */
export const hasDrafts = async (owner: string) => {
  const all = await values<Sealed>(store);
  return all.some((draft) => draft.owner === owner && draft.at >= Date.now() - THIRTY_DAYS);
};

/** Works without the owner's key, because nothing has to be read. */
export const deleteDraftsOf = async (owner: string) => {
  const all = await entries<string, Sealed>(store);
  await delMany(
    all.filter(([, draft]) => draft.owner === owner).map(([id]) => id),
    store,
  );
};

export const openVault = async (owner: string, secret: string) => {
  const bytes = Uint8Array.from(atob(secret), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

  const unseal = async (id: string, { form, at, nonce, sealed }: Sealed): Promise<Left[]> => {
    try {
      const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: bound(owner, form, id) };
      return [{ id, at, text: new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, key, sealed)) }];
    } catch {
      return []; // sealed with a key that is none any more
    }
  };

  return {
    keep: async (form: string, { id, at, text }: Left) => {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE));
      const algorithm = { name: 'AES-GCM', iv: nonce, additionalData: bound(owner, form, id) };
      const sealed = await crypto.subtle.encrypt(algorithm, key, new TextEncoder().encode(text));
      await set(id, { owner, form, at, nonce, sealed } satisfies Sealed, store);
    },

    remove: (ids: string[]) => delMany(ids, store),

    /** What was left in a form, the newest first. What is too old is cleared away, whosever it is. */
    leftIn: async (form: string): Promise<Left[]> => {
      const all = await entries<string, Sealed>(store);
      const since = Date.now() - THIRTY_DAYS;
      await delMany(
        all.filter(([, { at }]) => at < since).map(([id]) => id),
        store,
      );
      const held = await heldDrafts();
      const own = all.filter(
        ([id, draft]) => draft.owner === owner && draft.form === form && draft.at >= since && !held.has(lockOf(id)),
      );
      const left = await Promise.all(own.map(([id, draft]) => unseal(id, draft)));
      return left.flat().sort((a, b) => b.at - a.at);
    },
  };
};
