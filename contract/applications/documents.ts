/** Documents of an application or a vendor. Browsers upload files directly to storage with a presigned form. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { Document, DocumentAlone, DocumentChange, NewDocument, Upload } from '#domain/documents/document.ts';
import { DOCUMENT_KINDS, UPLOAD_STATES } from '#domain/documents/words.ts';
import { Instant } from '#domain/entity.ts';
import { NextCursor, Page } from '#domain/list/page.ts';
import { permissions } from '#domain/permissions.ts';

const { readObjects, editObjects } = permissions;

const of = (what: string, noun: 'Application' | 'Vendor') => ({
  list: route({
    id: `list${noun}Documents`,
    allow: readObjects,
    viewable: true,
    summary: `List the documents of ${what}, newest first`,
    query: z.strictObject({
      ...Page.shape,
      kind: z.array(z.enum(DOCUMENT_KINDS)).optional(),
      state: z.array(z.enum(UPLOAD_STATES)).optional(),
      text: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'Words in the name of the document or one of its files.' }),
    }),
    response: z.object({
      documents: z.array(Document),
      total: z.int().meta({ description: 'The total number on all pages.' }),
      next_cursor: NextCursor,
    }),
  }),
  add: route({
    id: `create${noun}Document`,
    allow: editObjects,
    summary: `Start the upload of a document of ${what} or of a new version. Send the file with the form in the response`,
    body: NewDocument,
    response: z.object({ document: Document, upload: Upload }),
    status: 201,
  }),
  change: route({
    id: `update${noun}Document`,
    allow: editObjects,
    versioned: true,
    summary: `Confirm or cancel an upload of a document of ${what}, change its name or kind, or start the upload of a new version`,
    body: DocumentChange,
    response: z.object({ document: Document, upload: Upload.optional() }),
  }),
  remove: route({
    id: `delete${noun}Document`,
    allow: editObjects,
    versioned: true,
    summary: `Delete a document of ${what} with all its versions. Documents used as evidence can't be deleted`,
  }),
});
const [application, vendor] = [of('an application', 'Application'), of('a vendor', 'Vendor')];

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
    id: 'getDocument',
    allow: readObjects,
    viewable: true,
    summary: 'Get a document with its application or vendor',
    response: DocumentAlone,
  }),
  'GET /documents/{id}/file': route({
    id: 'getDocumentLink',
    allow: readObjects,
    viewable: true,
    summary:
      'Get a link to the file of a document, valid for five minutes. The default is the newest version that is ready',
    query: z.strictObject({
      version: z.coerce.number<number>().int().min(1).optional(),
      download: z
        .enum(['true', 'false'])
        .optional()
        .meta({ description: 'Whether the browser saves the file instead of showing it.' }),
    }),
    response: z.object({ url: z.url(), expires_at: Instant }),
  }),
};
