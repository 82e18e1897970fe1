/** The uploads of this tab. They continue across pages until the application is closed. */

import { useSyncExternalStore } from 'react';
import { api } from '#web/api/client.ts';
import { currentSession, whenSessionChanges } from '#web/auth/session.ts';
import { problemOfFile } from './problem-of-file.ts';
import { documentsChanged, type Sent, upload } from './upload.ts';
import type { UploadItem } from './upload-item.ts';

/** More parallel uploads would slow each other down. */
const AT_ONCE = 3;

let items: readonly UploadItem[] = [];
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();

const isRunning = ({ state }: UploadItem) => state === 'queued' || state === 'sending';

/** Closing the tab would cancel the uploads. */
const warn = (event: BeforeUnloadEvent) => event.preventDefault();

const become = (next: readonly UploadItem[]) => {
  items = next;
  if (items.some(isRunning)) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
};

const change = (id: string, what: Partial<UploadItem>) =>
  become(items.map((item) => (item.id === id ? { ...item, ...what } : item)));

const start = async (item: UploadItem) => {
  const { id } = item;
  const stopped = new AbortController();
  running.set(id, stopped);
  const update = (what: Sent) => {
    if (stopped.signal.aborted) return;
    change(id, what);
    if (what.state === 'ready' && what.document) item.onReady?.(what.document);
  };
  update({ state: 'sending', share: 0 });
  await upload(item, stopped.signal, update);
  running.delete(id);
};

/** Starts the next upload once a file is sent; its check needs no bandwidth. */
const goOn = () => {
  const next = items.find(({ state }) => state === 'queued');
  const sending = items.filter(({ state }) => state === 'sending').length;
  if (next && sending < AT_ONCE) void start(next); // the state change calls this again
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
subscribe(goOn);

type Wanted = Pick<UploadItem, 'subject' | 'documentKind' | 'replaces' | 'onReady'>;

const itemOf = (file: File, wanted: Wanted): UploadItem => {
  const broken = problemOfFile(file);
  const fresh = { ...wanted, id: crypto.randomUUID(), file, share: 0 };
  return broken ? { ...fresh, state: 'error', failure: { kind: 'file', broken } } : { ...fresh, state: 'queued' };
};

const forget = (id: string) => {
  running.get(id)?.abort();
  running.delete(id);
  become(items.filter((item) => item.id !== id));
};

/** Removes the document or version of a canceled upload whose file never arrived. */
const takeBack = ({ subject: { things, id }, document, replaces }: UploadItem) => {
  const version = document?.versions.at(-1);
  if (!document || version?.state !== 'created') return;
  const params = { id, documentId: document.id };
  const asked =
    replaces === undefined
      ? api(`DELETE /${things}/{id}/document/{documentId}`, { params })
      : api(`POST /${things}/{id}/document/{documentId}`, { params, body: { given_up: version.number } });
  // If this request fails, the version ends as not_uploaded after a while.
  void asked.catch(() => {}).then(() => documentsChanged(id));
};

/** The transfer failed and will not be retried. */
const isUnsent = ({ failure }: UploadItem) => failure?.kind === 'sending' || failure?.kind === 'api';

export const uploads = {
  list: () => items,
  subscribe,
  add: (files: readonly File[], wanted: Wanted) => become([...items, ...files.map((file) => itemOf(file, wanted))]),
  cancel: (id: string) => {
    const item = items.find((one) => one.id === id);
    forget(id);
    if (item && isRunning(item)) takeBack(item);
  },
  retry: (id: string) =>
    become(
      items.map((item) => {
        if (item.id !== id) return item;
        const { failure: _, ...rest } = item;
        return { ...rest, state: 'queued', share: 0 };
      }),
    ),
  /** Removes a finished upload from the list. */
  dismiss: (id: string) => {
    const item = items.find((one) => one.id === id);
    forget(id);
    if (item && isUnsent(item)) takeBack(item);
  },
};

whenSessionChanges(() => {
  if (currentSession() === 'signed-in') return;
  for (const stopped of running.values()) stopped.abort();
  running.clear();
  become([]);
});

/** The uploads of one application or vendor, or of the tab. */
export const useUploads = (id?: string) =>
  useSyncExternalStore(uploads.subscribe, uploads.list).filter((item) => id === undefined || item.subject.id === id);
