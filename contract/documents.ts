/** Documents of an application or a vendor. Browsers upload files directly to storage with a presigned form. */
import * as z from 'zod';
import { Document, DocumentAlone, DocumentChange, NewDocument, Upload } from '#domain/documents/document.ts';
import { DOCUMENT_KINDS, UPLOAD_STATES } from '#domain/documents/words.ts';
import { Instant } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';
import { route } from './route.ts';

const { readObjects, editObjects } = permissions;

const of = (what: string) => ({
  list: route({
    allow: readObjects,
    viewable: true,
    summary: `The documents of ${what}, the newest first`,
    query: z.strictObject({
      ...Page.shape,
      kind: z.array(z.enum(DOCUMENT_KINDS)).optional(),
      state: z.array(z.enum(UPLOAD_STATES)).optional(),
      text: z.string().max(200).optional().meta({ description: 'Words of its name, or of that of one of its files.' }),
    }),
    response: z.object({
      documents: z.array(Document),
      total: z.int().meta({ description: 'How many there are, on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
  add: route({
    allow: editObjects,
    summary: `Begin to upload a document of ${what}, or a new version of one: send its file by the form that is answered`,
    body: NewDocument,
    response: z.object({ document: Document, upload: Upload }),
    status: 201,
  }),
  change: route({
    allow: editObjects,
    versioned: true,
    summary: `Say that the file of a document of ${what} is uploaded or will not come, call it otherwise, say what kind it is, or begin to upload a new version`,
    body: DocumentChange,
    response: z.object({ document: Document, upload: Upload.optional() }),
  }),
  remove: route({
    allow: editObjects,
    versioned: true,
    summary: `Delete a document of ${what} with all of its versions, unless it is evidence of something`,
  }),
});
const [application, vendor] = [of('an application'), of('a vendor')];

export const documents = {
  'GET /applications/{id}/documents': application.list,
  'POST /applications/{id}/documents': application.add,
  'POST /applications/{id}/document/{documentId}': application.change,
  'DELETE /applications/{id}/document/{documentId}': application.remove,
  'GET /vendors/{id}/documents': vendor.list,
  'POST /vendors/{id}/documents': vendor.add,
  'POST /vendors/{id}/document/{documentId}': vendor.change,
  'DELETE /vendors/{id}/document/{documentId}': vendor.remove,
  'GET /documents/{id}': route({
    allow: readObjects,
    viewable: true,
    summary: 'One document, with the application or vendor that it belongs to',
    response: DocumentAlone,
  }),
  'GET /documents/{id}/file': route({
    allow: readObjects,
    viewable: true,
    summary:
      'Where the file of a document is, for five minutes: of its newest version that is ready, or of another one',
    query: z.strictObject({
      version: z.coerce.number<number>().int().min(1).optional(),
      download: z.enum(['true', 'false']).optional().meta({ description: 'Whether it is to be kept as a file.' }),
    }),
    response: z.object({ url: z.url(), expires_at: Instant }),
  }),
};
