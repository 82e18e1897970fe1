/** Warns about evidence that expires soon, and returns accepted controls whose evidence expired. */
import { isDeepStrictEqual } from 'node:util';
import { ownersIn } from '#domain/applications/people.ts';
import type { EvidenceRow, KeptEvidence, Use } from '#domain/controls/evidence.ts';
import { evidenceStateOn, SOON } from '#domain/controls/in-force.ts';
import { after, hasLapsed } from '#domain/controls/work.ts';
import { addDays, daysBetween } from '#domain/day.ts';
import { SYSTEM } from '#domain/entity.ts';
import type { ComplianceRow } from '#domain/frameworks/compliance.ts';
import { isRetired } from '#domain/life/life.ts';
import { applications } from '#lambdas/applications/store.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { aboutControl, notifyOf } from '#lambdas/notifications/notify-of-control.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { transact } from '#lambdas/persistence/transaction.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';

/** Days before the expiry at which people are notified, once each. */
const WARNINGS = [0, 7, SOON];
/**
 * Acceptance is projected to the application with a delay: a control accepted at the moment of expiry is found on one
 * of these nights.
 */
const LOOKED_AFTER = 7;

type Applications = ReadonlyMap<string, ComplianceRow>;

const named = (proves: readonly Use[], rows: Applications) =>
  proves.map((use) => ({ ...use, application_name: rows.get(use.application_id)?.name ?? use.application_name }));

/** Controls of retired applications keep their state until the application is reactivated. */
const isAccepted = ({ application_id, control }: Use, rows: Applications) => {
  const row = rows.get(application_id);
  return row !== undefined && !isRetired(row) && row.compliance?.accepted.includes(control) === true;
};

const isToBeSeen = (piece: EvidenceRow, date: string, rows: Applications) => {
  const { expires_on, proves, standing } = piece;
  if (standing !== evidenceStateOn(piece, date) || !isDeepStrictEqual(named(proves, rows), proves)) return true;
  if (expires_on === null || expires_on > addDays(date, SOON)) return false;
  return expires_on >= addDays(date, -LOOKED_AFTER) || proves.some((use) => isAccepted(use, rows));
};

const giveBack = (id: string, date: string) =>
  retryOnConflict(async () => {
    const control = await controls.get(id);
    const context = { at: new Date().toISOString(), by: SYSTEM };
    const lapsed = control && hasLapsed(control, date) ? after(control, 'expire', context) : undefined;
    if (!control || !lapsed) return;
    const changes = [{ field: 'control_state', from: control.state, to: lapsed.state }];
    await controls.update(control, lapsed, SYSTEM, { action: 'evidence_expired', changes });
  });

const warn = async ({ id, name, expires_on }: KeptEvidence, use: Use, left: number) => {
  const within = WARNINGS.find((days) => left <= days);
  const [application, control] = await Promise.all([
    applications.get(use.application_id),
    controls.get(controls.idOf(use.application_id, use.control)),
  ]);
  if (within === undefined || expires_on === null || !application || !control) return;
  const params = { ...aboutControl(control, application), evidence: name, until: expires_on };
  const event = { id: `evidence ${id} ${expires_on} ${within} ${control.id}`, at: new Date().toISOString() };
  const people = [control.owner?.id, ...ownersIn(application.people)];
  await notifyOf({ people, what: { kind: 'evidence_ending', params } }, application, event);
};

export const seeTo = async (id: string, date: string, rows: Applications = new Map()) => {
  const piece = await evidence.get(id);
  if (!piece) return;
  const left = piece.expires_on === null ? Number.POSITIVE_INFINITY : daysBetween(date, piece.expires_on);
  for (const use of piece.proves) {
    const application = await applications.get(use.application_id);
    // Retired applications keep their state.
    if (!application || isRetired(application)) continue;
    if (left < 0) await giveBack(controls.idOf(use.application_id, use.control), date);
    else await warn(piece, use, left);
  }
  await retryOnConflict(async () => {
    const now = await evidence.get(id);
    if (!now) return;
    const { standing, proves } = { standing: evidenceStateOn(now, date), proves: named(now.proves, rows) };
    const isSame = standing === now.standing && isDeepStrictEqual(proves, now.proves);
    if (!isSame) await transact(await evidence.become(now, { ...now, standing, proves }));
  });
};

const seeToEvidence = async (date: string) => {
  const rows = new Map((await applications.compliance()).map((row) => [row.id, row]));
  for (const piece of await evidence.rows()) if (isToBeSeen(piece, date, rows)) await seeTo(piece.id, date, rows);
};

export const performed = job('daily-evidence', async ({ date }) => seeToEvidence(await noEarlierThanToday(date)));
