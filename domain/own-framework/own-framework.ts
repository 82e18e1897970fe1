/** A framework defined by the company. Its requirements are stored in immutable versions. */
import * as z from 'zod';
import { STRENGTHS } from '#domain/controls/catalogue.ts';
import { CommonControlName } from '#domain/controls/control-name.ts';
import { Actor, Instant, Recorded } from '#domain/entity.ts';
import { optional } from '#domain/rules.ts';
import { fieldOf, schemaOf } from '#domain/schema-of.ts';
import {
  bytesOf,
  idProblem,
  linkReasonRule,
  MOST_BYTES,
  MOST_LINKS,
  MOST_REQUIREMENTS,
  ownFrameworkRules,
  ownRequirementRules,
  repeatedIds,
} from './rules.ts';

const OwnRequirement = schemaOf({ ...ownRequirementRules, effective_from: optional('day', 10) })
  .extend({
    controls: z
      .array(
        z.strictObject({
          control: CommonControlName,
          strength: z.enum(STRENGTHS),
          reason: fieldOf(linkReasonRule)
            .optional()
            .meta({ description: 'The reason, in one sentence. The default states that the company decided so.' }),
        }),
      )
      .max(MOST_LINKS)
      .default([])
      .meta({ description: 'The common controls that contribute to it.' }),
  })
  .meta({ title: 'OwnRequirement' });
export type OwnRequirement = z.output<typeof OwnRequirement>;

const Requirements = z
  .array(OwnRequirement.extend(schemaOf({ effective_from: ownRequirementRules.effective_from }).shape))
  .min(1)
  .max(MOST_REQUIREMENTS)
  .superRefine((requirements, { addIssue }) => {
    const issue = (path: (string | number)[], params: object) => addIssue({ code: 'custom', path, params });
    const again = repeatedIds(requirements);
    for (const [at, { id, controls }] of requirements.entries()) {
      const first = again.get(at);
      const broken = idProblem(id);
      if (broken) issue([at, 'id'], broken);
      else if (first !== undefined) issue([at, 'id'], { code: 'repeated_id', params: { number: first + 1 } });
      if (new Set(controls.map(({ control }) => control)).size < controls.length)
        issue([at, 'controls'], { code: 'repeated', params: {} });
    }
    if (bytesOf(requirements) > MOST_BYTES) issue([], { code: 'too_much_text', params: { max: MOST_BYTES } });
  });

export const OwnFrameworkDraft = schemaOf(ownFrameworkRules)
  .extend({ requirements: Requirements })
  .meta({
    title: 'OwnFrameworkDraft',
    examples: [
      {
        ...{ name: 'Company rules for AI', issuer: 'Example Inc.', edition: '1.0' },
        requirements: [
          {
            id: 'HR-1',
            title: 'Inform people',
            controls: [{ control: 'notice', strength: 'full', reason: 'It requires that users are informed.' }],
          },
          { id: 'HR-2', title: 'Name a responsible person', effective_from: '2027-03-31' },
        ],
      },
    ],
  });
export type OwnFrameworkDraft = z.output<typeof OwnFrameworkDraft>;

export const OwnFramework = z
  .object({
    ...Recorded.shape,
    ...schemaOf(ownFrameworkRules).shape,
    retired: z.boolean(),
    content: z.int().min(1).meta({ description: 'The latest version number of its requirements.' }),
    requirement_count: z.int().min(1),
    effective_dates: z.array(z.iso.date()),
  })
  .meta({ title: 'OwnFramework' });
export type OwnFramework = z.output<typeof OwnFramework>;

/** An immutable version of the requirements. */
export const OwnFrameworkVersion = z
  .object({
    number: z.int().min(1),
    edition: z.string().meta({ description: 'The name in this version.' }),
    at: Instant,
    by: Actor,
    requirements: z.array(OwnRequirement),
  })
  .meta({ title: 'OwnFrameworkVersion' });
export type OwnFrameworkVersion = z.output<typeof OwnFrameworkVersion>;

export const WholeOwnFramework = OwnFramework.extend({ requirements: z.array(OwnRequirement) }).meta({
  title: 'OwnFrameworkDetails',
});
