/** The frameworks of an application: those proposed from its answers, and those that people decide. */
import { appliedOf, proposedFor } from '#domain/applicability/applicability.ts';
import type { ApplicationFramework, ApplicationFrameworks, Judgment } from '#domain/applicability/judgment.ts';
import { judgmentRules } from '#domain/applicability/judgment-rules.ts';
import { type LawRole, rolesUnder } from '#domain/applicability/roles.ts';
import { fieldError } from '#domain/field-error.ts';
import { countsIn, countsOf, UNLINKED } from '#domain/frameworks/coverage.ts';
import { isAnswered, valuesOf } from '#domain/questions/question.ts';
import { problemsOf, tidied } from '#domain/rules.ts';
import { mayJudge, mustBeInUse, reachableApplication, reachableAtHand } from '#lambdas/applications/access.ts';
import type { ApplicationContext } from '#lambdas/applications/context-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import {
  changedMeanwhile,
  forbidden,
  invalid,
  notEnabled,
  notFound,
  raise,
  retiredFramework,
} from '#lambdas/known-errors.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { judgments } from './judgment-store.ts';
import { frameworks } from './store.ts';

const NOTHING_DONE = { accepted: [], excluded: [] };
const NOTHING_ASKED = countsIn([], UNLINKED, NOTHING_DONE);

const shown = async ({
  application,
  intake,
  judgments: { said, version },
}: ApplicationContext): Promise<ApplicationFrameworks> => {
  const answers = valuesOf(intake.answers);
  const enabled = await frameworks.enabled();
  const done = application.compliance ?? NOTHING_DONE;
  const proposals = proposedFor(
    answers,
    enabled.map(({ framework }) => framework.id),
  );
  const concerned = enabled.flatMap(({ framework, linked }): ApplicationFramework[] => {
    const { id, name, status, jurisdiction } = framework;
    const proposed = proposals[id];
    if (!proposed) return [];
    const applied = appliedOf(proposed, said[id]);
    const counts = applied.applies ? countsOf(framework, linked, applied, done) : NOTHING_ASKED;
    return [
      {
        framework: { id, name, status, jurisdiction },
        ...{ proposed, standing: applied, counts },
        said: said[id] ?? null,
        roles: rolesUnder(framework),
      },
    ];
  });
  return { version, answered: Object.values(answers).filter(isAnswered).length, frameworks: concerned };
};

export const showFrameworksOf = async (caller: Caller, id: string) => shown(await reachableAtHand(caller, id));

type Deciding = { applicable: 'true' | 'false'; reason: string; role?: LawRole | undefined };

/** Query parameters follow the same rules as the form. */
const judgmentOf = (caller: Caller, asked: Deciding, roles: readonly LawRole[]): Judgment => {
  const rules = judgmentRules(asked.applicable);
  const reason = String(tidied(rules.reason, asked.reason));
  const broken = problemsOf({ reason: rules.reason }, { reason });
  const errors = Object.entries(broken).map(([field, { code, params }]) => fieldError(field, code, params));
  if (errors.length > 0) throw invalid(errors);
  const { role = null } = asked;
  if (role && !roles.includes(role)) throw invalid([fieldError('role', 'not_a_choice', { choices: roles.join(', ') })]);
  return { applicable: asked.applicable === 'true', reason, role, at: new Date().toISOString(), by: actorOf(caller) };
};

const withoutNames = (one: Judgment | undefined) =>
  one && { applicable: one.applicable, law_role: one.role, reason: one.reason };

export const judgeFramework = async (
  caller: Caller,
  { id, frameworkId }: { id: string; frameworkId: string },
  asked: Deciding,
  changeable: (version: number) => boolean,
) => {
  const application = await reachableApplication(caller, id);
  if (!mayJudge(caller, application))
    throw forbidden('You can read this application but not decide which frameworks apply to it.');
  mustBeInUse(application);
  const { framework } = (await frameworks.get(frameworkId)) ?? raise(notFound('framework'));
  if (framework.retired) throw retiredFramework();
  const enabled = await frameworks.enabled();
  if (!enabled.some((one) => one.framework.id === frameworkId)) throw notEnabled();
  const judgment = judgmentOf(caller, asked, rolesUnder(framework));
  await applications.note(id, 'framework_judged', caller.actor, async () => {
    const before = await judgments.get(id);
    if (!changeable(before.version)) throw changedMeanwhile('application', true);
    return {
      changes: [{ field: framework.name, from: withoutNames(before.said[frameworkId]), to: withoutNames(judgment) }],
      otherWrites: [judgments.say(id, before, frameworkId, judgment), messages.to('settle-compliance', { id })],
    };
  });
  return shown(await reachableAtHand(caller, id));
};
