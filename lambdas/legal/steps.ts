/** Review and signature of legal documents. */
import type { Change } from '#domain/audit/audit.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import type { Recorded } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { sealOfLegal } from '#domain/legal/check.ts';
import { digestOf } from '#domain/legal/digest.ts';
import type {
  KeptLegalDocument,
  LegalDocument,
  LegalSignature,
  SignedLegalDocument,
} from '#domain/legal/legal-document.ts';
import { gapsIn } from '#domain/legal/points.ts';
import { LEGAL_FLOW, type LegalAction } from '#domain/legal/states.ts';
import { next, possible } from '#domain/states.ts';
import { mustBeInUse } from '#lambdas/applications/access.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { illegalTransition, incomplete, notFound, recordsChanged } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { mustBeOfOthers, mustTake } from './rights.ts';
import { aboutOf, type Found, findLegalDocument, type Of, readLegalDocument, shown } from './shown.ts';
import { legalDocuments } from './store.ts';

type Stepping = { caller: Caller; params: Of; changeable: (version: number) => boolean };
type Content = Omit<KeptLegalDocument, keyof Recorded>;
type Step = { becomes: Partial<Content>; changes?: Change[]; otherWrites?: Write[] };

const EVENTS: Record<LegalAction, AuditEvent> = {
  ...{ submit: 'submitted', return: 'returned', sign: 'signed', revise: 'revised' },
};

/** Names the points with a gap. */
const mustBeComplete = ({ sections }: Found) => {
  const gaps = gapsIn(sections);
  if (gaps.length > 0) throw incomplete(gaps.map(({ id }) => fieldError(id, 'required')));
};

const take = (
  { caller, params, changeable }: Stepping,
  action: LegalAction,
  step: (document: KeptLegalDocument, found: Found) => Step | Promise<Step>,
): Promise<LegalDocument> =>
  retryOnConflict(async () => {
    const found = await findLegalDocument(caller, params);
    const { application } = found.context;
    mustTake(caller, application, action);
    mustBeInUse(application);
    if (action === 'submit' || action === 'sign') mustBeComplete(found);
    if (!found.document) throw notFound('legal document');
    const document = toBeChanged(found.document, changeable, 'legal document');
    const state = next<KeptLegalDocument['state'], LegalAction>(LEGAL_FLOW, document.state, action);
    if (!state) throw illegalTransition('legal document', document.state, action, possible(LEGAL_FLOW, document.state));
    const { becomes, changes = [], otherWrites = [] } = await step(document, found);
    const after = { ...document, ...becomes, state };
    const saved = await legalDocuments.update(document, after, caller.actor, {
      ...{ action: EVENTS[action], changes },
      otherWrites,
    });
    return shown(caller, { ...found, document: saved });
  });

const nowBy = (caller: Caller) => ({ at: new Date().toISOString(), by: actorOf(caller) });

export const submitLegalDocument = (stepping: Stepping) =>
  take(stepping, 'submit', () => ({ becomes: { submitted: nowBy(stepping.caller), returned: null } }));

export const returnLegalDocument = (stepping: Stepping, { reason }: { reason: string }) =>
  take(stepping, 'return', () => ({
    becomes: { submitted: null, returned: { ...nowBy(stepping.caller), reason } },
    changes: [{ field: 'reason', to: reason }],
  }));

/** Freezes everything that the document shows, with the hash that the audit log has, too. */
export const signLegalDocument = (stepping: Stepping, { digest }: LegalSignature) =>
  take(stepping, 'sign', async (document, { context, type, sections }) => {
    await mustBeOfOthers(stepping.caller, document);
    const signed = nowBy(stepping.caller);
    const { id, name } = context.application;
    if (digest !== (await digestOf({ application: { id, name }, sections }))) throw recordsChanged();
    const number = document.signed.length + 1;
    const content = {
      format: 1 as const,
      ...aboutOf(type, sections),
      application: { id, name },
      number,
      signed,
      sections,
    };
    const sha256 = await sealOfLegal(content);
    return {
      becomes: { signed: [...document.signed, { number, ...signed, sha256 }] },
      changes: [
        { field: 'version_number', to: number },
        { field: 'sha256', to: sha256 },
      ],
      otherWrites: [legalDocuments.freeze(document.id, { content, sha256 })],
    };
  });

export const reviseLegalDocument = (stepping: Stepping) =>
  take(stepping, 'revise', () => ({ becomes: { submitted: null, returned: null } }));

export const showSignedVersion = async (
  caller: Caller,
  { number, ...of }: Of & { number: string },
): Promise<SignedLegalDocument> => {
  const document = await readLegalDocument(caller, of);
  const known = document?.signed.find((one) => String(one.number) === number);
  const version = document && known && (await legalDocuments.version(document.id, known.number));
  if (!version) throw notFound('signed version');
  return version;
};
