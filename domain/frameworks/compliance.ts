/** Compliance data stored with an application: applicable frameworks and completed controls. */
import * as z from 'zod';
import { type AppliedFramework, appliedOf, type Judgment, proposedFor } from '#domain/applicability/applicability.ts';
import { KeptApplicability } from '#domain/applicability/judgment.ts';
import type { AnyControlKey } from '#domain/controls/keys.ts';
import type { ControlState } from '#domain/controls/states.ts';
import { Id } from '#domain/entity.ts';
import { DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';
import type { Answers } from '#domain/questions/question.ts';

/** Covers all catalog frameworks, enabled or not, and the company-defined frameworks that people judged. */
export const Compliance = z
  .object({
    frameworks: z.record(z.string(), KeptApplicability),
    others: z
      .array(z.string())
      .default([])
      .meta({ description: 'Frameworks that do not apply. Frameworks in neither list were added later.' }),
    accepted: z.array(z.string()).meta({ description: 'The accepted controls.' }),
    excluded: z.array(z.string()).meta({ description: 'The controls that do not apply.' }),
  })
  .meta({ title: 'Compliance' });
export type Compliance = z.output<typeof Compliance>;

export const ComplianceRow = z.object({
  id: Id,
  name: z.string(),
  development_status: z.enum(DEVELOPMENT_STATUSES),
  resource_groups: z.array(Id),
  compliance: Compliance.optional(),
});
export type ComplianceRow = z.output<typeof ComplianceRow>;

type Controls = readonly { readonly key: AnyControlKey; readonly state: ControlState }[];

export const appliedFrameworksOf = (
  answers: Answers,
  judgments: Readonly<Record<string, Judgment | undefined>>,
  frameworks: readonly string[],
): Record<string, AppliedFramework> =>
  Object.fromEntries(
    Object.entries(proposedFor(answers, frameworks)).map(([id, proposal]) => [id, appliedOf(proposal, judgments[id])]),
  );

const keysIn = (controls: Controls, state: ControlState) =>
  controls.filter((one) => one.state === state).map(({ key }) => key);

export const complianceOf = (applied: Readonly<Record<string, AppliedFramework>>, controls: Controls): Compliance => ({
  frameworks: Object.fromEntries(
    Object.entries(applied).flatMap(([id, { applies, ...kept }]) => (applies ? [[id, kept]] : [])),
  ),
  others: Object.keys(applied).filter((id) => !applied[id]?.applies),
  accepted: keysIn(controls, 'accepted'),
  excluded: keysIn(controls, 'not_applicable'),
});
