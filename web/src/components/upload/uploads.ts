/** What is being uploaded. It goes on wherever somebody goes in the product; only leaving the product ends it. */

import { useSyncExternalStore } from 'react';
import { api } from '#web/api/client.ts';
import { currentSession, whenSessionChanges } from '#web/auth/session.ts';
import { problemOfFile } from './problem-of-file.ts';
import { documentsChanged, type Sent, upload } from './upload.ts';
import type { UploadItem } from './upload-item.ts';

/** So many at once: more would each take longer. */
const AT_ONCE = 3;

let items: readonly UploadItem[] = [];
const listeners = new Set<() => void>();
const running = new Map<string, AbortController>();

const isRunning = ({ state }: UploadItem) => state === 'queued' || state === 'sending';

/** Closing the tab would end what is under way. */
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
  const tell = (what: Sent) => {
    if (stopped.signal.aborted) return;
    change(id, what);
    if (what.state === 'ready' && what.document) item.onReady?.(what.document);
  };
  tell({ state: 'sending', share: 0 });
  await upload(item, stopped.signal, tell);
  running.delete(id);
};

/** Whoever is next begins as one has been sent: what is checked takes nothing of the connection. */
const goOn = () => {
  const next = items.find(({ state }) => state === 'queued');
  const sending = items.filter(({ state }) => state === 'sending').length;
  if (next && sending < AT_ONCE) void start(next); // which changes what there is, so that this is asked again
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

/** What was asked for and did not come need not stay: of a document that there was before, only this version. */
const takeBack = ({ subject: { things, id }, document, replaces }: UploadItem) => {
  const version = document?.versions.at(-1);
  if (!document || version?.state !== 'created') return;
  const params = { id, documentId: document.id };
  const asked =
    replaces === undefined
      ? api(`DELETE /${things}/{id}/document/{documentId}`, { params })
      : api(`POST /${things}/{id}/document/{documentId}`, { params, body: { given_up: version.number } });
  // Whatever is not heard ends by itself.
  void asked.catch(() => {}).then(() => documentsChanged(id));
};

/** It was not sent, and nobody tries it again. */
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
  /** What is over and seen. */
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

/** Those of one application or vendor, or all there are. */
export const useUploads = (id?: string) =>
  useSyncExternalStore(uploads.subscribe, uploads.list).filter((item) => id === undefined || item.subject.id === id);
