/** The rows and files that move with a tenant, and why others stay. A test covers every key pattern. */
import { DOCUMENTS } from '#domain/documents/file-keys.ts';
import { TESTS } from '#domain/tests/file-keys.ts';
import type { Key } from '#lambdas/persistence/keys.ts';

const REASONS = {
  secret: 'secrets of this tenant',
  session: 'data of sessions and processes in progress',
  repeat: 'idempotency records, kept for at most a day',
  job: 'messages to jobs of this tenant',
  prepared: 'exported files, kept for some days',
  copy: 'copies of lists, which are made again within a quarter of an hour',
} as const;
export type Reason = keyof typeof REASONS;
export const reasonText = (reason: Reason) => REASONS[reason];

/** Key prefixes with the reason. */
const LEFT: readonly (readonly [pk: string, sk: string, reason: Reason])[] = [
  ['CURSOR_KEY', '', 'secret'],
  ['DILIGENCE_LINK#', '', 'secret'],
  ['VENDOR#', 'DILIGENCE_LINK', 'secret'],
  ['LEGAL_SHARE#', '', 'secret'],
  ['LEGAL_DOCUMENT#', 'SHARE#', 'secret'],
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
  ['LEGAL_SHARE_OPENED#', '', 'session'],
  ['UPLOADS_UNDER_WAY', '', 'session'],
  ['IDEMPOTENCY#', '', 'repeat'],
  ['MESSAGE#', '', 'job'],
  ['DELIVERIES_DUE', '', 'job'],
  ['EXPORTS#', '', 'prepared'],
  ['PACKED#', '', 'copy'],
  // The progress of this import.
  ['IMPORTED', '', 'job'],
];

/** The reason why the row stays; undefined if it moves. */
export const reasonToStay = ({ pk, sk }: Key): Reason | undefined =>
  LEFT.find(([ofPk, ofSk]) => pk.startsWith(ofPk) && sk.startsWith(ofSk))?.[2];

/** Permanent files. Pending, rejected and exported files expire anyway. */
export const MOVED_FILES = { files: [DOCUMENTS, TESTS], site: ['logos/'] } as const;
export type Store = keyof typeof MOVED_FILES;

/** Site files are public, so only images are accepted, which browsers do not execute. */
const IS_IMAGE = /^image\/(jpeg|png|webp)$/;

/** Other keys are refused even in a manipulated folder, because the site's own pages are in the same bucket. */
export const isMovedFile = ({ store, key, type }: { store: Store; key: string; type: string }) =>
  MOVED_FILES[store].some((start) => key.startsWith(start)) && (store === 'files' || IS_IMAGE.test(type));
