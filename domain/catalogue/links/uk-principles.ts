import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const ukPrinciplesLinks: FrameworkLinks = {
  framework: 'uk-principles',
  links: [
    {
      requirement: 'UK-1',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Manages risks continually.',
        es: 'Gestiona los riesgos de forma continua.',
      },
    },
    {
      requirement: 'UK-1',
      control: 'security_program',
      strength: 'partial',
      reason: {
        en: 'Keeps the system secure.',
        es: 'Mantiene seguro el sistema.',
      },
    },
    {
      requirement: 'UK-1',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Keeps it working as intended when conditions change.',
        es: 'Hace que funcione según lo previsto cuando cambian las condiciones.',
      },
    },
    {
      requirement: 'UK-1',
      control: 'monitoring',
      strength: 'supports',
      reason: {
        en: 'Shows whether it still does.',
        es: 'Muestra si aún lo hace.',
      },
    },
    {
      requirement: 'UK-2',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Informs people when and how AI is used.',
        es: 'Permite a las personas saber cuándo y cómo se usa la IA.',
      },
    },
    {
      requirement: 'UK-2',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Explains how a decision was reached.',
        es: 'Les permite saber cómo se llegó a una decisión.',
      },
    },
    {
      requirement: 'UK-2',
      control: 'sources_shown',
      strength: 'supports',
      reason: {
        en: 'Shows the basis of an output.',
        es: 'Muestra en qué se apoya un resultado.',
      },
    },
    {
      requirement: 'UK-3',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Finds unfair discrimination.',
        es: 'Encuentra la discriminación injusta.',
      },
    },
    {
      requirement: 'UK-3',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that no legal right is breached.',
        es: 'Comprueba que no se vulnere ningún derecho legal.',
      },
    },
    {
      requirement: 'UK-3',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Considers the effects on people and markets.',
        es: 'Mira qué consecuencias tiene para las personas y los mercados.',
      },
    },
    {
      requirement: 'UK-4',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Makes clear who is responsible.',
        es: 'Deja claro quién es responsable.',
      },
    },
    {
      requirement: 'UK-4',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Oversees the application across its lifecycle.',
        es: 'Supervisa la aplicación durante su ciclo de vida.',
      },
    },
    {
      requirement: 'UK-4',
      control: 'inventory_entry',
      strength: 'supports',
      reason: {
        en: 'Makes the application known to those who govern.',
        es: 'Da a conocer la aplicación a quienes gobiernan.',
      },
    },
    {
      requirement: 'UK-5',
      control: 'appeal',
      strength: 'full',
      reason: {
        en: 'Lets affected people contest a harmful outcome or decision, and corrects errors.',
        es: 'Permite a las personas afectadas impugnar un resultado o una decisión perjudicial, y corrige lo que estaba mal.',
      },
    },
    {
      requirement: 'UK-5',
      control: 'reasons_kept',
      strength: 'supports',
      reason: {
        en: 'Gives them what they need to contest it.',
        es: 'Les da lo que necesitan para impugnarla.',
      },
    },
  ],
  organizational: [],
};
