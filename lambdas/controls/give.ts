/** Adds and removes evidence of a control, and reuses existing pieces. */
import { randomUUID } from 'node:crypto';
import type { Change } from '#domain/audit/audit.ts';
import type { Control } from '#domain/controls/control.ts';
import { type KeptEvidence, type NewEvidence, pieceOf, type TestedAs } from '#domain/controls/evidence.ts';
import { evidenceStateOn } from '#domain/controls/in-force.ts';
import { MOST_EVIDENCE, MOST_USES } from '#domain/controls/words.ts';
import { after, removeEvidence } from '#domain/controls/work.ts';
import { SYSTEM } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { reaches } from '#domain/permissions.ts';
import { nameOf } from '#domain/tests/name.ts';
import { readable } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { invalid, notFound } from '#lambdas/known-errors.ts';
import { tests } from '#lambdas/tests/store.ts';
import { type Changing, type Content, notNow, take } from './change.ts';
import { shownUses } from './evidence-access.ts';
import { evidence } from './evidence-store.ts';
import { mustWork } from './rights.ts';

const auditedEvidence = (piece: KeptEvidence) => ({
  ...pieceOf(piece),
  document: piece.document,
  test: piece.test,
  url: piece.url,
  text: piece.text,
});

/** An existing piece, if the caller has access to one of its uses. */
const usedAgain = async (caller: Caller, id: string): Promise<KeptEvidence> => {
  const piece = await evidence.get(id);
  const names = await shownUses(readable(caller));
  if (!piece || names(piece.proves).length === 0) throw invalid([fieldError('use', 'no_such_evidence')]);
  if (piece.proves.length >= MOST_USES) throw invalid([fieldError('use', 'too_many_entries', { max: MOST_USES })]);
  return piece;
};

/** A document version that passed its check, of an application within the caller's access scope. */
const documentIn = async (caller: Caller, { document_id, version }: NewEvidence) => {
  if (document_id === undefined) return null;
  const found = await documents.get(document_id);
  const application = found?.application_id && (await applications.get(found.application_id));
  if (!application || !reaches(readable(caller), application.resource_groups))
    throw invalid([fieldError('document_id', 'no_such_document')]);
  const ready = found.versions.filter(({ state }) => state === 'ready').map(({ number }) => number);
  const number = version ?? ready.at(-1);
  if (number === undefined || !ready.includes(number))
    throw invalid([fieldError(version === undefined ? 'document_id' : 'version', 'not_ready')]);
  return { id: document_id, version: number };
};

/** A bias test of the same application, with a result. */
const testIn = async (application: string, { test_id }: NewEvidence): Promise<TestedAs | null> => {
  if (test_id === undefined) return null;
  const found = await tests.get(test_id);
  if (found?.application_id !== application) throw invalid([fieldError('test_id', 'no_such_test')]);
  if (!found.result) throw invalid([fieldError('test_id', 'no_result')]);
  const { verdict, sha256 } = found.result;
  return { id: found.id, application_id: application, name: nameOf(found), verdict, sha256 };
};

const made = (caller: Caller, id: string, given: NewEvidence, today: string): KeptEvidence => {
  const { kind = 'statement', name = '', effective_from = '', expires_on = null, url = null, text = null } = given; // validated by the schema
  const period = { effective_from, expires_on };
  return {
    ...{ id, kind, name, ...period, document: null, test: null, url, text },
    ...{ attested_by: actorOf(caller), attested_at: new Date().toISOString() },
    ...{ standing: evidenceStateOn(period, today), proves: [], revision: 1 },
  };
};

const mustHaveRoom = (before: Content, { id }: KeptEvidence) => {
  if (before.state === 'not_applicable') throw notNow(before, 'change');
  if (before.evidence.some((one) => one.id === id)) throw invalid([fieldError('use', 'taken')]);
  if (before.evidence.length >= MOST_EVIDENCE)
    throw invalid([fieldError('evidence', 'too_many_entries', { max: MOST_EVIDENCE })]);
};

export const giveEvidence = (changing: Changing, given: NewEvidence) => {
  const { caller } = changing;
  // Chosen before the retries, so that they create one piece.
  const id = given.use ?? randomUUID();
  return take(changing, async (before, { application }) => {
    mustWork(caller, application, before);
    const today = await companyDay();
    const known = given.use === undefined ? undefined : await usedAgain(caller, id);
    const piece = known ?? {
      ...made(caller, id, given, today),
      document: await documentIn(caller, given),
      test: await testIn(application.id, given),
    };
    if (piece.expires_on !== null && piece.expires_on < today)
      throw invalid([fieldError(known ? 'use' : 'expires_on', 'in_the_past')]);
    mustHaveRoom(before, piece);
    const context = { at: new Date().toISOString(), by: actorOf(caller) };
    const begun = before.state === 'not_started' ? (after(before, 'start', context) ?? before) : before;
    const { key: control, title } = before;
    const use = {
      ...{ application_id: application.id, application_name: application.name, control },
      ...(title !== undefined && { control_title: title }),
    };
    return {
      becomes: { ...begun, evidence: [...before.evidence, pieceOf(piece)] },
      action: 'evidence_added',
      told: [{ field: 'evidence', to: auditedEvidence(piece) }],
      otherWrites: await evidence.become(known, evidence.proving(piece, use)),
    };
  });
};

export const takeEvidence = (changing: Changing, id: string, reason: string | undefined) =>
  take(changing, async (before, { application, control }) => {
    const { caller } = changing;
    mustWork(caller, application, before);
    const piece = control?.evidence.some((one) => one.id === id) ? await evidence.get(id) : undefined;
    if (!control || !piece) throw notFound('piece of evidence');
    const context = { at: new Date().toISOString(), by: SYSTEM, reason };
    const becomes: Control = removeEvidence(control, id, await companyDay(), context);
    const changes: Change[] = [{ field: 'evidence', from: auditedEvidence(piece) }];
    return {
      becomes,
      action: 'evidence_removed',
      told: [...changes, ...(reason ? [{ field: 'reason', to: reason }] : [])],
      otherWrites: await evidence.become(
        piece,
        evidence.without(piece, { application_id: application.id, control: control.key }),
      ),
    };
  });
