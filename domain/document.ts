import * as z from 'zod';
import { Id, Recorded } from './entity.ts';

export const LARGEST_FILE = 50 * 1024 * 1024;

/** A file that belongs to an application. Its row is written before anything can be uploaded. */
export const Document = z
  .object({
    ...Recorded.shape,
    application_id: Id,
    name: z.string(),
    /** Waiting for its file, until storage says that it is there. */
    state: z.enum(['waiting', 'ready', 'error']),
    error: z.enum(['empty', 'too_large']).nullable(),
    /** As storage has them, whatever the browser said. */
    size: z.int().nullable(),
    content_type: z.string().nullable(),
  })
  .meta({ title: 'Document' });
export type Document = z.output<typeof Document>;

/** Where files of documents are. */
export const DOCUMENTS = 'documents/';

/** Chosen by the server, so that nobody's file takes another's place. */
export const fileKeyOf = ({ application_id, id }: Pick<Document, 'application_id' | 'id'>) =>
  `${DOCUMENTS}${application_id}/${id}/file`;

/** Whose file it is. */
export const documentOf = (fileKey: string) => /^documents\/[^/]+\/([^/]+)\/file$/.exec(fileKey)?.[1];

/** What is known of a document once its file is there. */
export const checked = (size: number, content_type: string) => {
  const error = size === 0 ? ('empty' as const) : size > LARGEST_FILE ? ('too_large' as const) : null;
  return { state: error ? ('error' as const) : ('ready' as const), error, size, content_type };
};
