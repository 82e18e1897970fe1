/** Intake questions, and the tier that follows from submitted answers. */
import { isDeepStrictEqual } from 'node:util';
import { type Intake, type IntakeVersion, tierFacts } from '#domain/applications/intake.ts';
import { answersSince } from '#domain/approval/checklist.ts';
import { isApproved } from '#domain/approval/states.ts';
import type { Change } from '#domain/audit/audit.ts';
import { fieldError } from '#domain/field-error.ts';
import { overriddenBy } from '#domain/override/override.ts';
import { askedWith, missingAnswers, questionNames } from '#domain/own-questions/answers.ts';
import { intakeWith } from '#domain/own-questions/questionnaire.ts';
import type { OwnQuestions } from '#domain/own-questions/rules.ts';
import { contradictionsIn } from '#domain/questions/assess.ts';
import { type Answers, answerProblem, tidyAnswer, valuesOf } from '#domain/questions/question.ts';
import { INTAKE, tierOf } from '#domain/tiering/tiering.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, invalid, notFound, rulesChanged } from '#lambdas/known-errors.ts';
import { overrides } from '#lambdas/overrides/store.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { mustBeEditable, reachableApplication } from './access.ts';
import { markByAnswers } from './approved-answers.ts';
import { intakes, type KeptIntake } from './intake-store.ts';
import { applications } from './store.ts';

/** `own` are the company's questions. */
export const intakeShown = ({ version, answers }: KeptIntake, own: OwnQuestions | undefined): Intake => {
  const intake = intakeWith(own);
  const company_questions = askedWith(own, valuesOf(answers));
  return {
    version,
    rules_version: intake.version,
    answers,
    ...(company_questions && { company_questions }),
    result: tierOf(valuesOf(answers), intake),
  };
};

const mustBeCurrent = (rules: string | undefined, own: OwnQuestions | undefined) => {
  const { version } = intakeWith(own);
  if (rules !== undefined && rules !== version) throw rulesChanged(version);
};

export const showIntake = async (caller: Caller, id: string): Promise<Intake> => {
  await reachableApplication(caller, id);
  const [intake, own] = await Promise.all([intakes.get(id), intakeQuestions.asked()]);
  return intakeShown(intake, own);
};

type Answering = { values: readonly string[]; seen?: readonly string[]; rules_version?: string };

export const answerQuestion = async (
  caller: Caller,
  id: string,
  key: string,
  { values, seen, rules_version }: Answering,
): Promise<Intake> => {
  const application = await reachableApplication(caller, id);
  mustBeEditable(caller, application);
  const own = await intakeQuestions.asked();
  mustBeCurrent(rules_version, own);
  const question = intakeWith(own).questions.find((one) => one.key === key);
  if (!question) throw invalid([fieldError('question', 'no_such_question', { question: key })]);
  const broken = answerProblem(question, values);
  if (broken) throw invalid([fieldError('values', broken.code, broken.params)]);

  const by = actorOf(caller);
  const given = { values: tidyAnswer(question, values), at: new Date().toISOString(), by };
  const intake = await intakes.answer(id, question.key, given, seen && tidyAnswer(question, seen));
  if (isApproved(application.approval_status)) await markByAnswers(caller, id, valuesOf(intake.answers));
  await messages.send('settle-compliance', { id });
  return intakeShown(intake, own);
};

const mustBeSubmittable = (answers: Answers, own: OwnQuestions | undefined) => {
  if (Object.values(answers).every((values) => values.length === 0))
    throw invalid([fieldError('answers', 'nothing_answered')]);
  const contradictions = contradictionsIn(INTAKE, answers).flatMap(([one, other]) => [
    fieldError(`answers.${one}`, 'contradicts', { other }),
    fieldError(`answers.${other}`, 'contradicts', { other: one }),
  ]);
  const missing = missingAnswers(own, answers).map(({ id, text: label, text_es: label_es }) =>
    fieldError(`answers.${id}`, 'custom_missing', { label, label_es }),
  );
  const errors = [...contradictions, ...missing];
  if (errors.length > 0) throw invalid(errors);
};

/** The changed answers for the audit log; the first submission has no entry. */
const answerChanges = (last: IntakeVersion, version: IntakeVersion): Change[] => {
  const since = answersSince(valuesOf(last.answers), valuesOf(version.answers));
  const side = (which: 'from' | 'to') => Object.fromEntries(since.map((one) => [one.question, one[which]]));
  return since.length === 0 ? [] : [{ field: 'answers', from: side('from'), to: side('to') }];
};

const changesBetween = (last: IntakeVersion | null | undefined, version: IntakeVersion): Change[] => [
  { field: 'intake', from: last?.number, to: version.number },
  ...(last && last.rules_version !== version.rules_version
    ? [{ field: 'rules_version', from: last.rules_version, to: version.rules_version }]
    : []),
  ...(last ? answerChanges(last, version) : []),
];

/** The texts of own questions with changed answers, as they were asked. */
const namesIn = (last: IntakeVersion | null | undefined, version: IntakeVersion) => {
  const keys = last
    ? answersSince(valuesOf(last.answers), valuesOf(version.answers)).map(({ question }) => question)
    : [];
  return { ...questionNames(last?.company_questions, keys), ...questionNames(version.company_questions, keys) };
};

/** Stores the answers as a version and sets the resulting tier. */
const keepIntake = (
  caller: Caller,
  id: string,
  rules: string,
  changeable: (version: number) => boolean,
): Promise<IntakeVersion> =>
  retryOnConflict(async () => {
    const application = await reachableApplication(caller, id);
    mustBeEditable(caller, application);
    const [intake, own] = await Promise.all([intakes.get(id), intakeQuestions.asked()]);
    mustBeCurrent(rules, own);
    if (!changeable(intake.version)) throw changedMeanwhile('intake', true);
    const answers = valuesOf(intake.answers);
    mustBeSubmittable(answers, own);

    const last = application.tier && (await intakes.version(id, application.tier.intake));
    if (last?.rules_version === rules && isDeepStrictEqual(valuesOf(last.answers), answers)) return last;

    const { company_questions, result } = intakeShown(intake, own);
    const number = (last?.number ?? 0) + 1;
    const by = actorOf(caller);
    const version = {
      ...{ number, at: new Date().toISOString(), by, rules_version: rules },
      ...{ answers: intake.answers, ...(company_questions && { company_questions }), result },
    };
    const answered = { ...application, risk_tier: result.tier, tier: tierFacts(version) };
    // An override stays in force only while the answers lead to the same tier.
    const override = application.tier?.override;
    const holds = override?.instead_of === result.tier;
    const judged = override && holds ? overriddenBy(answered, override) : answered;
    const ended = override && !holds ? await overrides.end(id, override.id, version.at, by) : [];
    await applications.update(application, judged, caller.actor, {
      ...{ action: 'intake_submitted', also: changesBetween(last, version) },
      names: namesIn(last, version),
      otherWrites: [...intakes.keep(id, version, intake), ...ended],
    });
    return version;
  });

export const submitIntake = async (
  caller: Caller,
  id: string,
  rules: string,
  changeable: (version: number) => boolean,
): Promise<IntakeVersion> => {
  const version = await keepIntake(caller, id, rules, changeable);
  await markByAnswers(caller, id, valuesOf(version.answers));
  return version;
};

export const listIntakeVersions = async (caller: Caller, id: string, limit: number, after: string | undefined) => {
  await reachableApplication(caller, id);
  return intakes.versions(id, limit, after);
};

export const showIntakeVersion = async (caller: Caller, id: string, number: string): Promise<IntakeVersion> => {
  await reachableApplication(caller, id);
  const version = /^[1-9]\d{0,3}$/.test(number) ? await intakes.version(id, Number(number)) : undefined;
  if (!version) throw notFound('intake');
  return version;
};
