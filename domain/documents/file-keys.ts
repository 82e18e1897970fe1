/** Where files of documents are in storage. The server chooses each key, so that nobody's file takes another's place. */

import { type Belonging, belongsTo } from '#domain/subject-key.ts';

/** What was sent and nobody has looked at yet. Browsers send here, and nothing is ever handed out from here. */
export const UPLOADS = 'uploads/';
/** What was checked and can be used: whatever is handed out is from here, and no browser can send here. */
export const DOCUMENTS = 'documents/';
/** What was refused, for whoever has to look into it. */
export const QUARANTINE = 'quarantine/';
export const QUARANTINE_DAYS = 30;

type Place = Belonging & { id: string };

const placeOf = (document: Place, version: number) => `${belongsTo(document).id}/${document.id}/${version}`;

/** With when it was begun in it: a file that comes for what was given up belongs to nothing that came in its place. */
export const uploadKeyOf = (document: Place, { number, uploaded_at }: { number: number; uploaded_at: string }) =>
  `${UPLOADS}${placeOf(document, number)}/${Date.parse(uploaded_at)}`;

/** With what it holds in its name: of two files that come for one version, neither takes the other's place. */
export const fileKeyOf = (document: Place, version: number, sha256: string) =>
  `${DOCUMENTS}${placeOf(document, version)}/${sha256}`;

export const quarantineKeyOf = (document: Place, version: number) => `${QUARANTINE}${placeOf(document, version)}/file`;

/** Whose file it is that was sent. */
export const uploadOf = (key: string) => {
  const [, id, version] = /^uploads\/[^/]+\/([^/]+)\/(\d{1,6})\/\d{1,16}$/.exec(key) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version: Number(version) };
};
