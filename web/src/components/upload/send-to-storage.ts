/** Sends a file straight to storage, by the form that the API signed for it. */
import type { Upload } from '#domain/documents/document.ts';

/** Storage did not take it: because of what was sent, or because it came too late. */
export class StorageRefused extends Error {}
/** Nothing came back. */
export class NotSent extends Error {}

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/** What says so is the only thing that knows how much of it has left the browser. */
export const sendToStorage = ({ url, fields }: Upload, file: Blob, { signal, onProgress }: Sending) =>
  new Promise<void>((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file); // what comes behind it is not read
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) return resolve();
      const isOurs = request.status < 500;
      reject(isOurs ? new StorageRefused(request.responseText) : new NotSent());
    };
    request.onerror = () => reject(new NotSent());
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    if (signal.aborted) return reject(signal.reason);
    request.send(form);
  });
