/** One upload: request the form, send the file, notify the API, and poll until the check has a result. */
import type { Document } from '#domain/documents/document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { queryClient } from '#web/app/query-client.ts';
import { NotSent, StorageRefused, sendToStorage } from './send-to-storage.ts';
import type { UploadFailure, UploadItem } from './upload-item.ts';

export type Sent = Partial<Pick<UploadItem, 'state' | 'share' | 'document' | 'version' | 'failure'>>;
type Update = (what: Sent) => void;

const [FIRST_LOOK, LAST_LOOK] = [800, 6_000];

/** Hidden pages do not poll. */
const untilSeen = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** `id` is that of an application or vendor. */
export const documentsChanged = (id: string) =>
  void queryClient.invalidateQueries({ queryKey: ['documents', 'of', id] });

/** Requests the form. A retry continues with the same version until its file has arrived. */
const begin = ({ subject: { things, id }, file, documentKind, replaces, document }: UploadItem) => {
  const { name, size } = file;
  if (!document)
    return api(`POST /${things}/{id}/documents`, {
      params: { id },
      body: { name, size, kind: documentKind, ...(replaces !== undefined && { replaces }) },
    });
  return api(`POST /${things}/{id}/document/{documentId}`, {
    params: { id, documentId: document.id },
    body: { replace: { name, size } },
  });
};

const newest = ({ versions }: Document) => versions.at(-1);

/** Notifies the API. Best effort: storage has the file and also triggers its check. */
const say = async ({ subject: { things, id } }: UploadItem, document: Document) => {
  const version = newest(document)?.number ?? 1;
  const params = { id, documentId: document.id };
  const confirmed = await api(`POST /${things}/{id}/document/{documentId}`, {
    params,
    body: { uploaded: version },
  }).catch(() => undefined);
  return confirmed?.document ?? document;
};

/** Polls with growing intervals until the check has a result. */
const follow = async (subject: string, begun: Document, signal: AbortSignal, update: Update) => {
  const sent = newest(begun);
  let wait = FIRST_LOOK;
  for (let document = begun; !signal.aborted; wait = Math.min(LAST_LOOK, wait * 1.5)) {
    const version = document.versions.find(
      ({ number, uploaded_at }) => number === sent?.number && uploaded_at === sent.uploaded_at,
    );
    if (!version) return update({ state: 'error', failure: { kind: 'check', error: 'not_uploaded' } }); // canceled since
    const isSettled = version.state === 'ready' || version.state === 'error';
    update({
      document,
      version,
      state: version.state === 'created' ? 'waiting' : version.state,
      ...(version.state === 'error' && { failure: { kind: 'check', error: version.error ?? 'damaged' } }),
    });
    documentsChanged(subject);
    if (isSettled) return;
    await pause(wait);
    await untilSeen();
    document = await api('GET /documents/{id}', { params: { id: document.id } }).catch((error: unknown) => {
      if (error instanceof ApiError && error.problem.status === 404) throw error;
      return document; // no connection at the moment
    });
  }
};

const failureOf = (error: unknown): UploadFailure => {
  if (error instanceof ApiError) {
    const [broken] = error.problem.errors ?? [];
    return broken ? { kind: 'file', broken } : { kind: 'api', error };
  }
  return { kind: 'sending' };
};

export const upload = async (item: UploadItem, signal: AbortSignal, update: Update) => {
  const { subject, file } = item;
  const onProgress = (share: number) => update({ share });
  try {
    let begun = await begin(item);
    update({ document: begun.document });
    const send = async () => {
      if (begun.upload) await sendToStorage(begun.upload, file, { signal, onProgress });
    };
    await send().catch(async (error: unknown) => {
      // The form expires after five minutes, for example while a computer sleeps. A new form continues the same
      // version.
      if (!(error instanceof StorageRefused)) throw error;
      begun = await begin({ ...item, document: begun.document });
      await send();
    });
    update({ state: 'waiting', share: 1 });
    await follow(subject.id, await say(item, begun.document), signal, update);
  } catch (error) {
    update({ state: 'error', failure: failureOf(error instanceof NotSent ? undefined : error) });
  } finally {
    documentsChanged(subject.id);
  }
};
