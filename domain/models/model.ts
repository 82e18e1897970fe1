import * as z from 'zod';
import { ApplicationSummary } from '#domain/applications/application.ts';
import { KeptCustomValues, SentCustomValues } from '#domain/custom-fields/value-schema.ts';
import { Id, Recorded } from '#domain/entity.ts';
import { PointAnswers } from '#domain/legal/answers.ts';
import { schemaOf, storedShapeOf } from '#domain/schema-of.ts';
import { ListedTest } from '#domain/tests/test.ts';
import { RETIREMENTS } from './retirement.ts';
import { MOST_USING, modelRules, retirementProblem } from './rules.ts';

const ModelFields = schemaOf(modelRules);

const mustRetireLater = (draft: z.output<typeof ModelFields>, { addIssue }: Pick<z.RefinementCtx, 'addIssue'>) => {
  const broken = retirementProblem(draft)?.retires_on;
  if (broken) addIssue({ code: 'custom', path: ['retires_on'], params: broken });
};

/** The built-in editable fields of a model. */
export const ModelDraft = ModelFields.superRefine(mustRetireLater);
export type ModelDraft = z.output<typeof ModelDraft>;

/** The editable fields of a model, sent complete on creation and change. */
export const SentModel = ModelFields.extend({ custom: SentCustomValues })
  .superRefine(mustRetireLater)
  .meta({
    title: 'ModelDraft',
    examples: [
      {
        ...{ name: 'Acme Large', model_version: '4.1', provider: 'Acme Models' },
        ...{ released: '2026-03-02', retires_on: '2027-09-30' },
      },
    ],
  });
export type SentModel = z.output<typeof SentModel>;

/** A foundation model that applications and bias tests can name. */
export const FoundationModel = z
  .object({
    ...Recorded.shape,
    ...storedShapeOf(modelRules),
    custom: KeptCustomValues,
    vendor_id: Id.nullable().default(null).meta({
      description: 'The vendor that provides it, if the entered name matches a vendor that the author could access.',
    }),
  })
  .meta({ title: 'FoundationModel' });
export type FoundationModel = z.output<typeof FoundationModel>;

/** The stored model, with the answers of its model card, which have routes of their own. */
export const KeptModel = FoundationModel.extend({ card: PointAnswers.optional() });
export type KeptModel = z.output<typeof KeptModel>;

export const ModelRow = FoundationModel.omit({ notes: true })
  .extend({
    retirement: z.enum(RETIREMENTS).default('current').meta({
      description: "The status today in the company's time zone: `retiring` in the 90 days before the retirement date.",
    }),
  })
  .meta({ title: 'ListedModel' });
export type ModelRow = z.output<typeof ModelRow>;

export const ModelDetails = z
  .object({
    model: FoundationModel,
    days: z.int().nullable().meta({
      description: "Days until its retirement in the company's time zone: 0 or less if it has retired.",
    }),
    applications: z
      .array(ApplicationSummary)
      .meta({ description: `The first ${MOST_USING} applications that use it, by name.` }),
    application_count: z.int(),
    tests: z.array(ListedTest).meta({
      description: `Its newest ${MOST_USING} bias tests in applications that you can access, newest first.`,
    }),
    test_count: z.int(),
  })
  .meta({ title: 'ModelDetails' });
export type ModelDetails = z.output<typeof ModelDetails>;
