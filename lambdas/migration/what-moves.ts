/** Which rows and files of a tenant go along when it moves, and why some do not. A test goes over every key of the table. */
import { DOCUMENTS } from '#domain/documents/file-keys.ts';
import { TESTS } from '#domain/tests/file-keys.ts';
import type { Key } from '#lambdas/persistence/keys.ts';

const REASONS = {
  secret: 'a secret of this tenant alone',
  session: 'somebody is at it at this moment, or was',
  repeat: 'it keeps a request from being done twice, for a day at most',
  job: 'a job was asked for it here, and has done it or will',
  prepared: 'a file that was prepared for somebody, and is kept for days',
} as const;
export type Reason = keyof typeof REASONS;
export const reasonText = (reason: Reason) => REASONS[reason];

/** By how its keys begin. */
const LEFT: readonly (readonly [pk: string, sk: string, reason: Reason])[] = [
  ['CURSOR_KEY', '', 'secret'],
  ['DILIGENCE_LINK#', '', 'secret'],
  ['VENDOR#', 'DILIGENCE_LINK', 'secret'],
  ['EMAIL_UNDO#', '', 'secret'],
  ['CALLER#', 'EMAIL_CHANGE', 'session'],
  ['CALLER#', 'WAITS_FOR_CODE', 'session'],
  ['EMAIL_CODES#', '', 'session'],
  ['SIGN_IN_ATTEMPTS#', '', 'session'],
  ['SIGN_IN_CODES#', '', 'session'],
  ['VIEWING#', '', 'session'],
  ['DILIGENCE_WRONG#', '', 'session'],
  ['DILIGENCE_SENT#', '', 'session'],
  ['DILIGENCE_MAILS#', '', 'session'],
  ['UPLOADS_UNDER_WAY', '', 'session'],
  ['IDEMPOTENCY#', '', 'repeat'],
  ['MESSAGE#', '', 'job'],
  ['DELIVERIES_DUE', '', 'job'],
  ['EXPORTS#', '', 'prepared'],
  // Where this very import has come to.
  ['IMPORTED', '', 'job'],
];

/** Why it stays where it is; nothing where it goes along. */
export const reasonToStay = ({ pk, sk }: Key): Reason | undefined =>
  LEFT.find(([ofPk, ofSk]) => pk.startsWith(ofPk) && sk.startsWith(ofSk))?.[2];

/** Files that are kept for good. What is on its way, refused or prepared for somebody ends by itself. */
export const MOVED_FILES = { files: [DOCUMENTS, TESTS], site: ['logos/'] } as const;
export type Store = keyof typeof MOVED_FILES;

/** What lies on the site is shown to everybody as what it says that it is: of images nothing is run. */
const IS_IMAGE = /^image\/(jpeg|png|webp)$/;

/** Nothing else is taken in, whoever wrote the folder: the site's own pages lie beside its logos. */
export const isMovedFile = ({ store, key, type }: { store: Store; key: string; type: string }) =>
  MOVED_FILES[store].some((start) => key.startsWith(start)) && (store === 'files' || IS_IMAGE.test(type));
