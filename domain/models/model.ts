import * as z from 'zod';
import { ApplicationSummary } from '#domain/applications/application.ts';
import { Id, Recorded } from '#domain/entity.ts';
import { asKept } from '#domain/rules.ts';
import { schemaOf } from '#domain/schema-of.ts';
import { ListedTest } from '#domain/tests/test.ts';
import { RETIREMENTS } from './retirement.ts';
import { modelRules, retirementProblem } from './rules.ts';

const Said = schemaOf(modelRules);

/** The editable fields of a model, sent complete on creation and change. */
export const ModelDraft = Said.superRefine((draft, { addIssue }) => {
  const broken = retirementProblem(draft)?.retires_on;
  if (broken) addIssue({ code: 'custom', path: ['retires_on'], params: broken });
}).meta({
  title: 'ModelDraft',
  examples: [
    {
      ...{ name: 'Acme Large', model_version: '4.1', provider: 'Acme Models' },
      ...{ released: '2026-03-02', retires_on: '2027-09-30' },
    },
  ],
});
export type ModelDraft = z.output<typeof ModelDraft>;

/** A foundation model that applications and bias tests can name. */
export const FoundationModel = z
  .object({
    ...Recorded.shape,
    ...schemaOf(asKept(modelRules)).shape,
    vendor_id: Id.nullable().default(null).meta({
      description: 'The vendor that provides it, where what was said is the name of one that whoever said it can see.',
    }),
  })
  .meta({ title: 'FoundationModel' });
export type FoundationModel = z.output<typeof FoundationModel>;

export const ModelRow = FoundationModel.omit({ notes: true })
  .extend({
    retirement: z.enum(RETIREMENTS).default('current').meta({
      description: 'As of today, where the company is: `retiring` within 90 days of the day on which it retires.',
    }),
  })
  .meta({ title: 'ListedModel' });
export type ModelRow = z.output<typeof ModelRow>;

/** Further applications are found in the application list. */
export const MOST_USING = 50;

export const ModelDetails = z
  .object({
    model: FoundationModel,
    days: z.int().nullable().meta({
      description: 'How many days from today, where the company is, until it retires: 0 or less if it has.',
    }),
    applications: z
      .array(ApplicationSummary)
      .meta({ description: `Those that use it, by their names: the first ${MOST_USING}.` }),
    application_count: z.int(),
    tests: z.array(ListedTest).meta({
      description: `Its bias tests in applications that you can see, the newest first: ${MOST_USING} of them.`,
    }),
    test_count: z.int(),
  })
  .meta({ title: 'ModelDetails' });
export type ModelDetails = z.output<typeof ModelDetails>;
