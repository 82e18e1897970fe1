/** The parts of pdf.js in use. The viewer expects the library as a global, so the import order matters. */
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as viewer from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

export const { AnnotationMode, getDocument, PDFDataRangeTransport, PDFWorker } = pdfjs;
export const { EventBus, FindState, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } = viewer;
