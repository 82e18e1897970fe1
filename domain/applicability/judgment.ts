/** API schemas of framework applicability. */
import * as z from 'zod';
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
export const KeptStanding = z.object({
  decided: z.boolean(),
  role: Role.nullable(),
  classes: z.array(SystemClass),
  annexes: z.array(AnnexName),
});
export type KeptStanding = z.output<typeof KeptStanding>;

const Because = z.array(z.object({ question: z.string(), values: z.array(z.string()) }));

const Proposal = z.object({
  applies: z.enum(['yes', 'no', 'unknown']),
  because: Because.meta({ description: 'The answers that decided, or that are missing.' }),
  depends_on_place: z
    .boolean()
    .meta({ description: 'Whether it also depends on where it is used, which nobody is asked.' }),
  classes: z.array(SystemClass),
  classified: z.array(
    z.object({ class: SystemClass, certain: z.boolean(), because: Because, areas: z.array(Area) }).meta({
      description: 'By which answers it is of a class, and the areas of Annex III of the EU AI Act.',
    }),
  ),
  annexes: z.array(AnnexName),
  role: z.null(),
});

export const Counts = z
  .object({
    asked: z.int().meta({ description: 'How many requirements concern it.' }),
    covered: z.int().meta({ description: 'Of these, how many an accepted control does in full.' }),
    partly: z.int(),
    organizational: z.int().meta({ description: 'Of the organization, and of no single application.' }),
    excluded: z.int().meta({ description: 'Nothing of it applies, and somebody said why.' }),
  })
  .meta({ title: 'CoverageCounts' });

export const ApplicationFramework = z
  .object({
    framework: Framework.pick({ id: true, name: true, status: true, jurisdiction: true }),
    proposed: Proposal,
    said: Judgment.nullable(),
    standing: KeptStanding.extend({ applies: z.boolean() }),
    roles: z.array(Role).meta({ description: 'What the company can be under it.' }),
    counts: Counts,
  })
  .meta({ title: 'ApplicationFramework' });
export type ApplicationFramework = z.output<typeof ApplicationFramework>;

export const ApplicationFrameworks = z
  .object({
    version: z.int().meta({ description: 'Of what people decided: the ETag names it.' }),
    answered: z.int().meta({ description: 'How many questions of the intake have an answer.' }),
    frameworks: z.array(ApplicationFramework).meta({ description: 'Those that the company has enabled.' }),
  })
  .meta({ title: 'ApplicationFrameworks' });
export type ApplicationFrameworks = z.output<typeof ApplicationFrameworks>;
