/** The lifecycle of an application: copy, retire, reactivate, delete. */
import { randomUUID } from 'node:crypto';
import { type Application, ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { fieldError } from '#domain/field-error.ts';
import { isRetired } from '#domain/life/life.ts';
import { reaches } from '#domain/permissions.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { hasSignedDocuments, illegalTransition, inReview, reliedOn, wasSubmitted } from '#lambdas/known-errors.ts';
import { legalDocuments } from '#lambdas/legal/store.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { editable, mustBeEditable, mustBeWithinReach, reachableApplication, seenBy } from './access.ts';
import { intakes } from './intake-store.ts';
import { peopleNow } from './people-service.ts';
import { resolveApplication, unlessTaken } from './service.ts';
import { applications } from './store.ts';

type Changeable = (version: number) => boolean;

/** Owners of the original who have access to the copy own it, too. */
const ownersThere = async ({ people }: Application, groups: string[]) => {
  const owners = people.filter(({ role }) => role === 'owner');
  const now = await peopleNow({ people: owners, resource_groups: groups });
  const able = now.filter(({ standing }) => standing === 'able').map(({ role, id, name }) => ({ role, id, name }));
  return able[0] && { owner: able[0].name, people: able };
};

/** Copies the description but no decisions. The caller becomes the author of the copied answers. */
export const copyApplication = async (caller: Caller, id: string, name: string) => {
  const [source, intake] = await Promise.all([reachableApplication(caller, id), intakes.get(id)]);
  mustBeWithinReach(caller, source);
  const draft = ApplicationDraft.strip().parse({ ...source, name, development_status: 'idea' });
  const own = source.resource_groups.filter((group) => reaches(editable(caller), [group]));
  const resolved = await resolveApplication(caller, { ...draft, resource_groups: own }, undefined, source.vendor_id);
  const content = { ...UNJUDGED, ...resolved, custom: source.custom, ...(await ownersThere(source, own)) };
  const copy = randomUUID();
  const by = { at: new Date().toISOString(), by: actorOf(caller) };
  const making = applications.create(content, caller.actor, copy, [
    ...intakes.copy(copy, intake, by),
    messages.to('settle-compliance', { id: copy }),
  ]);
  return seenBy(caller, await unlessTaken(caller, content, undefined, making));
};

const move = async (
  caller: Caller,
  before: Application,
  after: Pick<Application, 'development_status' | 'retirement'>,
  action: 'retired' | 'brought_back',
  reason: string,
) => {
  const changes = [
    { field: 'development_status', from: before.development_status, to: after.development_status },
    { field: 'reason', to: reason },
  ];
  const now = await applications.update(before, { ...before, ...after }, caller.actor, { action, changes });
  return seenBy(caller, now);
};

/** Not during a review. */
export const retireApplication = async (caller: Caller, id: string, reason: string, changeable: Changeable) => {
  const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
  mustBeEditable(caller, before);
  if (before.approval_status === 'in_review') throw inReview('application');
  const { at, by } = { at: new Date().toISOString(), by: actorOf(caller) };
  const retirement = { at, by, reason, before: before.development_status };
  return move(caller, before, { development_status: 'retired', retirement }, 'retired', reason);
};

export const bringBackApplication = async (caller: Caller, id: string, reason: string, changeable: Changeable) => {
  const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
  mustBeWithinReach(caller, before);
  if (!isRetired(before)) throw illegalTransition('application', 'active', 'reactivate', ['retire']);
  const development_status = before.retirement?.before ?? 'idea';
  return move(caller, before, { development_status, retirement: null }, 'brought_back', reason);
};

/** Other applications that use documents or tests of this one as evidence, by their current names. */
const elsewhere = async (
  { id }: Application,
  field: 'documents' | 'tests',
  document: string,
  uses: readonly { application_id: string }[],
) => {
  const others = new Set(uses.map(({ application_id }) => application_id));
  others.delete(id);
  return Promise.all(
    [...others].map(async (other) => {
      const application = (await applications.get(other))?.name ?? other;
      return fieldError(field, 'evidence_elsewhere', { document, application });
    }),
  );
};

/** Documents and tests are deleted with the application, so other applications must not depend on them. */
const mustNotBeReliedOn = async (before: Application) => {
  const used = (await documents.of({ thing: 'application', id: before.id })).filter(({ uses }) => uses > 0);
  const errors = await Promise.all([
    ...used.map(async ({ id, name }) => elsewhere(before, 'documents', name, await documents.usesOf(id))),
    ...(await evidence.onTestsOf(before.id)).map(({ test, proves }) => elsewhere(before, 'tests', test.name, proves)),
  ]);
  if (errors.flat().length > 0) throw reliedOn(errors.flat());
};

/**
 * Submitted applications cannot be deleted, because decisions refer to them, and those with signed legal documents,
 * because these must be kept. A job deletes the child entities.
 */
export const deleteApplication = async (caller: Caller, id: string, changeable: Changeable) => {
  const before = toBeChanged(await reachableApplication(caller, id), changeable, 'application');
  if (before.approval !== null || before.approval_status !== 'not_submitted') throw wasSubmitted();
  if (await legalDocuments.hasSigned(id)) throw hasSignedDocuments();
  await mustNotBeReliedOn(before);
  const by = actorOf(caller);
  await applications.remove(before, caller.actor, [messages.to('clear-application', { id, by }, id)]);
};
