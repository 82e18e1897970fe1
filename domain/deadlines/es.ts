import type { DeadlineTitles } from './title.ts';

/** Spanish titles of deadlines. */
export const titles: DeadlineTitles = {
  notice: 'Último día para rescindir el contrato',
  contract: 'Vencimiento del contrato',
  iso_27001: 'Vencimiento de ISO 27001',
  soc_2: 'Vencimiento de SOC 2',
  iso_42001: 'Vencimiento de ISO 42001',
  assessment: 'Vence una evaluación',
  approval: 'Vence la aprobación',
  risk_treatment: 'Vence el tratamiento de un riesgo',
  risk_review: 'Vence la revisión de un riesgo',
  policy_review: 'Vence la revisión de una política',
  certificate: 'Vencimiento de {{name}}',
  model_one: 'Se retira el modelo; lo usa {{count}} aplicación',
  model_other: 'Se retira el modelo; lo usan {{count}} aplicaciones',
  framework_one: 'Entra en vigor: {{provisions}} ({{count}} requisito)',
  framework_other: 'Entra en vigor: {{provisions}} ({{count}} requisitos)',
  more: '{{count}} más',
};
