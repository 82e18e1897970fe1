/** Opens a PDF and fetches only the parts that the viewed pages need. */
import { type FileAddress, fetchPart } from '../fetch-file.ts';
import { getDocument, PDFDataRangeTransport, PDFWorker } from './pdf-library.ts';

/** Small, because the data of one page may be spread over the file. */
const PART = 64 * 1024;

type Options = { address: FileAddress; size: number; onFailed: (error: unknown) => void };

/** `ready` resolves to the document; `close` cancels loading. */
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
    // No WebAssembly, and no resources from other origins.
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
