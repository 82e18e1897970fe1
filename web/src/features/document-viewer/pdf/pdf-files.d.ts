/** URL of the files that pdf.js loads only for some documents (`web/build/pdf-files.ts`). */
declare const PDF_FILES: string;
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
