/**
 * The risks of an application, from the answers of its intake: the same in the browser as in the API. What is not answered,
 * or not known, may be so: the highest level that is still possible counts, and is provisional.
 */
import {
  type Answers,
  type Condition,
  isAsked,
  type Known,
  knownBy,
  meeting,
  type Question,
  truthOf,
} from '#domain/questions/question.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import {
  DESCRIPTORS,
  type Descriptor,
  type DescriptorKey,
  RISK_LEVELS,
  type RiskLevel,
  type Rule,
} from './descriptors.ts';
import { PROPOSALS, type Proposal } from './proposals.ts';

/** A question, and of its answer the values that count here; none where it has no answer yet. */
type Given = { question: string; values: string[] };

export type Risk = {
  key: DescriptorKey;
  /** By what the application is and does: the highest that is still possible. */
  inherent: RiskLevel;
  /** What is left of that. */
  residual: RiskLevel;
  /** Some answer could still make it lower. */
  provisional: boolean;
  /** What makes it so, or may; where nothing does, what keeps it from being more. */
  because: Given[];
  /** Somebody who looks at each output holds it down. */
  checked: boolean;
  proposals: Proposal[];
};

/** What holds risks down, once it was accepted that it does. */
export type AcceptedControl = { readonly lowers: readonly DescriptorKey[] };

type Group = Rule[number];

const groupTruth = (group: Group, known: Known) => {
  const truths = group.map((condition) => truthOf(condition, known));
  return truths.find((truth) => truth === 'yes') ?? truths.find((truth) => truth === 'maybe') ?? 'no';
};

const ruleTruth = (rule: Rule, known: Known) => {
  const truths = rule.map((group) => groupTruth(group, known));
  return truths.find((truth) => truth === 'no') ?? truths.find((truth) => truth === 'maybe') ?? 'yes';
};

/** A question that is not asked is answered by the one that says so. */
const asked = (key: string, known: Known): string => {
  const question: Question | undefined = QUESTIONS.find((one) => one.key === key);
  return question?.when && !isAsked(key, known) ? question.when.question : key;
};

/** Each question once, with all that counts of its answer. */
const once = (given: readonly Given[]): Given[] =>
  [...new Set(given.map(({ question }) => question))].map((question) => ({
    question,
    values: [...new Set(given.filter((one) => one.question === question).flatMap(({ values }) => values))],
  }));

/** Of each group of a rule, what makes it so, or may. */
const opening = (rule: Rule, answers: Answers, known: Known): Given[] =>
  rule.flatMap((group) => {
    const truth = groupTruth(group, known);
    const counting = group.filter((condition) => truthOf(condition, known) === truth);
    const valuesOf = (condition: Condition) =>
      truth === 'yes' ? meeting(condition, answers[condition.question]) : (answers[condition.question] ?? []);
    return counting.map((condition) => ({ question: condition.question, values: [...valuesOf(condition)] }));
  });

/** Of a rule that is not met, the first group of which nothing is so. */
const closing = (rule: Rule, answers: Answers, known: Known): Given[] => {
  const closed = rule.find((group) => groupTruth(group, known) === 'no') ?? [];
  const questions = closed.map(({ question }) => asked(question, known));
  return questions.map((question) => ({ question, values: [...(answers[question] ?? [])] }));
};

/** From the highest level on, each with its rule; at the end, what is so where none is met. */
const levelsOf = ({ levels }: Descriptor) =>
  RISK_LEVELS.flatMap((level) => {
    const rule = level === 'not_applicable' ? [] : levels[level];
    return rule ? [{ level, rule }] : [];
  });

const judge = (descriptor: Descriptor, answers: Answers, known: Known) => {
  const tried = levelsOf(descriptor).map((one) => ({ ...one, truth: ruleTruth(one.rule, known) }));
  const at = tried.findIndex(({ truth }) => truth !== 'no');
  const found = tried[at];
  if (!found) throw new Error('A risk that nothing makes one is not applicable.');
  const above = tried[at - 1];
  const given = found.rule.length > 0 ? opening(found.rule, answers, known) : [];
  const because = given.length > 0 || !above ? given : closing(above.rule, answers, known);
  return { inherent: found.level, provisional: found.truth === 'maybe', because: once(because) };
};

/** One level less for each thing that holds it down. What is a matter of the application at all stays one. */
export const residualOf = (inherent: RiskLevel, holding: number): RiskLevel => {
  const lowest = RISK_LEVELS.indexOf('low');
  const at = RISK_LEVELS.indexOf(inherent);
  return at >= lowest ? inherent : (RISK_LEVELS[Math.min(at + holding, lowest)] ?? inherent);
};

const isWorthDoing = (level: RiskLevel) => level === 'high' || level === 'medium';

const proposalsFor = (key: DescriptorKey, known: Known): Proposal[] => {
  const { controls, test, frameworks } = PROPOSALS[key];
  const concerning = frameworks.filter(({ when }) => !when || truthOf(when, known) !== 'no').map((one) => one.key);
  return [
    ...controls.map((control) => ({ kind: 'control' as const, key: control })),
    ...(test ? [{ kind: 'test' as const, key: test }] : []),
    ...[...new Set(concerning)].map((framework) => ({ kind: 'framework' as const, key: framework })),
  ];
};

type Attention = Pick<Risk, 'inherent' | 'residual' | 'provisional'> & { own?: { level: RiskLevel } | null };

const weight = (level: RiskLevel) => RISK_LEVELS.indexOf(level);

/** What needs attention most comes first: what is left, by whoever sees more in it; then what is known, then what may be. */
export const byAttention = (a: Attention, b: Attention) => {
  const gravest = ({ residual, own }: Attention) => Math.min(weight(residual), weight(own?.level ?? residual));
  return (
    gravest(a) - gravest(b) || weight(a.inherent) - weight(b.inherent) || Number(a.provisional) - Number(b.provisional)
  );
};

/** All sixteen, by what needs attention. */
export const risksOf = (answers: Answers, controls: readonly AcceptedControl[] = []): Risk[] => {
  const known = knownBy(QUESTIONS, answers);
  const isChecked = truthOf({ question: 'human_check', any: ['yes'] }, known) === 'yes';
  return DESCRIPTORS.map((descriptor: Descriptor & { key: DescriptorKey }): Risk => {
    const { key } = descriptor;
    const { inherent, ...found } = judge(descriptor, answers, known);
    const checked = isChecked && descriptor.isSeenInOutput === true && isWorthDoing(inherent);
    const holding = controls.filter(({ lowers }) => lowers.includes(key)).length + Number(checked);
    const proposals = isWorthDoing(inherent) ? proposalsFor(key, known) : [];
    return { key, inherent, residual: residualOf(inherent, holding), ...found, checked, proposals };
  }).toSorted(byAttention);
};

/** With what people say of them, which comes first where it is graver. */
export const risksWith = <O extends { level: RiskLevel }>(
  answers: Answers,
  said: Readonly<Partial<Record<DescriptorKey, O>>>,
) =>
  risksOf(answers)
    .map((risk) => ({ ...risk, own: said[risk.key] ?? null }))
    .toSorted(byAttention);
