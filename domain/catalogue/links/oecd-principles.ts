import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const oecdPrinciplesLinks: FrameworkLinks = {
  framework: 'oecd-ai',
  links: [
    {
      requirement: 'OECD-1.1',
      control: 'benefit_case',
      strength: 'partial',
      reason: {
        en: 'Says whom the application benefits.',
        es: 'Dice a quién beneficia la aplicación.',
      },
    },
    {
      requirement: 'OECD-1.1',
      control: 'environmental_impact',
      strength: 'partial',
      reason: {
        en: 'Looks at what it does to the planet.',
        es: 'Mira qué efecto tiene en el planeta.',
      },
    },
    {
      requirement: 'OECD-1.1',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Looks at what it does to people and their well-being.',
        es: 'Mira qué efecto tiene en las personas y su bienestar.',
      },
    },
    {
      requirement: 'OECD-1.1',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Hears those whom it is to benefit.',
        es: 'Escucha a quienes ha de beneficiar.',
      },
    },
    {
      requirement: 'OECD-1.2',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Assesses what the application does to human rights.',
        es: 'Evalúa qué efecto tiene la aplicación en los derechos humanos.',
      },
    },
    {
      requirement: 'OECD-1.2',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Finds unfair treatment.',
        es: 'Encuentra el trato injusto.',
      },
    },
    {
      requirement: 'OECD-1.2',
      control: 'data_classes',
      strength: 'supports',
      reason: {
        en: 'Keeps data that is not permitted from leaving the company.',
        es: 'Impide que salgan de la empresa los datos no permitidos.',
      },
    },
    {
      requirement: 'OECD-1.2',
      control: 'redaction',
      strength: 'partial',
      reason: {
        en: 'Takes personal data out where it is not needed.',
        es: 'Quita los datos personales donde no hacen falta.',
      },
    },
    {
      requirement: 'OECD-1.2',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Checks that the law is kept.',
        es: 'Comprueba que se respete la ley.',
      },
    },
    {
      requirement: 'OECD-1.3',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Gives people information that means something to them.',
        es: 'Da a las personas información que les sea significativa.',
      },
    },
    {
      requirement: 'OECD-1.3',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Lets an outcome be understood.',
        es: 'Permite comprender un resultado.',
      },
    },
    {
      requirement: 'OECD-1.3',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Lets an outcome be challenged.',
        es: 'Permite impugnar un resultado.',
      },
    },
    {
      requirement: 'OECD-1.4',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Keeps the system dependable.',
        es: 'Mantiene fiable el sistema.',
      },
    },
    {
      requirement: 'OECD-1.4',
      control: 'security_program',
      strength: 'partial',
      reason: {
        en: 'Keeps it secure.',
        es: 'Lo mantiene seguro.',
      },
    },
    {
      requirement: 'OECD-1.4',
      control: 'stop_switch',
      strength: 'partial',
      reason: {
        en: 'Is a way to override it.',
        es: 'Es una forma de anularlo.',
      },
    },
    {
      requirement: 'OECD-1.4',
      control: 'retirement_plan',
      strength: 'partial',
      reason: {
        en: 'Is a way to decommission it.',
        es: 'Es una forma de retirarlo.',
      },
    },
    {
      requirement: 'OECD-1.5',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Says who answers for proper functioning.',
        es: 'Dice quién responde del buen funcionamiento.',
      },
    },
    {
      requirement: 'OECD-1.5',
      control: 'event_logs',
      strength: 'partial',
      reason: {
        en: 'Makes traceable what happened.',
        es: 'Hace rastreable lo que ocurrió.',
      },
    },
    {
      requirement: 'OECD-1.5',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Manages risks.',
        es: 'Gestiona los riesgos.',
      },
    },
  ],
  organizational: [
    {
      requirement: 'OECD-2.1',
      reason: {
        en: 'It is for governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.2',
      reason: {
        en: 'It is for governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.3',
      reason: {
        en: 'It is for governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.4',
      reason: {
        en: 'It is for governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.5',
      reason: {
        en: 'It is for governments.',
        es: 'Es para los Gobiernos.',
      },
    },
  ],
};
