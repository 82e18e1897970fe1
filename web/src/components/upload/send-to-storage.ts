/** Sends a file to storage with the form that the API signed. */
import type { Upload } from '#domain/documents/document.ts';

/** Storage refused the file or the form had expired. */
export class StorageRefused extends Error {}
/** No response arrived, or storage failed. */
export class NotSent extends Error {}

type Sending = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uses XMLHttpRequest, because `fetch()` does not report upload progress. */
export const sendToStorage = ({ url, fields }: Upload, file: Blob, { signal, onProgress }: Sending) =>
  new Promise<void>((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('file', file); // storage ignores fields after the file
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
