/** Compliance data stored with an application: applicable frameworks and completed controls. */
import * as z from 'zod';
import { type Judgment, proposedFor, type Standing, standingOf } from '#domain/applicability/applicability.ts';
import { KeptStanding } from '#domain/applicability/judgment.ts';
import type { AnyControlKey } from '#domain/controls/keys.ts';
import type { ControlState } from '#domain/controls/states.ts';
import { Id } from '#domain/entity.ts';
import { DEVELOPMENT_STATUSES } from '#domain/enumerations.ts';
import type { Answers } from '#domain/questions/question.ts';

/** Covers all catalog frameworks, enabled or not, and the company-defined frameworks that people judged. */
export const Compliance = z
  .object({
    frameworks: z.record(z.string(), KeptStanding),
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

export const standingsOf = (
  answers: Answers,
  said: Readonly<Record<string, Judgment | undefined>>,
  frameworks: readonly string[],
): Record<string, Standing> =>
  Object.fromEntries(
    Object.entries(proposedFor(answers, frameworks)).map(([id, proposal]) => [id, standingOf(proposal, said[id])]),
  );

const keysIn = (controls: Controls, state: ControlState) =>
  controls.filter((one) => one.state === state).map(({ key }) => key);

export const complianceOf = (standings: Readonly<Record<string, Standing>>, controls: Controls): Compliance => ({
  frameworks: Object.fromEntries(
    Object.entries(standings).flatMap(([id, { applies, ...kept }]) => (applies ? [[id, kept]] : [])),
  ),
  others: Object.keys(standings).filter((id) => !standings[id]?.applies),
  accepted: keysIn(controls, 'accepted'),
  excluded: keysIn(controls, 'not_applicable'),
});
