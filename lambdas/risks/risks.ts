import type { KeptApplication } from '#domain/applications/application.ts';
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import { isAnswered, valuesOf } from '#domain/questions/question.ts';
import type { DescriptorKey } from '#domain/risks/descriptors.ts';
import { IN_CATALOGUE, type Proposal } from '#domain/risks/proposals.ts';
import {
  type ApplicationRisk,
  type ApplicationRisks,
  DescriptorName,
  type OwnLevel,
  type OwnLevelDraft,
} from '#domain/risks/risk.ts';
import { risksWith } from '#domain/risks/risks.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { mayJudge, mustBeInUse, reachableApplication } from '#lambdas/applications/access.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { forbidden, notFound } from '#lambdas/known-errors.ts';
import { vendorRiskOf } from '#lambdas/vendors/risk-store.ts';
import { isSeenBy } from '#lambdas/vendors/service.ts';
import { descriptors } from './store.ts';

type Params = { id: string; descriptor: string };

/** Controls have the catalogue's title, frameworks the catalogue's id. */
const titled = (proposal: Proposal): ApplicationRisk['proposals'] => {
  if (proposal.kind === 'framework') return [{ ...proposal, framework: IN_CATALOGUE[proposal.key]?.id ?? null }];
  if (proposal.kind !== 'control') return [proposal];
  return [{ ...proposal, title: CONTROL_TITLES[proposal.key] }];
};

/** The vendor's name is shown only with access to the vendor. */
const visibleVendor = (caller: Caller, known: Awaited<ReturnType<typeof vendorRiskOf>>): ApplicationRisk['vendor'] =>
  known
    ? {
        id: known.vendor.id,
        name: isSeenBy(caller)(known.vendor) ? known.vendor.name : '',
        level: known.risk,
        gate: known.vendor.risk_gate ?? '',
      }
    : null;

const found = async (caller: Caller, application: KeptApplication): Promise<ApplicationRisks> => {
  const { id, compliance } = application;
  const [{ answers }, { said }, vendor] = await Promise.all([
    intakes.get(id),
    descriptors.get(id),
    vendorRiskOf(application),
  ]);
  const given = valuesOf(answers);
  const answered = Object.values(given).filter(isAnswered).length;
  const risks = risksWith(given, said, compliance?.accepted, vendor?.risk);
  const shown = risks.map(({ by_vendor, ...risk }) => ({
    ...risk,
    vendor: by_vendor ? visibleVendor(caller, vendor) : null,
    proposals: risk.proposals.flatMap(titled),
  }));
  return { rules_version: RULES_VERSION, answered, risks: shown };
};

export const showRisks = async (caller: Caller, id: string) => {
  return found(caller, await reachableApplication(caller, id));
};

const judged = async (caller: Caller, { id, descriptor }: Params) => {
  const application = await reachableApplication(caller, id);
  if (!mayJudge(caller, application))
    throw forbidden('You can read this application but not suggest levels for its risks.');
  mustBeInUse(application);
  const { success, data } = DescriptorName.safeParse(descriptor);
  if (!success) throw notFound('risk');
  return { application, key: data };
};

/** Recorded in the application's audit log, with the previous statement. */
const say = (caller: Caller, id: string, key: DescriptorKey, own: OwnLevel | undefined) =>
  applications.note(id, 'risk_judged', caller.actor, async () => {
    const before = await descriptors.get(id);
    const visibleVendor = (level: OwnLevel | undefined) => level && { level: level.level, reason: level.reason };
    return {
      changes: [{ field: key, from: visibleVendor(before.said[key]), to: visibleVendor(own) }],
      otherWrites: [descriptors.say(id, before, key, own)],
    };
  });

export const judgeRisk = async (caller: Caller, params: Params, draft: OwnLevelDraft) => {
  const { application, key } = await judged(caller, params);
  const by = actorOf(caller);
  await say(caller, params.id, key, { ...draft, at: new Date().toISOString(), by });
  return found(caller, application);
};

export const takeJudgmentBack = async (caller: Caller, params: Params) => {
  const { key } = await judged(caller, params);
  const { said } = await descriptors.get(params.id);
  if (said[key]) await say(caller, params.id, key, undefined);
};
