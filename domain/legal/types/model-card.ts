/** The model card template of Hugging Face, for the model as this application uses it. */
import type { LegalType } from '#domain/legal/legal-type.ts';
import { modelCardOf } from '#domain/legal/model-card-template.ts';

export const modelCard: LegalType = modelCardOf(
  {
    en: 'Describes the model of this application, its uses and its limits for those who use or assess it. It is voluntary.',
    es: 'Describe el modelo de esta aplicación, sus usos y sus límites para quienes lo utilizan o evalúan. Es voluntaria.',
  },
  {
    '1.1': ['application.name', 'application.description', 'controls.model_card'],
    '1.2': ['models'],
    '1.5': ['application.model_type'],
    '2.1': ['application.purpose', 'intake.does', 'controls.intended_use'],
    '2.3': ['controls.use_limits'],
    '3.1': ['risks', 'bias_tests'],
    '3.2': ['controls.human_check', 'controls.training'],
    '4': ['controls.instructions_for_use'],
    '5.1': ['controls.data_sheet'],
    '6.1': ['controls.verification'],
    '6.2': ['controls.fairness_evaluation'],
    '6.3': ['controls.performance_measures'],
    '6.4': ['bias_tests', 'assessments.validation'],
    '8.5': ['controls.environmental_impact'],
    '14': ['people'],
  },
);
