/** The parts of pdf.js that are used here. The second one looks for the first where that has put itself, so it comes after. */
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as viewer from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';

export const { AnnotationMode, getDocument, PDFDataRangeTransport, PDFWorker } = pdfjs;
export const { EventBus, FindState, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } = viewer;
