/** API schemas of framework applicability. */
import * as z from 'zod';
import { QuestionAnswer } from '#domain/applications/intake.ts';
import { Actor, Instant } from '#domain/entity.ts';
import { CLASSES, Framework } from '#domain/frameworks/framework.ts';
import { keysOf } from '#domain/keys-of.ts';
import { LAW_ROLES } from './roles.ts';
import { ANNEX_III, ANNEXES } from './rules.ts';

const Role = z.enum(LAW_ROLES);
const SystemClass = z.enum(CLASSES);
const AnnexName = z.enum(keysOf(ANNEXES));
const Area = z.enum(keysOf(ANNEX_III));

export const Judgment = z
  .object({ applicable: z.boolean(), reason: z.string(), role: Role.nullable(), at: Instant, by: Actor })
  .meta({ title: 'FrameworkJudgment' });
export type Judgment = z.output<typeof Judgment>;

/** The part that lists and coverage need. */
export const KeptApplicability = z.object({
  decided: z.boolean(),
  role: Role.nullable(),
  classes: z.array(SystemClass),
  annexes: z.array(AnnexName),
});
export type KeptApplicability = z.output<typeof KeptApplicability>;

const Because = z.array(QuestionAnswer);

const Proposal = z.object({
  applies: z.enum(['yes', 'no', 'unknown']),
  because: Because.meta({
    description: 'Answers that the proposal is based on. A question without values is unanswered.',
  }),
  depends_on_place: z
    .boolean()
    .meta({ description: 'Whether it also depends on where the application is used, which the intake does not ask.' }),
  classes: z.array(SystemClass),
  classified: z.array(
    z.object({ class: SystemClass, certain: z.boolean(), because: Because, areas: z.array(Area) }).meta({
      description:
        'A class of the application, the answers that lead to it, and the areas of Annex III of the EU AI Act.',
    }),
  ),
  annexes: z.array(AnnexName),
  role: z.null(),
});

export const Counts = z
  .object({
    asked: z.int().meta({ description: 'Number of requirements that apply.' }),
    covered: z.int().meta({ description: 'Requirements that an accepted control covers in full.' }),
    partly: z.int(),
    organizational: z
      .int()
      .meta({ description: 'Requirements that apply to the organization, not to a single application.' }),
    excluded: z.int().meta({ description: 'Requirements that are excluded with a reason.' }),
  })
  .meta({ title: 'CoverageCounts' });

export const ApplicationFramework = z
  .object({
    framework: Framework.pick({ id: true, name: true, status: true, jurisdiction: true }),
    proposed: Proposal,
    said: Judgment.nullable(),
    standing: KeptApplicability.extend({ applies: z.boolean() }),
    roles: z.array(Role).meta({ description: 'Roles that the company can have under this framework.' }),
    counts: Counts,
  })
  .meta({ title: 'ApplicationFramework' });
export type ApplicationFramework = z.output<typeof ApplicationFramework>;

export const ApplicationFrameworks = z
  .object({
    version: z.int().meta({ description: 'Version of the decisions. It is part of the ETag.' }),
    answered: z.int().meta({ description: 'Number of answered intake questions.' }),
    frameworks: z.array(ApplicationFramework).meta({ description: 'Frameworks that the company has enabled.' }),
  })
  .meta({ title: 'ApplicationFrameworks' });
export type ApplicationFrameworks = z.output<typeof ApplicationFrameworks>;
