/** Recomputes the work items of an entity from its current state. */
import { openIn } from '#domain/approval/transitions.ts';
import { peopleBehind } from '#domain/clients/people-behind.ts';
import { titleIn } from '#domain/controls/title.ts';
import type { Role } from '#domain/enumerations.ts';
import { rolesOf } from '#domain/people/person.ts';
import type { UserRow } from '#domain/people/row.ts';
import { orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { isOf, type SubjectRef, TASK_SUBJECTS, type TaskSubjectRef } from '#domain/subject-key.ts';
import { dayIn } from '#domain/time-zone.ts';
import type { Derived } from '#domain/work/derived.ts';
import { nearestFirst } from '#domain/work/nearest-first.ts';
import { workOfApplication } from '#domain/work/of-application.ts';
import { workOfRisk } from '#domain/work/of-risk.ts';
import { workOfTasks } from '#domain/work/of-task.ts';
import { workOfThread } from '#domain/work/of-thread.ts';
import { workOfVendor } from '#domain/work/of-vendor.ts';
import { readContext } from '#lambdas/applications/context-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { waitingOf, whoDecides } from '#lambdas/approvals/decider-service.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { clientPeople } from '#lambdas/clients/people-store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { diligenceLinks } from '#lambdas/diligence/link-store.ts';
import { openLegalDocuments } from '#lambdas/legal/work-service.ts';
import { models } from '#lambdas/models/store.ts';
import { overrides } from '#lambdas/overrides/store.ts';
import { users } from '#lambdas/people/store.ts';
import { risks } from '#lambdas/register/store.ts';
import { ownersOf, vendorOwnership } from '#lambdas/subjects/owner-service.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { hasTaskAccess, readTaskSubject } from '#lambdas/tasks/subject-service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { type WorkPlace, work, workSubject } from './store.ts';

/** The part for the entity's own items, as opposed to those of its threads and tasks. */
const ITSELF = 'itself';
const THREAD = 'thread.';
const TASKS = 'tasks';

const holds = (roles: readonly Role[], groups: readonly string[]) => (user: UserRow) =>
  user.status === 'active' && reaches(reach(rolesOf(user), roles), groups);

const NOBODY = { items: [], isAble: () => false };

/** For approvals, eligibility also depends on the round. */
const ableIn =
  (everybody: readonly UserRow[]) =>
  (person: string, { kind, doers, groups, butNot }: Derived): boolean => {
    if (kind === 'approval' && butNot?.includes(person)) return false;
    const user = everybody.find(({ id }) => id === person);
    return user !== undefined && doers !== null && holds(doers, groups)(user);
  };

const ofApplication = async (id: string) => {
  const found = await readContext(id);
  if (!found) return NOBODY;
  const { application, rounds, assessments } = found;
  const [everybody, summaries, pieces, asked, builtOn, { deciders, never }, known, legal, ownRisks] = await Promise.all(
    [
      users.rows(),
      controls.of(id),
      evidence.rows(),
      overrides.pending(id),
      models.named(application.foundation_models),
      whoDecides(waitingOf(application)),
      clientPeople(),
      openLegalDocuments(found),
      risks.of(id),
    ],
  );
  const { resource_groups } = application;
  const items = workOfApplication({
    ...{ application, rounds, conditions: openIn(rounds), assessments, asked, legal, risks: ownRisks },
    models: builtOn,
    controls: summaries.map(({ title, ...one }) => ({ ...one, title: titleIn([], one.key, title) })),
    evidence: pieces.filter(({ proves }) => proves.some(({ application_id }) => application_id === id)),
    deciders: nearestFirst(deciders, resource_groups),
    neverDeciders: never.map((user) => user.id),
    peopleBehind: (actor) => peopleBehind(actor, known),
    holders: (roles) => nearestFirst(everybody.filter(holds(roles, resource_groups)), resource_groups),
  });
  return { items, isAble: ableIn(everybody) };
};

const ofThread = async (of: SubjectRef, thread: string) => {
  const [subject, first] = await Promise.all([subjects[of.thing].get(of.id), comments.get(thread)]);
  if (!subject || !first || !isOf(first, of)) return NOBODY;
  const [everybody, newest, owners] = await Promise.all([users.rows(), comments.inThread(first), ownersOf(subject)]);
  return { items: workOfThread(subject, newest, owners), isAble: ableIn(everybody) };
};

const ofVendor = async (id: string) => {
  const vendor = await vendors.get(id);
  if (!vendor || vendor.ending) return NOBODY;
  const [everybody, owned, rounds, { deciders, never }, link, using, zone] = await Promise.all([
    users.rows(),
    vendorOwnership(vendor),
    approvals.latest(vendor),
    whoDecides(waitingOf(vendor)),
    diligenceLinks.of(id),
    applications.rows(),
    companyZone(),
  ]);
  const groups = orEverybody(vendor.resource_groups);
  const may = holds(permissions.editObjects, groups);
  const items = workOfVendor({
    ...{ vendor, ...owned, rounds, conditions: openIn(rounds) },
    deciders: nearestFirst(deciders, groups),
    neverDeciders: never.map((user) => user.id),
    link: link && { ...link, until: dayIn(zone, Date.parse(link.ends)) },
    isUsed: using.some(({ vendor_id }) => vendor_id === id),
    editors: nearestFirst(everybody.filter(may), groups),
  });
  return { items, isAble: ableIn(everybody) };
};

/** A risk of the organization. Those of applications are part of their work. */
const ofRisk = async (id: string) => {
  const risk = await risks.get(id);
  if (!risk || risk.application_id !== null) return NOBODY;
  const everybody = await users.rows();
  const holding = (roles: readonly Role[]) => nearestFirst(everybody.filter(holds(roles, [])), []);
  const readers = holding(permissions.readObjects);
  const items = workOfRisk(risk, {
    hasAccess: (person) => readers.includes(person),
    administrators: holding(permissions.administer),
    approvers: holding(permissions.decideApprovals),
  });
  return { items, isAble: ableIn(everybody) };
};

const ofTasks = async (of: TaskSubjectRef) => {
  const [subject, open] = await Promise.all([readTaskSubject(of), tasks.open(of)]);
  if (!subject || subject.isOver || open.length === 0) return NOBODY;
  const everybody = await users.rows();
  return { items: workOfTasks(subject, open, hasTaskAccess(everybody, subject)), isAble: ableIn(everybody) };
};

const derive = async ({ whole, part }: WorkPlace) => {
  const [named, id = ''] = whole.split('.');
  if (named === 'risk') return ofRisk(id);
  const thing = TASK_SUBJECTS.find((kind) => kind === named) ?? 'application';
  if (part === TASKS) return ofTasks({ thing, id });
  if (thing === 'model') return NOBODY;
  if (part !== ITSELF) return ofThread({ thing, id }, part.slice(THREAD.length));
  return thing === 'vendor' ? ofVendor(id) : ofApplication(id);
};

export const recomputeWork = (place: WorkPlace) => work.settle(place, () => derive(place));

/** Includes the threads and tasks, because their items repeat the entity's name and access. */
const recomputeAllParts = async (whole: string) => {
  await recomputeWork({ whole, part: ITSELF });
  for (const part of await work.partsOf(whole)) if (part !== ITSELF) await recomputeWork({ whole, part });
};

export const recomputeSubjectWork = ({ thing, id }: TaskSubjectRef) => recomputeAllParts(workSubject(thing, id));
export const recomputeApplicationWork = (id: string) => recomputeSubjectWork({ thing: 'application', id });
export const recomputeVendorWork = (id: string) => recomputeSubjectWork({ thing: 'vendor', id });

export const recomputeRiskWork = (id: string) => recomputeWork({ whole: workSubject('risk', id), part: ITSELF });

export const recomputeThreadWork = ({ thing, id }: SubjectRef, thread: string) =>
  recomputeWork({ whole: workSubject(thing, id), part: `${THREAD}${thread}` });

export const recomputeTaskWork = ({ thing, id }: TaskSubjectRef) =>
  recomputeWork({ whole: workSubject(thing, id), part: TASKS });

const partOf = ({ kind, params }: Pick<Derived, 'kind' | 'params'>) => {
  if (kind === 'task') return TASKS;
  return kind === 'mention' || kind === 'question' ? `${THREAD}${params.thread}` : ITSELF;
};

export const placeOfItem = ({ thing, ...item }: Pick<Derived, 'kind' | 'thing' | 'params'>): WorkPlace => ({
  whole: workSubject(thing.kind, thing.id),
  part: partOf(item),
});
