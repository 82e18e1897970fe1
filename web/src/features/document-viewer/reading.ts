/** Client of the worker that reads files. */
import type { TableFormat } from '#domain/documents/words.ts';
import { Damaged } from '#domain/reading/damaged.ts';
import type { Sheet } from '#domain/reading/sheet.ts';
import type { WordDocument } from '#domain/reading/word-document.ts';
import type { Workbook } from '#domain/reading/xlsx.ts';

export type Question =
  | { kind: 'workbook'; format: TableFormat; file: Blob; name: string }
  | { kind: 'sheet'; number: number }
  | { kind: 'word'; file: Blob };

export type Answer =
  | { kind: 'workbook'; sheets: Workbook['sheets'] }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'word'; document: WordDocument };

type Reply = { id: number; given?: Answer; failed?: { name: string; message: string } };
type Asked = { resolve: (answer: Answer) => void; reject: (error: Error) => void };

/** Reading is aborted after this time (ms). */
const TIMEOUT_MS = 120_000;

export const makeReading = () => {
  const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), { type: 'module', name: 'reading' });
  const open = new Map<number, Asked>();
  let count = 0;
  const fail = (error: Error) => {
    for (const { reject } of open.values()) reject(error);
    open.clear();
  };
  worker.onmessage = ({ data: { id, given, failed } }: MessageEvent<Reply>) => {
    const asked = open.get(id);
    open.delete(id);
    if (given) asked?.resolve(given);
    else asked?.reject(failed?.name === 'Damaged' ? new Damaged(failed.message) : new Error(failed?.message));
  };
  // The worker ran out of memory or did not load.
  worker.onerror = () => fail(new Error('The reader stopped.'));

  const ask = async <K extends Question['kind']>(asked: Extract<Question, { kind: K }>) => {
    const id = count++;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    open.set(id, { resolve, reject });
    const timer = setTimeout(() => reject(new Damaged('It takes too long to read.')), TIMEOUT_MS);
    worker.postMessage({ id, asked });
    try {
      const answer = await promise;
      return answer as Extract<Answer, { kind: K }>; // the answer's kind matches the question's
    } finally {
      clearTimeout(timer);
    }
  };
  return { ask, close: () => worker.terminate() };
};

export type Reading = ReturnType<typeof makeReading>;
