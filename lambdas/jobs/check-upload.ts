/** Checks an uploaded file. Accepted files are kept, rejected files are moved to quarantine. */
import type * as z from 'zod';
import { isSet } from '#contract/environment.ts';
import type { CreatedFile } from '#contract/jobs/job.ts';
import { type KeptDocument, type KeptVersion, nextState, stateOf } from '#domain/documents/document.ts';
import { fileKeyOf, quarantineKeyOf, uploadKeyOf, uploadOf } from '#domain/documents/file-keys.ts';
import { documents } from '#lambdas/documents/store.ts';
import { examine, type Finding } from '#lambdas/files/checks/examine.ts';
import { copyFile, findFile, removeFile, sourceOf } from '#lambdas/files/kept-files.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { tests } from '#lambdas/tests/store.ts';

type Scan = z.output<typeof CreatedFile>['scan'];

/**
 * With GuardDuty, the job waits for the scan of this exact content; other content under the same key has its own scan
 * event.
 */
const isOf = ({ etag }: { etag: string }, scan: Scan) =>
  isSet('MALWARE_SCAN') ? scan !== undefined && scan.etag.replaceAll('"', '') === etag.replaceAll('"', '') : true;

/** Both checks must pass. A format error takes precedence over a failed scan, because the user can fix it. */
const joined = (finding: Finding, scan: Scan): Finding => {
  if (!scan || scan.result === 'NO_THREATS_FOUND') return finding;
  const error = scan.result === 'THREATS_FOUND' ? 'malware' : (finding.error ?? 'not_checked');
  return { ...finding, content_type: 'application/octet-stream', error };
};

type Place = { id: string; version: number; key: string };

/** The document version that expects exactly this upload. */
const waiting = async ({ id, version, key }: Place) => {
  const document = await documents.get(id);
  const found = document?.versions.find(({ number }) => number === version);
  const waits = document && found?.state === 'created' && uploadKeyOf(document, found) === key;
  return waits ? { document, version: found } : undefined;
};

const noteBegun = (place: Place) =>
  retryOnConflict(async () => {
    const found = await waiting(place);
    if (!found || stateOf(found.document, found.version) === 'analyzing') return;
    await documents.touch(found.document, { progress: { version: place.version, state: 'analyzing' } });
  });

const judged = (version: KeptVersion, size: number, { error, ...finding }: Finding): KeptVersion => {
  const state = nextState('analyzing', error ? 'refuse' : 'accept');
  if (state !== 'ready' && state !== 'error') throw new Error('A check must end in the state ready or error.');
  return { ...version, ...finding, size, state, error };
};

const placeFor = (document: KeptDocument, version: number, { error, sha256 }: Pick<Finding, 'error' | 'sha256'>) =>
  error ? quarantineKeyOf(document, version) : fileKeyOf(document, version, sha256);

/** Returns the key of the file after the decision; a concurrent check may have decided first. */
const conclude = (place: Place, size: number, finding: Finding) =>
  retryOnConflict(async () => {
    const document = await documents.get(place.id);
    const version = document?.versions.find(({ number }) => number === place.version);
    if (!document || !version || uploadKeyOf(document, version) !== place.key) return undefined;
    if (version.state !== 'created')
      return placeFor(document, version.number, { error: version.error, sha256: version.sha256 ?? '' });
    const after = judged(version, size, finding);
    await documents.conclude(document, after);
    return placeFor(document, version.number, finding);
  });

/** Starts or fails the bias tests that waited for this file. Vendor documents have no tests. */
const updateTests = async ({ id, version }: Omit<Place, 'key'>) => {
  const document = await documents.get(id);
  const checked = document?.versions.find(({ number }) => number === version);
  if (!document?.application_id || !checked || checked.state === 'created') return;
  for (const listed of await tests.of(document.application_id)) {
    const { state, document: of, created_at } = listed;
    // Tests requested before this upload referred to an earlier file of the version that was given up.
    const isOfIt = of.id === id && of.version === version && created_at >= checked.uploaded_at;
    if (state === 'created' && isOfIt) await retryOnConflict(() => tests.settle(listed.id, checked));
  }
};

/**
 * Events may be repeated and reordered, so the job relies on the stored state, not on the event. The upload is deleted
 * once its version is decided, so later content under the same key belongs to no version.
 */
const check = async (key: string, scan: Scan) => {
  const [sent, file] = [uploadOf(key), await findFile(key)];
  if (!sent || !file || !isOf(file, scan)) return;
  const place = { ...sent, key };
  const found = await waiting(place);
  if (found) {
    await noteBegun(place);
    const finding = joined(await examine(sourceOf(file), found.version.format), scan);
    const copy = placeFor(found.document, place.version, finding);
    await copyFile(file, copy, finding.content_type);
    if ((await conclude(place, file.size, finding)) !== copy) await removeFile(copy);
  }
  await updateTests(place);
  await removeFile(key);
};

export const performed = job('check-upload', ({ object: { key }, scan }) => check(key, scan));
