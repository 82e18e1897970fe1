/** Seeds the vendors' due diligence and approvals through the services that people and vendors use. */
import type { RequestOrigin } from '#contract/http/route.ts';
import { DecisionMade } from '#domain/approval/approval.ts';
import { addDays } from '#domain/day.ts';
import { DILIGENCE_QUESTIONS } from '#domain/diligence/questions.ts';
import type { RequestActor } from '#domain/entity.ts';
import { dayIn } from '#domain/time-zone.ts';
import { approvalsOf } from '#lambdas/approvals/approvals.ts';
import { vendor as ofVendor } from '#lambdas/approvals/subjects.ts';
import { answerByLink, readByLink, sendByLink } from '#lambdas/diligence/by-link.ts';
import { makeLink } from '#lambdas/diligence/links.ts';
import { acceptAnswers } from '#lambdas/diligence/steps.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { readCaller } from '#lambdas/people/store.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { recomputeVendorWork } from '#lambdas/work/service.ts';
import { COMPANY } from './company.ts';
import { type Answered, ASKED, DECIDED, SUBMITTED } from './vendor-work.ts';

type People = Readonly<Record<'Alan' | 'Grace' | 'Radia', RequestActor>>;
type Which = (vendor: string) => string;

const approvals = approvalsOf(ofVendor);

/** A caller with a fresh sign-in. */
const callerOf = async (actor: RequestActor): Promise<Caller> => {
  const record = await readCaller(actor.id);
  if (!record) throw new Error('Nobody has this id.');
  const token = { subject: actor.id, username: actor.id, text: '', signedInAt: new Date(), session: undefined };
  return { ...record, actor, token: { ...token, device: undefined, scopes: 'person', isForAccount: true } };
};

const originFrom = (address: string): RequestOrigin => ({
  ...{ id: 'demo-request', at: new Date().toISOString(), address },
  browser: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1',
});

/** No e-mail address is given, so no mail is sent. */
const linkFor = async (by: Caller, id: string) => {
  const { url } = await makeLink(by, id, { email: '', language: 'en' }, originFrom('203.0.113.24'));
  return new URL(url).hash.slice(1);
};

const answer = async (token: string, { answers, by }: Answered) => {
  const from = originFrom('192.0.2.61');
  for (const { key } of DILIGENCE_QUESTIONS) {
    const values = answers[key];
    if (values) await answerByLink({ token, question: key, values }, from);
  }
  if (by) await sendByLink({ token, ...by }, from);
  else await readByLink(token, from);
};

const ask = async (by: Caller, id: string, answered: Answered) => {
  const { questionnaire } = (await vendors.get(id)) ?? {};
  if (questionnaire) return;
  await answer(await linkFor(by, id), answered);
  if (answered.isAccepted) await acceptAnswers({ caller: by, id });
};

const always = () => true;

const submit = async (by: Caller, id: string, note: string) => {
  const { approval_status } = (await vendors.get(id)) ?? {};
  if (approval_status === 'not_submitted') await approvals.submit(by, id, { note, acknowledgement: '' }, always);
};

/** Idempotent: an interrupted seed can be repeated. */
export const furnishVendors = async (people: People, which: Which) => {
  const [alan, grace, radia] = [
    await callerOf(people.Alan),
    await callerOf(people.Grace),
    await callerOf(people.Radia),
  ];
  for (const [name, answered] of Object.entries(ASKED)) await ask(grace, which(name), answered);
  for (const { vendor, note } of SUBMITTED) await submit(grace, which(vendor), note);

  const { vendor, review, reason, conditions } = DECIDED;
  const id = which(vendor);
  const stage = async () => {
    const { approval, approval_status } = (await vendors.get(id)) ?? {};
    return approval_status === 'in_review' ? approval?.stage : undefined;
  };
  if ((await stage()) === 1)
    await approvals.decide(radia, id, DecisionMade.parse({ ...review, round: 1, stage: 1 }), always);
  const owners = { Grace: grace.id, Radia: radia.id };
  const asks = conditions.map(({ owner, days, text }) => ({
    ...{ text, owner: owners[owner] },
    due: addDays(dayIn(COMPANY.time_zone), days),
  }));
  const decision = { round: 1, stage: 2, verdict: 'approve_with_conditions', reason, conditions: asks };
  if ((await stage()) === 2) await approvals.decide(alan, id, DecisionMade.parse(decision), always);
  // Recomputed here, because the stream reader may skip changes from before its first start.
  for (const { id: one } of await vendors.rows()) await recomputeVendorWork(one);
};
