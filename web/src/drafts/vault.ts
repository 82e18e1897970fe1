/**
 * Stores drafts on this device, encrypted with a key that the API gives only to their owner and that is held in memory
 * only. Other users of the browser cannot read them.
 */
import { createStore, delMany, entries, set, values } from 'idb-keyval';

const THIRTY_DAYS = 30 * 24 * 3600_000;
const NONCE = 12;

/** The stored form of a draft. */
type Sealed = { owner: string; form: string; at: number; nonce: Uint8Array<ArrayBuffer>; sealed: ArrayBuffer };

/** A decrypted draft; `text` is JSON. */
export type Left = { id: string; at: number; text: string };

export type Vault = Awaited<ReturnType<typeof openVault>>;

const store = createStore('plumbline.drafts', 'drafts');

const lockOf = (id: string) => `plumbline.draft.${id}`;

/**
 * Locks a draft while a tab edits it, so that no other tab offers it. The lock ends with the tab or with the returned
 * function.
 */
export const holdDraft = (id: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(lockOf(id), () => promise);
  return resolve;
};

const heldDrafts = async () => new Set((await navigator.locks.query()).held?.map(({ name }) => name));

const bound = (owner: string, form: string, id: string) => new TextEncoder().encode([owner, form, id].join('\n'));

/** Works without the key: the owner's id is not encrypted. */
export const hasDrafts = async (owner: string) => {
  const all = await values<Sealed>(store);
  return all.some((draft) => draft.owner === owner && draft.at >= Date.now() - THIRTY_DAYS);
};

/** Works without the owner's key, because it reads no content. */
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
      return []; // encrypted with a key that was replaced
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

    /** The drafts of a form, newest first. Also deletes expired drafts of all owners. */
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
