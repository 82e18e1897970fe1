/** Opens a pdf that lies in storage, of which only the parts are fetched that are looked at. */
import { type FileAddress, fetchPart } from '../fetch-file.ts';
import { getDocument, PDFDataRangeTransport, PDFWorker } from './pdf-library.ts';

/** Small, because what a file says of each of its pages may lie anywhere in it. */
const PART = 64 * 1024;

type Options = { address: FileAddress; size: number; onFailed: (error: unknown) => void };

/** `ready` is the document; `close` ends what was begun. */
export const openPdf = ({ address, size, onFailed }: Options) => {
  const left = new AbortController();
  const range = new PDFDataRangeTransport(size, null);
  range.requestDataRange = (begin: number, end: number) => {
    fetchPart(address, { begin, end, signal: left.signal }).then(
      (bytes) => {
        if (!left.signal.aborted) range.onDataRange(begin, bytes);
      },
      (error: unknown) => {
        if (!left.signal.aborted) onFailed(error);
      },
    );
  };
  const port = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module', name: 'pdf' });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    range,
    worker,
    rangeChunkSize: PART,
    disableAutoFetch: true,
    disableStream: true,
    // Nothing is compiled, and nothing comes from elsewhere.
    useWasm: false,
    enableXfa: false,
    useSystemFonts: false,
    cMapUrl: `${PDF_FILES}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${PDF_FILES}standard_fonts/`,
    wasmUrl: `${PDF_FILES}wasm/`,
    useWorkerFetch: true,
    stopAtErrors: false,
  });
  return {
    ready: task.promise,
    close: () => {
      left.abort();
      void task.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    },
  };
};
