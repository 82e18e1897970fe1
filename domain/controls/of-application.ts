/** Derives the controls of an application from frameworks and risks, each with its sources. */
import { appliedOf, type Judgment, proposedFor } from '#domain/applicability/applicability.ts';
import { requirementsFor } from '#domain/applicability/requirements.ts';
import type { KnownVendorRisk } from '#domain/diligence/words.ts';
import type { Linked } from '#domain/frameworks/coverage.ts';
import type { Framework } from '#domain/frameworks/framework.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { DescriptorKey } from '#domain/risks/descriptors.ts';
import { risksOf } from '#domain/risks/risks.ts';
import type { Strength } from './catalogue.ts';
import type { AnyControlKey } from './keys.ts';

type AskedFor = { framework: string; requirement: string; strength: Strength };
export type AskedControl = { key: AnyControlKey; for: AskedFor[]; risks: DescriptorKey[] };

type Asking = {
  answers: Answers;
  /** Applicability judgments of people for this application, by framework. */
  said: Readonly<Record<string, Judgment | undefined>>;
  /** The vendor's risk, if known. */
  vendor?: KnownVendorRisk | undefined;
  /** Frameworks that the company enabled. */
  enabled: readonly { readonly framework: Framework; readonly linked: Linked }[];
};

type Asked = { key: AnyControlKey; for?: AskedFor; risk?: DescriptorKey };

const askedByFrameworks = ({ answers, said, enabled }: Asking): Asked[] => {
  const proposed = proposedFor(
    answers,
    enabled.map(({ framework }) => framework.id),
  );
  return enabled.flatMap(({ framework, linked }) => {
    const proposal = proposed[framework.id];
    const applied = proposal && appliedOf(proposal, said[framework.id]);
    if (!applied?.applies) return [];
    return requirementsFor(framework, applied).flatMap(({ id }) =>
      (linked.of.get(id) ?? []).map(({ control, strength }) => ({
        key: control,
        for: { framework: framework.id, requirement: id, strength },
      })),
    );
  });
};

const askedByRisks = ({ answers, vendor }: Asking): Asked[] =>
  risksOf(answers, [], vendor).flatMap(({ key: risk, proposals }) =>
    proposals.flatMap((proposal) => (proposal.kind === 'control' ? [{ key: proposal.key, risk }] : [])),
  );

/** Controls from frameworks come first, in catalog order; controls from risks follow. */
export const controlsOf = (asking: Asking): AskedControl[] => {
  const found = new Map<AnyControlKey, AskedControl>();
  for (const asked of [...askedByFrameworks(asking), ...askedByRisks(asking)]) {
    const control = found.get(asked.key) ?? { key: asked.key, for: [], risks: [] };
    found.set(asked.key, control);
    if (asked.for) control.for.push(asked.for);
    if (asked.risk && !control.risks.includes(asked.risk)) control.risks.push(asked.risk);
  }
  return [...found.values()];
};
