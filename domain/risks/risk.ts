/** API schemas of an application's risks. */
import * as z from 'zod';
import { QuestionAnswer } from '#domain/applications/intake.ts';
import { Actor, Instant } from '#domain/entity.ts';
import { Words } from '#domain/frameworks/framework.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { DESCRIPTORS, type DescriptorKey, RISK_LEVELS } from './descriptors.ts';
import { ownLevelRules } from './own-level-rules.ts';
import { FRAMEWORKS, PROPOSED_CONTROLS, TESTS } from './proposals.ts';

const Level = z.enum(RISK_LEVELS);
export const DescriptorName = z.enum(DESCRIPTORS.map(({ key }) => key) as [DescriptorKey, ...DescriptorKey[]]); // not empty

export const OwnLevelDraft = schemaOf(ownLevelRules).meta({
  title: 'RiskLevelSuggestion',
  examples: [{ level: 'medium', reason: 'Only people whom we know use it, and they know its limits.' }],
});
export type OwnLevelDraft = z.output<typeof OwnLevelDraft>;

/** A person's own level of a risk, shown next to the derived one. */
export const OwnLevel = z.object({ level: Level, reason: z.string(), at: Instant, by: Actor });
export type OwnLevel = z.output<typeof OwnLevel>;

export const ApplicationRisk = z
  .object({
    key: DescriptorName,
    inherent: Level.meta({ description: 'The inherent risk: the highest level that is still possible.' }),
    residual: Level.meta({ description: 'The residual risk.' }),
    provisional: z.boolean().meta({ description: 'Whether missing answers could still lower it.' }),
    because: z.array(QuestionAnswer).meta({
      description:
        'The answers that cause the level or are missing. If there are none, the answers that keep it from being higher.',
    }),
    controlled: z.boolean().meta({ description: 'Whether all suggested controls are accepted.' }),
    checked: z.boolean().meta({ description: 'Whether human review of each output mitigates it.' }),
    vendor: z.object({ id: z.string(), name: z.string(), level: Level, gate: z.string() }).nullable().meta({
      description: 'The vendor whose risk causes this level. The name is present only if you can access the vendor.',
    }),
    proposals: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('control'), key: z.enum(PROPOSED_CONTROLS), title: Words }),
        z.object({ kind: z.literal('test'), key: z.enum(TESTS) }),
        z.object({
          ...{ kind: z.literal('framework'), key: z.enum(FRAMEWORKS) },
          framework: z.string().nullable().meta({ description: 'The matching control of the catalog, if any.' }),
        }),
      ]),
    ),
    own: OwnLevel.nullable().meta({ description: 'The level suggested by a person, in addition to the derived one.' }),
  })
  .meta({ title: 'ApplicationRisk' });
export type ApplicationRisk = z.output<typeof ApplicationRisk>;

export const ApplicationRisks = z
  .object({
    rules_version: z.string(),
    answered: z.int().min(0).meta({ description: 'Number of answered intake questions.' }),
    risks: z.array(ApplicationRisk).meta({ description: 'All risks. Those that need most attention come first.' }),
  })
  .meta({ title: 'ApplicationRisks' });
export type ApplicationRisks = z.output<typeof ApplicationRisks>;
