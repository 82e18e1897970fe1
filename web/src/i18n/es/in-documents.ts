import { documents } from './documents.ts';
import { upload } from './upload.ts';
import { viewer } from './viewer.ts';

export const inDocuments = { documents, upload, viewer };
