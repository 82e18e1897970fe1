/** The model card of a foundation model: the fields of the template, filled from its record and from what uses it. */
import type { Application } from '#domain/applications/application.ts';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import { textsOfValue } from '#domain/custom-fields/values.ts';
import type { PointAnswers } from '#domain/legal/answers.ts';
import { entry, recordSource } from '#domain/legal/entry.ts';
import { filledSections } from '#domain/legal/fill.ts';
import type { Entry } from '#domain/legal/legal-document.ts';
import { modelCardOf } from '#domain/legal/model-card-template.ts';
import { currentRating, levelOf, levelOrder } from '#domain/register/level.ts';
import type { RiskRow } from '#domain/register/risk.ts';
import type { ListedTest } from '#domain/tests/test.ts';
import type { FoundationModel } from './model.ts';
import { modelName } from './name.ts';

/** The records that the reader can access. */
export type CardFacts = {
  readonly model: FoundationModel;
  readonly customFields: readonly CustomField[];
  readonly applications: readonly Application[];
  /** Risks of the register, of these applications, that are not closed. */
  readonly risks: readonly RiskRow[];
  /** Bias tests of the model with a result. */
  readonly tests: readonly ListedTest[];
};

const ofModel = ({ model }: CardFacts, field: 'notes' | 'provider' | 'released' | 'retires_on') =>
  entry(field, [model[field]], recordSource('model', model));

const SOURCES = {
  name: ({ model }: CardFacts) => entry('model', [modelName(model)], recordSource('model', model)),
  provider: (facts: CardFacts) => ofModel(facts, 'provider'),
  notes: (facts: CardFacts) => ofModel(facts, 'notes'),
  released: (facts: CardFacts) => ofModel(facts, 'released'),
  retires_on: (facts: CardFacts) => ofModel(facts, 'retires_on'),
  custom: ({ model, customFields }: CardFacts) =>
    customFields.flatMap(({ id, label, label_es }) => {
      const title = { en: label, es: label_es || label };
      return entry('custom', textsOfValue(model.custom?.[id]), recordSource('model', model), { about: id, title });
    }),
  applications: ({ applications }: CardFacts) =>
    applications.flatMap((application) => {
      const { name, risk_tier, purpose } = application;
      return entry('application', [risk_tier, purpose], recordSource('application', application), { about: name });
    }),
  risks: ({ risks, applications }: CardFacts) =>
    risks
      .map((risk) => ({ risk, level: levelOf(currentRating(risk)) }))
      .toSorted((a, b) => levelOrder(b.level) - levelOrder(a.level))
      .flatMap(({ risk, level }) => {
        const about = applications.find(({ id }) => id === risk.application_id)?.name ?? '';
        return entry('register_risk', [level, risk.name], recordSource('risk', risk), { about });
      }),
  bias_tests: ({ tests }: CardFacts) =>
    tests.flatMap(({ id, purpose, verdict, finished_at: at, created_by: by }) =>
      entry('bias_test', [purpose, verdict ?? ''], { record: 'bias_test', id, version: null, at, by, sha256: null }),
    ),
} as const satisfies Readonly<Record<string, (facts: CardFacts) => Entry[]>>;
type Source = keyof typeof SOURCES;

export const MODEL_CARD = modelCardOf<Source>(
  {
    en: 'Describes the model, its uses and its limits for those who choose, use or assess it. It is voluntary. An application has a card of its own, which can be signed.',
    es: 'Describe el modelo, sus usos y sus límites para quienes lo eligen, utilizan o evalúan. Es voluntaria. Cada aplicación tiene su propia ficha, que se puede firmar.',
  },
  {
    '1.1': ['name', 'notes'],
    '1.2': ['provider'],
    '2.1': ['applications'],
    '3.1': ['risks', 'bias_tests'],
    '6.4': ['bias_tests'],
    '12': ['released', 'retires_on', 'custom'],
  },
);

export const cardSections = (facts: CardFacts, answers: PointAnswers) =>
  filledSections(
    MODEL_CARD.sections,
    {
      entriesFrom: (source) => SOURCES[source](facts),
      neededBy: () => ({ needed: true, conditions: [] }),
    },
    answers,
  );
