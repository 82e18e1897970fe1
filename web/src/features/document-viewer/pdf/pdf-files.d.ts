/** Where pdf.js finds what it fetches for some files only (`web/build/pdf-files.ts`). */
declare const PDF_FILES: string;
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
