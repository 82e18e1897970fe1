import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Every draft in this browser's IndexedDB, as stored. */
export const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const done = (request: IDBRequest) => new Promise((resolve) => request.addEventListener('success', resolve));
    const rows: Record<string, unknown>[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const opened = indexedDB.open(name);
      await done(opened);
      for (const store of opened.result.objectStoreNames) {
        const read = opened.result.transaction(store).objectStore(store).getAll();
        await done(read);
        rows.push(...read.result);
      }
      opened.result.close();
    }
    const plain = (value: unknown) =>
      value instanceof CryptoKey ? 'a key' : value instanceof ArrayBuffer ? new TextDecoder().decode(value) : value;
    return rows.map((row) => ({ at: Number(row.at), values: Object.values(row).map((value) => String(plain(value))) }));
  });

/** Backdates the drafts by this many days. */
export const ageDrafts = (page: Page, days: number) =>
  page.evaluate(
    async (milliseconds) => {
      const done = (request: IDBRequest) => new Promise((resolve) => request.addEventListener('success', resolve));
      const opened = indexedDB.open('plumbline.drafts');
      await done(opened);
      const store = opened.result.transaction('drafts', 'readwrite').objectStore('drafts');
      const [rows, keys] = [store.getAll(), store.getAllKeys()];
      await done(keys);
      for (const [index, key] of keys.result.entries())
        await done(store.put({ ...rows.result[index], at: rows.result[index].at - milliseconds }, key));
      opened.result.close();
    },
    days * 24 * 3_600_000,
  );

/** Types a text and waits until its draft is stored. */
export const typeAndKeep = async (page: Page, label: RegExp, text: string) => {
  const before = await page.evaluate(() => Date.now());
  await page.getByLabel(label).fill(text);
  await expect.poll(async () => (await keptDrafts(page)).some(({ at }) => at >= before)).toBe(true);
};
