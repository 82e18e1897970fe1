/**
 * The details page of an application: seven reads, and one for its vendor. Enabled frameworks are cached for a minute.
 */
import type { ApplicationDetails } from '#domain/applications/details.ts';
import { lifecycleOf } from '#domain/applications/lifecycle.ts';
import { nextSteps } from '#domain/applications/next-steps.ts';
import { checklist, intakeState } from '#domain/approval/checklist.ts';
import { openIn } from '#domain/approval/transitions.ts';
import { asSeenBy } from '#domain/audit/seen.ts';
import { titled } from '#domain/audit/titled.ts';
import type { LinkedFramework } from '#domain/catalogue/linked.ts';
import { controlsOf } from '#domain/controls/of-application.ts';
import { appliedFrameworksOf } from '#domain/frameworks/compliance.ts';
import { countsOf } from '#domain/frameworks/coverage.ts';
import { ownAnswersIn } from '#domain/own-questions/answers.ts';
import { valuesOf } from '#domain/questions/question.ts';
import { risksWith } from '#domain/risks/risks.ts';
import { trail } from '#lambdas/audit/store.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { reachableAtHand } from './access.ts';
import type { ApplicationContext } from './context-store.ts';
import { intakeShown } from './intake.ts';
import { intakes } from './intake-store.ts';

const LATEST = 5;

/** Coverage of the enabled frameworks that may apply. */
const coverageIn = (
  { application, intake, judgments }: ApplicationContext,
  enabled: readonly LinkedFramework[],
): ApplicationDetails['coverage'] => {
  const done = application.compliance ?? { accepted: [], excluded: [] };
  const ids = enabled.map(({ framework }) => framework.id);
  const applied = appliedFrameworksOf(valuesOf(intake.answers), judgments.said, ids);
  return enabled.flatMap(({ framework, linked }) => {
    const ofFramework = applied[framework.id];
    if (!ofFramework?.applies) return [];
    const { id, name } = framework;
    return [
      { framework: { id, name }, decided: ofFramework.decided, counts: countsOf(framework, linked, ofFramework, done) },
    ];
  });
};

/** Counts the demanded controls that are accepted or do not apply. */
const controlsIn = (
  { application, intake, judgments, vendor }: ApplicationContext,
  enabled: readonly LinkedFramework[],
) => {
  const asked = controlsOf({ answers: valuesOf(intake.answers), said: judgments.said, vendor, enabled });
  const { accepted = [], excluded = [] } = application.compliance ?? {};
  const finished = new Set([...accepted, ...excluded]);
  return { finished: asked.filter(({ key }) => finished.has(key)).length, asked: asked.length };
};

export const detailsOf = async (caller: Caller, id: string): Promise<ApplicationDetails> => {
  // In parallel; if access is denied, no part is returned.
  const [found, submitted, latest, enabled, fields, open_tasks, own] = await Promise.all([
    reachableAtHand(caller, id),
    intakes.versions(id, 1, undefined),
    trail.activity(keys.application(id), {}, LATEST, undefined),
    frameworks.enabledLately(),
    customFields.of('applications'),
    tasks.count({ thing: 'application', id }, 'open'),
    intakeQuestions.asked(),
  ]);
  const { descriptors, rounds, assessments, vendor } = found;
  const { compliance, ...application } = found.application;
  const { answers, company_questions: _, ...intake } = intakeShown(found.intake, own);
  const [last] = submitted.items;
  const company_questions = ownAnswersIn(last, own);
  const checks = checklist(application, intakeState(last, found.intake, own), fields);
  const conditions = openIn(rounds);
  const risks = risksWith(valuesOf(answers), descriptors.said, compliance?.accepted, vendor).map(
    ({ key, inherent, residual, provisional, own }) => ({ key, inherent, residual, provisional, own }),
  );
  const answered = Object.values(answers).filter(({ values }) => values.length > 0).length;
  const controls = controlsIn(found, enabled);
  return {
    ...{ application, intake, ...(company_questions && { company_questions }) },
    lifecycle: lifecycleOf({ application, answers: answered, risks, controls, assessments }),
    next: nextSteps({ application, checklist: checks, conditions, assessments }),
    risks,
    coverage: coverageIn(found, enabled),
    open_tasks,
    activity: titled(asSeenBy(caller.roles, latest.items)),
  };
};
