/** Derives the work items of an application and their assignees. */

import type { KeptApplication } from '#domain/applications/application.ts';
import type { AssessmentSummary } from '#domain/assessments/assessment.ts';
import { dueOf, isResting } from '#domain/assessments/demands.ts';
import type { ControlSummary } from '#domain/controls/control.ts';
import type { EvidenceRow } from '#domain/controls/evidence.ts';
import { addDays, isDay } from '#domain/day.ts';
import type { Role } from '#domain/enumerations.ts';
import type { Words } from '#domain/frameworks/framework.ts';
import { isRetired } from '#domain/life/life.ts';
import type { FoundationModel } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { MODEL_WARNINGS } from '#domain/models/retirement.ts';
import type { TierOverride } from '#domain/override/override.ts';
import { permissions } from '#domain/permissions.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { type Derived, type Make, reminderDay, workOn } from './derived.ts';
import { ofApproval, type Reviewed } from './of-approval.ts';
import { type OpenLegalDocument, ofLegalDocument } from './of-legal.ts';
import { type OpenRisk, ofRisk } from './of-risk.ts';

export type Control = Pick<ControlSummary, 'key' | 'state' | 'owner' | 'due_on' | 'updated_at'> & { title: Words };
type Piece = Pick<EvidenceRow, 'id' | 'name' | 'expires_on' | 'attested_by' | 'proves'>;

export type WorkFacts = Reviewed & {
  application: KeptApplication;
  assessments: readonly AssessmentSummary[];
  controls: readonly Control[];
  /** Register entries that prove the application's controls. */
  evidence: readonly Piece[];
  /** Foundation models from the registry that the application uses. */
  models: readonly Pick<FoundationModel, 'id' | 'name' | 'model_version' | 'retires_on'>[];
  /** Legal documents that were started and are not signed. */
  legal: readonly OpenLegalDocument[];
  /** Own risks of the application. */
  risks: readonly OpenRisk[];
  /** A pending tier override. */
  asked: TierOverride | undefined;
  /**
   * The people who count as authors of an actor's work: a person, or everyone who knows the secret of an API client.
   */
  peopleBehind: (actor: string) => readonly string[];
  /** Active people who can see the application and hold one of the roles there. */
  holders: (roles: readonly Role[]) => readonly string[];
};

const editors = permissions.editObjects;
const REVIEWERS = ['ApplicationReviewer'] as const satisfies readonly Role[];

const named = ({ people }: KeptApplication, ...roles: readonly string[]) =>
  people.filter(({ role }) => roles.includes(role)).map(({ id }) => id);

/** Falls back to the creator if the application has no owner. */
const ownersOf = (application: KeptApplication) => {
  const owners = named(application, 'owner');
  return owners.length > 0 ? owners : [application.created_by.id];
};

const except = (people: readonly string[], others: readonly string[]) => people.filter((id) => !others.includes(id));

const ofIntake = (make: Make, application: KeptApplication) =>
  application.tier === null
    ? make('intake', ownersOf(application), { since: application.created_at, doers: editors })
    : [];

/** The named reviewers; without any, all holders of the reviewer role. */
const reviewers = ({ application, holders }: WorkFacts) => {
  const are = named(application, 'reviewer');
  return { people: are.length > 0 ? are : holders(REVIEWERS), isForAll: are.length === 0 };
};

const ofAssessment = (make: Make, facts: WorkFacts, one: AssessmentSummary): Derived[] => {
  const { application } = facts;
  const { id, kind, state, assignee, submitted, open_conditions } = one;
  const about = { part: id, params: { assessment: id, assessment_kind: kind } };
  const due = dueOf(one);
  const conditions = open_conditions.flatMap((condition) =>
    make('assessment_condition', [condition.owner.id], {
      part: `${id}.${condition.id}`,
      params: { ...about.params, condition: condition.id, text: excerpt(condition.text) },
      ...{ due: condition.due, doers: permissions.judgeRisks },
    }),
  );
  if (state === 'submitted') {
    const { people, isForAll } = reviewers(facts);
    const more = { ...about, since: submitted?.at ?? null };
    const by = submitted?.by.id;
    const own = by === undefined ? [] : facts.peopleBehind(by);
    const excluded = isForAll ? own : null;
    const doers = permissions.reviewControls;
    return [
      ...make('assessment_review', except(people, own), { ...more, needs: doers, doers, butNot: excluded, due }),
      ...make('assessment_in_review', [by], { ...more, whose: 'others' }),
      ...conditions,
    ];
  }
  if ((state !== 'open' && state !== 'returned') || isResting(application, one)) return conditions;
  const workers = assignee ? [assignee.id] : ownersOf(application);
  return [...make('assessment', workers, { ...about, due, doers: editors }), ...conditions];
};

const UNDER_WAY: readonly Control['state'][] = ['not_started', 'in_progress', 'returned'];
const RELYING: readonly Control['state'][] = ['ready_for_review', 'accepted'];

const ofControls = (make: Make, facts: WorkFacts): Derived[] => {
  const { controls } = facts;
  const ready = controls.filter(({ state }) => state === 'ready_for_review');
  const [first] = ready.map(({ updated_at }) => updated_at).toSorted();
  const { people, isForAll } = reviewers(facts);
  const owners = [...new Set(ready.flatMap(({ owner }) => (owner ? [owner.id] : [])))];
  const forOthers = (person: string) =>
    ready.some(({ owner }) => !owner || !facts.peopleBehind(owner.id).includes(person));
  const excluded = isForAll ? owners.flatMap(facts.peopleBehind).filter((person) => !forOthers(person)) : null;
  const doers = permissions.reviewControls;
  const about = { params: { count: ready.length }, since: first ?? null };
  return [
    ...controls.flatMap(({ key, state, owner, due_on: due, title }) =>
      owner && UNDER_WAY.includes(state)
        ? make('control', [owner.id], { part: key, params: { control: key, ...title, state }, due, doers: editors })
        : [],
    ),
    ...(ready.length > 0
      ? make('control_review', people.filter(forOthers), { ...about, needs: doers, doers, butNot: excluded })
      : []),
    ...(ready.length > 0 ? make('control_in_review', owners, { ...about, whose: 'others' }) : []),
  ];
};

/** The piece with the latest expiry date is renewed by the person who attested it, before that date. */
const ofEvidence = (make: Make, { application, controls, evidence }: WorkFacts): Derived[] => {
  const relied = controls.flatMap((control) => {
    if (!RELYING.includes(control.state)) return [];
    const pieces = evidence.filter(({ proves }) =>
      proves.some((use) => use.application_id === application.id && use.control === control.key),
    );
    if (pieces.some(({ expires_on }) => expires_on === null)) return [];
    const last = pieces.toSorted((a, b) => ((a.expires_on ?? '') < (b.expires_on ?? '') ? 1 : -1))[0];
    return last?.expires_on ? [{ control, piece: last, until: last.expires_on }] : [];
  });
  // A piece that proves several controls needs only one renewal.
  const once = [...new Map(relied.toReversed().map((one) => [one.piece.id, one])).values()];
  return once.flatMap(({ control, piece, until }) =>
    make('evidence', [piece.attested_by.id], {
      ...{ part: piece.id, params: { control: control.key, ...control.title, text: excerpt(piece.name) } },
      ...{ due: until, from: reminderDay(until), doers: editors },
    }),
  );
};

const ofOverride = (make: Make, facts: WorkFacts): Derived[] => {
  const { application, asked, holders } = facts;
  const inForce = application.tier?.override;
  const doers = permissions.decideApprovals;
  const own = asked ? facts.peopleBehind(asked.by.id) : [];
  return [
    ...(asked
      ? [
          ...make('override_decision', except(holders(doers), own), {
            ...{ params: { tier: asked.tier, by: asked.by.name }, since: asked.requested_at },
            ...{ needs: doers, doers, butNot: own },
          }),
          ...make('override_asked', [asked.by.id], {
            ...{ params: { tier: asked.tier }, since: asked.requested_at, whose: 'others' as const },
          }),
        ]
      : []),
    ...(inForce
      ? make('override_ending', [inForce.by.id, ...ownersOf(application)], {
          ...{ params: { tier: inForce.tier }, due: inForce.until, from: reminderDay(inForce.until), doers: editors },
        })
      : []),
  ];
};

/** The owner chooses a replacement before a model retires. */
const ofModels = (make: Make, { application, models }: WorkFacts): Derived[] =>
  models
    .filter(({ retires_on }) => isDay(retires_on))
    .flatMap(({ id, retires_on: due, ...model }) =>
      make('model_retires', ownersOf(application), {
        ...{ part: id, params: { model: modelName(model) }, doers: editors },
        ...{ due, from: addDays(due, -Math.max(...MODEL_WARNINGS)) },
      }),
    );

/** A retired application has no work items. */
export const workOfApplication = (facts: WorkFacts): Derived[] => {
  const { application } = facts;
  if (isRetired(application)) return [];
  const { id, name, resource_groups } = application;
  const isOwned = named(application, 'owner').length > 0;
  const make = workOn({ kind: 'application', id, name }, resource_groups, isOwned);
  const readers = facts.risks.length > 0 ? facts.holders(permissions.readObjects) : [];
  const signers = facts.holders(permissions.decideApprovals);
  const legalPeople = { owners: ownersOf(application), signers, peopleBehind: facts.peopleBehind };
  return [
    ...ofIntake(make, application),
    ...ofApproval(make, { ...facts, subject: application, owners: ownersOf(application) }),
    ...facts.assessments.flatMap((one) => ofAssessment(make, facts, one)),
    ...ofControls(make, facts),
    ...ofEvidence(make, facts),
    ...ofOverride(make, facts),
    ...ofModels(make, facts),
    ...facts.risks.flatMap((one) =>
      ofRisk(make, one, {
        ...{ owners: ownersOf(application), approvers: signers, doers: editors, isNamed: true },
        hasAccess: (person) => readers.includes(person),
      }),
    ),
    ...facts.legal.flatMap((one) => ofLegalDocument(make, one, legalPeople)),
  ];
};
