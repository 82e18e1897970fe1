/** API schemas of an application's risks. */
import * as z from 'zod';
import { Actor, Instant } from '#domain/entity.ts';
import { Words } from '#domain/frameworks/framework.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { DESCRIPTORS, type DescriptorKey, RISK_LEVELS } from './descriptors.ts';
import { ownLevelRules } from './own-level-rules.ts';
import { FRAMEWORKS, PROPOSED_CONTROLS, TESTS } from './proposals.ts';

const Level = z.enum(RISK_LEVELS);
export const DescriptorName = z.enum(DESCRIPTORS.map(({ key }) => key) as [DescriptorKey, ...DescriptorKey[]]); // not empty

export const OwnLevelDraft = schemaOf(ownLevelRules).meta({
  title: 'OwnLevelDraft',
  examples: [{ level: 'medium', reason: 'Only people whom we know use it, and they know its limits.' }],
});
export type OwnLevelDraft = z.output<typeof OwnLevelDraft>;

/** A person's own level of a risk, shown next to the derived one. */
export const OwnLevel = z.object({ level: Level, reason: z.string(), at: Instant, by: Actor });
export type OwnLevel = z.output<typeof OwnLevel>;

export const ApplicationRisk = z
  .object({
    key: DescriptorName,
    inherent: Level.meta({ description: 'By what the application is and does: the highest that is still possible.' }),
    residual: Level.meta({ description: 'What is left of that.' }),
    provisional: z.boolean().meta({ description: 'Whether answers that are missing could still lower it.' }),
    because: z.array(z.object({ question: z.string(), values: z.array(z.string()) })).meta({
      description:
        'The answers that make it so, or that are missing; where none does, those that keep it from being more.',
    }),
    controlled: z.boolean().meta({ description: 'Whether all the controls that it proposes were accepted.' }),
    checked: z.boolean().meta({ description: 'Whether a person who checks each output holds it down.' }),
    vendor: z.object({ id: z.string(), name: z.string(), level: Level, gate: z.string() }).nullable().meta({
      description: 'The vendor that it is used with, where its risk makes this one so. A name for who sees it.',
    }),
    proposals: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('control'), key: z.enum(PROPOSED_CONTROLS), title: Words }),
        z.object({ kind: z.literal('test'), key: z.enum(TESTS) }),
        z.object({
          ...{ kind: z.literal('framework'), key: z.enum(FRAMEWORKS) },
          framework: z.string().nullable().meta({ description: 'Which one of the catalogue it is, if any.' }),
        }),
      ]),
    ),
    own: OwnLevel.nullable().meta({ description: 'What somebody says of it, beside what follows from the answers.' }),
  })
  .meta({ title: 'ApplicationRisk' });
export type ApplicationRisk = z.output<typeof ApplicationRisk>;

export const ApplicationRisks = z
  .object({
    rules_version: z.string(),
    answered: z.int().min(0).meta({ description: 'How many questions of the intake have an answer.' }),
    risks: z.array(ApplicationRisk).meta({ description: 'All of them. What needs attention most comes first.' }),
  })
  .meta({ title: 'ApplicationRisks' });
export type ApplicationRisks = z.output<typeof ApplicationRisks>;
