/** Publishing, review, retirement and restoring of a policy. */
import type { AuditEvent } from '#domain/audit/words.ts';
import { addMonths, laterDay } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import { isAsking } from '#domain/policies/asking.ts';
import { hashOfVersion } from '#domain/policies/hash.ts';
import type { KeptPolicy, PolicyPublication, PolicyStep } from '#domain/policies/policy.ts';
import { retirementReasonRule } from '#domain/policies/rules.ts';
import { effectiveDayProblem } from '#domain/policies/versions.ts';
import { POLICY_FLOW, type PolicyAction, type PolicyStatus } from '#domain/policies/words.ts';
import { problemOf } from '#domain/rules.ts';
import { next, possible } from '#domain/states.ts';
import { companyDay } from '#lambdas/company/store.ts';
import { ConflictError } from '#lambdas/errors.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { illegalTransition, incomplete, invalid } from '#lambdas/known-errors.ts';
import { toBeChanged } from '#lambdas/persistence/entities.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { askPolicy } from './ask.ts';
import { mustEditPolicy, readPolicy } from './rights.ts';
import { hasChanges, shownPolicy } from './shown.ts';
import { policies } from './store.ts';
import { policyVersions } from './version-store.ts';

type Changeable = (version: number) => boolean;

const nowBy = (caller: Caller) => ({ at: new Date().toISOString(), by: actorOf(caller) });

const reviewAfter = ({ review_months, review_on }: KeptPolicy, day: string) =>
  review_months === null ? review_on : addMonths(day, Number(review_months));

/** The company explains a new version, and why people who acknowledged an earlier one are asked again or not. */
const mustBeExplained = (policy: KeptPolicy, sent: PolicyPublication, today: string) => {
  const { published, asked, acknowledgement } = policy;
  const badDay = effectiveDayProblem(policy, sent.effective_on, today);
  const wasAsked = acknowledgement === 'asked' && asked !== null;
  const errors = [
    ...(published && sent.what_changed === '' ? [fieldError('what_changed', 'required')] : []),
    ...(wasAsked && sent.reason === '' ? [fieldError('reason', 'required')] : []),
    ...(badDay ? [fieldError('effective_on', badDay.code, badDay.params)] : []),
  ];
  if (errors.length > 0) throw invalid(errors);
  return wasAsked;
};

/** If the version that asked is superseded before it applies, the days count from the version in its place. */
const stillAsked = (asked: KeptPolicy['asked'], on: string) => asked && { ...asked, on: asked.on < on ? asked.on : on };

const mustHaveContent = ({ text, link }: KeptPolicy) => {
  if (text === '' && link === '') throw incomplete([fieldError('text', 'required')]);
};

export const publishPolicy = (caller: Caller, id: string, sent: PolicyPublication, changeable: Changeable) =>
  retryOnConflict(async () => {
    const policy = toBeChanged(await readPolicy(caller, id), changeable, 'policy');
    mustEditPolicy(caller, policy);
    if (policy.status === 'retired')
      throw new ConflictError('This policy is retired. Restore it before you publish a version.', { code: 'retired' });
    mustHaveContent(policy);
    if (!(await hasChanges(policy)))
      throw new ConflictError('Nothing has changed since the last version. Change the policy before you publish it.', {
        code: 'nothing_changed',
      });
    const [today, done] = [await companyDay(), nowBy(caller)];
    const wasAsked = mustBeExplained(policy, sent, today);
    const { name, purpose, text, link, acknowledgement } = policy;
    const { what_changed, effective_on } = sent;
    const number = (policy.published?.number ?? 0) + 1;
    const isAskedAgain = acknowledgement === 'asked' && (!wasAsked || sent.ask_again === 'yes');
    const on = laterDay(effective_on, today);
    const asked = isAskedAgain ? { from: number, on } : stillAsked(policy.asked, on);
    const content = { number, name, purpose, text, link, what_changed, effective_on };
    const hash = await hashOfVersion(id, content);
    const version = {
      ...{ ...content, ...done, hash },
      ask_again: wasAsked ? sent.ask_again : null,
      reason: wasAsked ? sent.reason : '',
      asks_from: acknowledgement === 'asked' ? (asked?.from ?? null) : null,
    };
    const published = { number, ...done, effective_on, hash, name, purpose };
    const after = { ...policy, status: 'in_force', published, asked, review_on: reviewAfter(policy, on) } as const;
    const saved = await policies.update(policy, after, caller.actor, {
      action: 'published',
      otherWrites: [policyVersions.keep(id, version), ...(isAskedAgain ? [askPolicy(policy, null)] : [])],
      also: [
        { field: 'version_number', to: number },
        { field: 'effective_on', to: effective_on },
        { field: 'sha256', to: hash },
        ...(what_changed === '' ? [] : [{ field: 'what_changed', to: what_changed }]),
        ...(wasAsked
          ? [
              { field: 'ask_again', to: sent.ask_again },
              { field: 'reason', to: sent.reason },
            ]
          : []),
      ],
    });
    return shownPolicy(caller, saved);
  });

const EVENTS: Record<PolicyAction, AuditEvent> = { review: 'reviewed', retire: 'retired', restore: 'brought_back' };

const mustBeReasoned = ({ action, reason }: PolicyStep) => {
  const broken = action === 'retire' ? problemOf(retirementReasonRule, reason) : undefined;
  if (broken) throw invalid([fieldError('reason', broken.code, broken.params)]);
  if (action === 'restore' && reason !== '') throw invalid([fieldError('reason', 'not_with_this')]);
};

export const takePolicyStep = (caller: Caller, id: string, step: PolicyStep, changeable: Changeable) =>
  retryOnConflict(async () => {
    const policy = toBeChanged(await readPolicy(caller, id), changeable, 'policy');
    mustEditPolicy(caller, policy);
    const { action, reason } = step;
    const status = next<PolicyStatus, PolicyAction>(POLICY_FLOW, policy.status, action);
    if (!status)
      throw illegalTransition(
        'policy',
        policy.status,
        action,
        possible<PolicyStatus, PolicyAction>(POLICY_FLOW, policy.status),
      );
    mustBeReasoned(step);
    const done = nowBy(caller);
    const becomes: Record<PolicyAction, () => Promise<Partial<KeptPolicy>>> = {
      review: async () => {
        const review_on = policy.review_months === null ? '' : reviewAfter(policy, await companyDay());
        return { reviewed: done, review_on };
      },
      retire: async () => ({ retirement: { ...done, reason } }),
      // People have their days again, because they could not acknowledge it meanwhile.
      restore: async () => ({
        retirement: null,
        asked: policy.asked && {
          from: policy.asked.from,
          on: laterDay(policy.published?.effective_on ?? '', await companyDay()),
        },
      }),
    };
    const after = { ...policy, ...(await becomes[action]()), status };
    const saved = await policies.update(policy, after, caller.actor, {
      action: EVENTS[action],
      otherWrites: action === 'restore' && isAsking(after) ? [askPolicy(policy, null)] : [],
      also: action === 'review' && reason !== '' ? [{ field: 'reason', to: reason }] : [],
    });
    return shownPolicy(caller, saved);
  });
