/** The way of one upload: asked for, sent, told of, and followed until its check has said what it is. */
import type { Document } from '#domain/documents/document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { queryClient } from '#web/app/query-client.ts';
import { NotSent, StorageRefused, sendToStorage } from './send-to-storage.ts';
import type { UploadFailure, UploadItem } from './upload-item.ts';

export type Sent = Partial<Pick<UploadItem, 'state' | 'share' | 'document' | 'version' | 'failure'>>;
type Tell = (what: Sent) => void;

const [FIRST_LOOK, LAST_LOOK] = [800, 6_000];

/** Whoever looks elsewhere need not be told at once. */
const untilSeen = () =>
  new Promise<void>((resolve) => {
    if (!document.hidden) return resolve();
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

const pause = (duration: number) => new Promise((resolve) => setTimeout(resolve, duration));

/** Of an application or a vendor. */
export const documentsChanged = (id: string) =>
  void queryClient.invalidateQueries({ queryKey: ['documents', 'of', id] });

/** Begun anew where it was begun before: the same version, as long as its file has not come. */
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

/** Storage has it by now, so it is on its way whether this arrives or not. */
const say = async ({ subject: { things, id } }: UploadItem, document: Document) => {
  const version = newest(document)?.number ?? 1;
  const params = { id, documentId: document.id };
  const told = await api(`POST /${things}/{id}/document/{documentId}`, {
    params,
    body: { uploaded: version },
  }).catch(() => undefined);
  return told?.document ?? document;
};

/** Asks less and less often, until it is settled. */
const follow = async (subject: string, begun: Document, signal: AbortSignal, tell: Tell) => {
  const sent = newest(begun);
  let wait = FIRST_LOOK;
  for (let document = begun; !signal.aborted; wait = Math.min(LAST_LOOK, wait * 1.5)) {
    const version = document.versions.find(
      ({ number, uploaded_at }) => number === sent?.number && uploaded_at === sent.uploaded_at,
    );
    if (!version) return tell({ state: 'error', failure: { kind: 'check', error: 'not_uploaded' } }); // given up meanwhile
    const isSettled = version.state === 'ready' || version.state === 'error';
    tell({
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
      return document; // there is no connection just now
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

export const upload = async (item: UploadItem, signal: AbortSignal, tell: Tell) => {
  const { subject, file } = item;
  const onProgress = (share: number) => tell({ share });
  try {
    let begun = await begin(item);
    tell({ document: begun.document });
    const send = async () => {
      if (begun.upload) await sendToStorage(begun.upload, file, { signal, onProgress });
    };
    await send().catch(async (error: unknown) => {
      // Its five minutes may have been over, as where a computer was asleep meanwhile: begun anew, it is the same.
      if (!(error instanceof StorageRefused)) throw error;
      begun = await begin({ ...item, document: begun.document });
      await send();
    });
    tell({ state: 'waiting', share: 1 });
    await follow(subject.id, await say(item, begun.document), signal, tell);
  } catch (error) {
    tell({ state: 'error', failure: failureOf(error instanceof NotSent ? undefined : error) });
  } finally {
    documentsChanged(subject.id);
  }
};
