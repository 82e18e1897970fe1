/** Seeds an empty tenant with the demo company of `npm start`. */

import { createHash } from 'node:crypto';
import { type Application, UNJUDGED } from '#domain/applications/application.ts';
import { tierFacts } from '#domain/applications/intake.ts';
import { firstOwner, missingRoles } from '#domain/applications/people.ts';
import { addDays } from '#domain/day.ts';
import { SYSTEM } from '#domain/entity.ts';
import type { ApprovalStatus } from '#domain/enumerations.ts';
import { modelName } from '#domain/models/name.ts';
import { fullName } from '#domain/people/person.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { ownedBy, peopleNow } from '#lambdas/applications/people-service.ts';
import { applications } from '#lambdas/applications/store.ts';
import { approvals } from '#lambdas/approvals/store.ts';
import { company } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { models } from '#lambdas/models/store.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { personCalled } from '#lambdas/people/named-service.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { risks } from '#lambdas/register/store.ts';
import { seedCompany, seedGroup } from '#lambdas/seed/seed.ts';
import { ownerOfVendor } from '#lambdas/vendors/service.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { recomputeRiskWork } from '#lambdas/work/service.ts';
import type { Account } from '#local/endpoints.ts';
import { APPLICATIONS } from './applications.ts';
import { approvalOf } from './approvals.ts';
import { COMPANY, GROUPS, NAMED, NOTIFICATIONS, PEOPLE } from './company.ts';
import { furnishFrameworks } from './frameworks.ts';
import { furnishTemplate } from './furnish-files.ts';
import { furnishTests } from './furnish-tests.ts';
import { furnishVendors } from './furnish-vendors.ts';
import { furnishWork } from './furnish-work.ts';
import { intakeOf } from './intakes.ts';
import { MODELS } from './models.ts';
import { furnishPast } from './past.ts';
import { addPerson } from './people.ts';
import { furnishPolicies } from './policies.ts';
import { draftOfRisk, RISKS } from './risks.ts';
import { doerOf, furnishSince } from './since.ts';
import { VENDORS } from './vendors.ts';

const HOUR = 3600 * 1000;

/** Ids are derived from names, so an interrupted seed can be repeated. */
const idOf = (what: string) => {
  const hex = createHash('sha256').update(what).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const unlessThere = async (making: Promise<unknown>) => {
  try {
    await making;
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
};

const EVERYTHING = { id: idOf('group Everything'), group_type: 'ALL' as const };

const furnishGroups = async (names: readonly string[]) => {
  await seedGroup(EVERYTHING.id);
  for (const name of names)
    await unlessThere(resourceGroups.create({ name, group_type: 'CUSTOM' }, SYSTEM, idOf(`group ${name}`)));
};

const furnishPeople = async (full: boolean) => {
  const ids = new Map<string, string>();
  for (const { role, groups, ...person } of PEOPLE) {
    const within =
      full && groups.length > 0
        ? groups.map((name) => ({ id: idOf(`group ${name}`), group_type: 'CUSTOM' as const }))
        : [EVERYTHING];
    const held = role === 'temporary' ? 'ApplicationContributor' : role;
    const roles = held === 'none' ? [] : within.map((group) => ({ name: held, group }));
    ids.set(person.email, await addPerson({ ...person, temporary: role === 'temporary', roles }));
  }
  return ids;
};

/** Resolves the owner as if the name had been typed, and adds the people in `NAMED`. */
const peopleOf = async (
  application: string,
  owner: string,
  groups: readonly string[],
  ids: ReadonlyMap<string, string>,
) => {
  const { people } = await ownedBy(owner, { owner: '', people: [] }, groups);
  const named = NAMED.filter((one) => one.application === application).flatMap(({ to, role }) => {
    const person = PEOPLE.find(({ first_name }) => first_name === to);
    return person ? [{ role, id: ids.get(person.email) ?? '', name: fullName(person) }] : [];
  });
  return [...people, ...named];
};

/** Candidates for missing roles, in order of preference. */
const ABLE = ['Grace', 'Radia', 'Alan', 'Ada'];
const DECIDED: readonly ApprovalStatus[] = ['in_review', 'approved', 'approved_with_conditions'];

type Staffed = Pick<Application, 'approval_status' | 'risk_tier' | 'people' | 'resource_groups'>;

/** Applications in review or approved need people in all required roles; returns those to add. */
const missingOf = async (
  { approval_status, risk_tier, people, resource_groups }: Staffed,
  ids: ReadonlyMap<string, string>,
) => {
  if (!DECIDED.includes(approval_status)) return [];
  const missing = missingRoles(risk_tier, people).flatMap((role) =>
    PEOPLE.filter(({ first_name }) => ABLE.includes(first_name))
      .toSorted((a, b) => ABLE.indexOf(a.first_name) - ABLE.indexOf(b.first_name))
      .map((one) => ({ role, id: ids.get(one.email) ?? '', name: fullName(one) })),
  );
  const able = (await peopleNow({ people: missing, resource_groups })).filter(({ standing }) => standing === 'able');
  return missingRoles(risk_tier, people).flatMap((role) => able.find((one) => one.role === role) ?? []);
};

const furnishApplications = async (ids: ReadonlyMap<string, string>) => {
  const idsOf = (groups: readonly string[]) => groups.map((name) => idOf(`group ${name}`));
  for (const { groups, ...vendor } of VENDORS) {
    const draft = VendorDraft.parse({ ...vendor, resource_groups: idsOf(groups) });
    const owned = await ownerOfVendor(draft.owner, draft.resource_groups);
    await unlessThere(vendors.create({ ...draft, ...owned }, SYSTEM, idOf(`vendor ${vendor.name}`)));
  }
  const at = new Date().toISOString();
  for (const { released, retires, ...model } of MODELS) {
    const on = (days: number | null) => (days === null ? '' : addDays(at.slice(0, 10), days));
    const draft = { ...model, released: on(released), retires_on: on(retires) };
    const vendor_id = VENDORS.some(({ name }) => name === model.provider) ? idOf(`vendor ${model.provider}`) : null;
    await unlessThere(models.create({ ...draft, vendor_id }, SYSTEM, idOf(`model ${modelName(model)}`)));
  }
  const idsOfModels = (names: readonly string[]) =>
    names.map((name) => (MODELS.some((one) => modelName(one) === name) ? idOf(`model ${name}`) : name));
  for (const { groups, vendor, answers, ...application } of APPLICATIONS) {
    const id = idOf(`application ${application.name}`);
    const intake = intakeOf(answers, at);
    const judged = intake && { risk_tier: intake.result.tier, tier: tierFacts(intake) };
    const content = {
      ...{ ...UNJUDGED, ...application, ...judged },
      foundation_models: idsOfModels(application.foundation_models),
      vendor_id: vendor ? idOf(`vendor ${vendor}`) : null,
      resource_groups: idsOf(groups),
      people: await peopleOf(application.name, application.owner, idsOf(groups), ids),
    };
    for (const { role, id: person, name } of await missingOf(content, ids))
      content.people.push({ role, id: person, name });
    content.owner = firstOwner(content.people)?.name ?? content.owner;
    if (intake) await intakes.bring(id, intake);
    const approval = approvalOf(id, content, at);
    if (approval) await transact([approvals.keep({ thing: 'application', id }, approval.round)]);
    await unlessThere(applications.create({ ...content, approval: approval?.facts ?? null }, SYSTEM, id));
  }
};

const furnishRisks = async () => {
  const place = {
    applicationOf: (name: string) => idOf(`application ${name}`),
    today: new Date().toISOString().slice(0, 10),
  };
  for (const risk of RISKS) {
    const draft = draftOfRisk(risk, place);
    const of = draft.application_id === null ? undefined : await applications.get(draft.application_id);
    const owned_by = (await personCalled(draft.owner, of?.resource_groups ?? [])) ?? null;
    const status = risk.isTreated ? 'in_treatment' : 'open';
    const content = { ...draft, owned_by, status, acceptance: null, closure: null } as const;
    const id = idOf(`risk ${risk.name}`);
    await unlessThere(risks.create(content, SYSTEM, id));
    // Those of applications are part of their work.
    if (draft.application_id === null) await recomputeRiskWork(id);
  }
};

/** Stores notifications with their original times and sends no mails. */
const furnishNotifications = async (ids: ReadonlyMap<string, string>) => {
  for (const { to, kind, application: name, by, hoursAgo } of NOTIFICATIONS) {
    const { email = '' } = PEOPLE.find(({ first_name }) => first_name === to) ?? {};
    const then = Date.now() - hoursAgo * HOUR;
    const at = new Date(then).toISOString();
    const params = { thing: 'application' as const, id: idOf(`application ${name}`), name };
    const content = { kind, params, at, by: [{ id: by, name: by, at }] };
    await notifications.add(
      ids.get(email) ?? '',
      { event: `demo ${kind} ${name} ${by}`, told: content, byMail: false },
      then,
    );
  }
};

/** Creates the company last: its existence marks a complete seed. */
export const furnish = async ({ demo }: { demo: 'full' | 'empty' }): Promise<readonly Account[]> => {
  if (!(await company.get())) {
    const full = demo === 'full';
    await furnishGroups(full ? GROUPS : []);
    const people = await furnishPeople(full);
    if (full) {
      const person = (name: string) =>
        people.get(PEOPLE.find(({ first_name }) => first_name === name)?.email ?? '') ?? '';
      await furnishApplications(people);
      await furnishRisks();
      const doers = {
        ...{ Ada: await doerOf(person('Ada')), Grace: await doerOf(person('Grace')) },
        ...{ Radia: await doerOf(person('Radia')), Alan: await doerOf(person('Alan')) },
      };
      const where = (name: string) => ({ id: idOf(`application ${name}`), name });
      await furnishWork(doers, where);
      await furnishTests(doers, where);
      const which = (name: string) => idOf(`vendor ${name}`);
      await furnishTemplate(idOf('template Board paper'), doers.Ada);
      await furnishFrameworks(doers);
      await furnishPolicies(doers);
      await furnishPast();
      await furnishNotifications(people);
      await furnishSince({
        person,
        group: (name) => idOf(`group ${name}`),
        vendor: which,
      });
      await furnishVendors(doers, which);
    }
    await seedCompany(COMPANY);
  }
  return PEOPLE.map(({ email, password, role }) => ({ email, password, role }));
};
