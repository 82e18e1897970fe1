/**
 * Derives the risks of an application from its intake answers, in the browser and on the server. While answers are
 * missing or unknown, the highest possible level counts and is provisional.
 */
import type { KnownVendorRisk } from '#domain/diligence/words.ts';
import { type Answers, type Known, knownBy, truthOf } from '#domain/questions/question.ts';
import { closing, type Given, once, opening, ruleTruth } from '#domain/questions/rule.ts';
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { DESCRIPTORS, type Descriptor, type DescriptorKey, RISK_LEVELS, type RiskLevel } from './descriptors.ts';
import { PROPOSALS, type Proposal } from './proposals.ts';

export type Risk = {
  key: DescriptorKey;
  /** Level before mitigation: the highest that is still possible. */
  inherent: RiskLevel;
  /** Level after mitigation. */
  residual: RiskLevel;
  /** Whether missing answers could lower the level. */
  provisional: boolean;
  /** Answers that cause the level; if there are none, answers that prevent a higher one. */
  because: Given[];
  /** Set if the vendor's risk raised the level. */
  by_vendor?: true;
  /** Whether a human check of each output mitigates the risk. */
  checked: boolean;
  /** Whether reviewers accepted all proposed controls. */
  controlled: boolean;
  proposals: Proposal[];
};

/** Rules from the highest level down, ending with an always-true rule. */
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
  const because = given.length > 0 || !above ? given : closing(above.rule, QUESTIONS, answers, known);
  return { inherent: found.level, provisional: found.truth === 'maybe', because: once(because) };
};

/** Risk types that are at least as high as the vendor's risk. */
const BY_VENDOR: readonly DescriptorKey[] = ['vendor', 'data-privacy-vendors'];

type Judged = ReturnType<typeof judge> & { by_vendor?: true };

const raised = (key: DescriptorKey, judged: Judged, vendor: KnownVendorRisk | undefined): Judged => {
  const { inherent, provisional, because } = judged;
  if (!vendor || !BY_VENDOR.includes(key) || weight(vendor) > weight(inherent)) return judged;
  const isOwn = vendor === inherent && !provisional;
  return { inherent: vendor, provisional: false, because: isOwn ? because : [], by_vendor: true };
};

/** Lowers the level by one step per mitigation, but never below `low`. */
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

/**
 * Sort order: residual level or own level, whichever is higher; then inherent level; then certain before provisional.
 */
export const byAttention = (a: Attention, b: Attention) => {
  const gravest = ({ residual, own }: Attention) => Math.min(weight(residual), weight(own?.level ?? residual));
  return (
    gravest(a) - gravest(b) || weight(a.inherent) - weight(b.inherent) || Number(a.provisional) - Number(b.provisional)
  );
};

/** All risk types in order of attention. Controls mitigate a risk only if all proposed ones are accepted. */
export const risksOf = (
  answers: Answers,
  accepted: readonly string[] = [],
  vendor: KnownVendorRisk | undefined = undefined,
): Risk[] => {
  const known = knownBy(QUESTIONS, answers);
  const isChecked = truthOf({ question: 'human_check', any: ['yes'] }, known) === 'yes';
  return DESCRIPTORS.map((descriptor: Descriptor & { key: DescriptorKey }): Risk => {
    const { key } = descriptor;
    const { inherent, ...found } = raised(key, judge(descriptor, answers, known), vendor);
    const checked = isChecked && descriptor.isSeenInOutput === true && isWorthDoing(inherent);
    const controlled = isWorthDoing(inherent) && PROPOSALS[key].controls.every((control) => accepted.includes(control));
    const holding = Number(checked) + Number(controlled);
    const proposals = isWorthDoing(inherent) ? proposalsFor(key, known) : [];
    return { key, inherent, residual: residualOf(inherent, holding), ...found, checked, controlled, proposals };
  }).toSorted(byAttention);
};

/** Adds people's own levels, which change the order where they are higher. */
export const risksWith = <O extends { level: RiskLevel }>(
  answers: Answers,
  judgments: Readonly<Partial<Record<DescriptorKey, O>>>,
  accepted: readonly string[] = [],
  vendor: KnownVendorRisk | undefined = undefined,
) =>
  risksOf(answers, accepted, vendor)
    .map((risk) => ({ ...risk, own: judgments[risk.key] ?? null }))
    .toSorted(byAttention);
