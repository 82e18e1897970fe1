/** Controls with computed fields, for callers with access to their application. */
import type { Application } from '#domain/applications/application.ts';
import type { Control, ControlSummary, ListedControl, ShownControl } from '#domain/controls/control.ts';
import { summaryOf } from '#domain/controls/control.ts';
import { controlList } from '#domain/controls/control-list.ts';
import { ControlName } from '#domain/controls/control-name.ts';
import type { Evidence } from '#domain/controls/evidence.ts';
import { evidenceStateOn, isInForce, isReliedOn, SOON } from '#domain/controls/in-force.ts';
import { ALL_CONTROLS, isOwnControl } from '#domain/controls/keys.ts';
import type { AskedControl } from '#domain/controls/of-application.ts';
import { CONTROL_FLOW, type ControlAction, isFinished } from '#domain/controls/states.ts';
import { titleIn } from '#domain/controls/title.ts';
import { isReviewed, lacksIn } from '#domain/controls/work.ts';
import { addDays, earliestOf } from '#domain/day.ts';
import { isRetired } from '#domain/life/life.ts';
import { answer } from '#domain/list/answer.ts';
import { blockOf } from '#domain/list/block.ts';
import { countedOf } from '#domain/list/columns.ts';
import { possible } from '#domain/states.ts';
import { mustBeInUse, reachableAtHand, readable } from '#lambdas/applications/access.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { type Asking, askedBy, askedIn, askingOf, guidanceOn, namesOf, themeOf } from './asked.ts';
import { shownUses } from './evidence-access.ts';
import { evidence } from './evidence-store.ts';
import { mayReview, mayWork, workBy } from './rights.ts';
import { controls, untouched } from './store.ts';

export type Params = { id: string; controlId: string };
export type Found = {
  application: Application;
  asked: AskedControl;
  enabled: Asking['enabled'];
  /** Undefined until the first change. */
  control: Control | undefined;
};

/** A control without changes exists as soon as something asks for it. */
const find = async (caller: Caller, { id, controlId }: Params): Promise<Found> => {
  const { success, data: key } = ControlName.safeParse(controlId);
  const [all, enabled, control] = await Promise.all([
    reachableAtHand(caller, id),
    frameworks.enabled(),
    success ? controls.get(controls.idOf(id, key)) : undefined,
  ]);
  if (!success) throw notFound('control');
  const { application } = all;
  const asking = askingOf(all, enabled);
  if (!control && !asking.asked.some((one) => one.key === key)) throw notFound('control');
  return { application, control, asked: askedIn(asking, key), enabled };
};

/** Requires that the application is still in use. */
export const findInUse = async (caller: Caller, params: Params): Promise<Found> => {
  const found = await find(caller, params);
  mustBeInUse(found.application);
  return found;
};

const NOTHING = {
  title: undefined,
  state: 'not_started',
  owner: null,
  due_on: null,
  implemented: false,
  periods: [],
  updated_at: null,
} as const;

const periodsOf = ({ periods }: Pick<ControlSummary, 'periods'>) =>
  periods.map(([effective_from, expires_on]) => ({ effective_from, expires_on }));

const listed = (
  { asked, enabled }: Pick<Found, 'asked' | 'enabled'>,
  known: Omit<ControlSummary, 'key'> | undefined,
  today: string,
): ListedControl => {
  const one = known ?? { ...NOTHING, periods: [] };
  const periods = periodsOf(one);
  const inForce = periods.filter((period) => isInForce(period, today));
  const isDone = isFinished(one.state);
  const evidence_ends = earliestOf(inForce.map(({ expires_on }) => expires_on));
  return {
    ...{ id: asked.key, theme: themeOf(asked.key), title: titleIn(enabled, asked.key, one.title) },
    ...{ state: one.state, owner: one.owner, due_on: one.due_on, updated_at: one.updated_at },
    overdue: !isDone && one.due_on !== null && one.due_on < today,
    evidence_count: one.periods.length,
    ...{ evidence_ends, ends_soon: evidence_ends !== null && evidence_ends <= addDays(today, SOON) },
    ...{ for: asked.for, risks: asked.risks, lacks: lacksIn({ ...one, evidence: periods }, today) },
  };
};

type Asked = { text?: string | undefined } & Partial<Record<string, readonly string[] | string | undefined>>;

/** All matching controls in one answer: the catalogue and the custom frameworks limit their number. */
export const listControls = async (caller: Caller, id: string, { text, ...values }: Asked) => {
  const [all, enabled, worked, today] = await Promise.all([
    reachableAtHand(caller, id),
    frameworks.enabled(),
    controls.of(id),
    companyDay(),
  ]);
  const asking = askingOf(all, enabled);
  const done = new Map(worked.map((one) => [one.key, one]));
  const keys = new Set([...asking.asked, ...worked].map(({ key }) => key));
  const there = [...ALL_CONTROLS.filter((key) => keys.has(key)), ...[...keys].filter(isOwnControl)];
  const rows = there.map((key) => listed({ asked: askedIn(asking, key), enabled }, done.get(key), today));
  const wanted = Object.fromEntries(countedOf(controlList).map((name) => [name, [values[name] ?? []].flat()]));
  const part = { sort: 'id', limit: rows.length };
  const found = answer([blockOf(rows, controlList)], controlList, 'ALL', { text, values: wanted }, part);
  return {
    ...{ controls: found.items, facets: found.facets, total: found.total },
    frameworks: namesOf(found.items, enabled),
  };
};

const OF_WORKERS: readonly ControlAction[] = ['start', 'submit', 'exclude'];
const OF_REVIEWERS: readonly ControlAction[] = ['accept', 'return'];

const rightsIn = async (caller: Caller, application: Application, control: Control | undefined) => {
  const now = control ?? untouched(application.id, 'roles_assigned');
  if (isRetired(application)) return { possible: [], may_work: false, own_work: false };
  const may_work = mayWork(caller, application, now);
  const reviews = control !== undefined && isReviewed(control) && mayReview(caller, application);
  const own_work = reviews && (await workBy(caller.id, control)) !== undefined;
  const actions = possible<typeof now.state, ControlAction>(CONTROL_FLOW, now.state);
  const isMine = (action: ControlAction) =>
    (may_work && OF_WORKERS.includes(action)) || (reviews && !own_work && OF_REVIEWERS.includes(action));
  return { possible: actions.filter(isMine), may_work, own_work };
};

/** In the order of addition. */
const piecesOf = async (caller: Caller, control: Control | undefined, today: string): Promise<Evidence[]> => {
  if (!control) return [];
  const [kept, names] = await Promise.all([
    evidence.several(control.evidence.map(({ id }) => id)),
    shownUses(readable(caller)),
  ]);
  return control.evidence.flatMap(({ id }) => {
    const { revision: _, ...piece } = kept.find((one) => one.id === id) ?? {};
    if (!('proves' in piece)) return [];
    const relied_on = control.state === 'accepted' && isReliedOn(control.evidence, id, today);
    return [{ ...piece, proves: names(piece.proves), standing: evidenceStateOn(piece, today), relied_on }];
  });
};

export const shown = async (caller: Caller, { application, asked, enabled, control }: Found): Promise<ShownControl> => {
  const today = await companyDay();
  const { implementation, justification, submitted, accepted, returned } =
    control ?? untouched(application.id, asked.key);
  const [pieces, rights] = await Promise.all([
    piecesOf(caller, control, today),
    rightsIn(caller, application, control),
  ]);
  return {
    ...listed({ asked, enabled }, control && summaryOf(control), today),
    ...{ version: control?.version ?? 0, updated_by: control?.updated_by ?? null },
    ...{ application_id: application.id, entity_id: controls.idOf(application.id, asked.key) },
    ...{ guidance: await guidanceOn(asked.key), implementation, justification, submitted, accepted, returned },
    ...{ evidence: pieces, asked_by: askedBy(asked, enabled), ...rights },
  };
};

export const showControl = async (caller: Caller, params: Params) => shown(caller, await find(caller, params));
