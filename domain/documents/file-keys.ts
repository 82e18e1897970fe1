/** Storage keys of document files. The server chooses each key, so no upload can overwrite another file. */

import { type Belonging, belongsTo } from '#domain/subject-key.ts';

/** Unchecked uploads. Browsers write here; the application never serves these files. */
export const UPLOADS = 'uploads/';
/** Checked files. Only files under this prefix are served, and browsers cannot write here. */
export const DOCUMENTS = 'documents/';
/** Rejected files, kept for investigation. */
export const QUARANTINE = 'quarantine/';
export const QUARANTINE_DAYS = 30;

type Place = Belonging & { id: string };

const placeOf = (document: Place, version: number) => `${belongsTo(document).id}/${document.id}/${version}`;

/** Contains the start time, so a late file of an abandoned upload cannot become part of a newer one. */
export const uploadKeyOf = (document: Place, { number, uploaded_at }: { number: number; uploaded_at: string }) =>
  `${UPLOADS}${placeOf(document, number)}/${Date.parse(uploaded_at)}`;

/** Contains the hash, so two files uploaded for one version do not overwrite each other. */
export const fileKeyOf = (document: Place, version: number, sha256: string) =>
  `${DOCUMENTS}${placeOf(document, version)}/${sha256}`;

export const quarantineKeyOf = (document: Place, version: number) => `${QUARANTINE}${placeOf(document, version)}/file`;

/** Reads document and version from an upload key. */
export const uploadOf = (key: string) => {
  const [, id, version] = /^uploads\/[^/]+\/([^/]+)\/(\d{1,6})\/\d{1,16}$/.exec(key) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version: Number(version) };
};
