import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const oecdPrinciplesLinks: FrameworkLinks = {
  framework: 'oecd-ai',
  links: [
    {
      requirement: 'OECD-1.1',
      control: 'benefit_case',
      strength: 'partial',
      reason: {
        en: 'States who benefits from the application.',
        es: 'Dice a quién beneficia la aplicación.',
      },
    },
    {
      requirement: 'OECD-1.1',
      control: 'environmental_impact',
      strength: 'partial',
      reason: {
        en: 'Considers its effects on the environment.',
        es: 'Mira qué efecto tiene en el planeta.',
      },
    },
    {
      requirement: 'OECD-1.1',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Considers its effects on people and their well-being.',
        es: 'Mira qué efecto tiene en las personas y su bienestar.',
      },
    },
    {
      requirement: 'OECD-1.1',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Consults the intended beneficiaries.',
        es: 'Escucha a quienes ha de beneficiar.',
      },
    },
    {
      requirement: 'OECD-1.2',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Assesses the effects of the application on human rights.',
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
        en: 'Removes personal data where it is not needed.',
        es: 'Quita los datos personales donde no hacen falta.',
      },
    },
    {
      requirement: 'OECD-1.2',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Checks compliance with the law.',
        es: 'Comprueba que se respete la ley.',
      },
    },
    {
      requirement: 'OECD-1.3',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Gives people meaningful information.',
        es: 'Da a las personas información que les sea significativa.',
      },
    },
    {
      requirement: 'OECD-1.3',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Makes an outcome understandable.',
        es: 'Permite comprender un resultado.',
      },
    },
    {
      requirement: 'OECD-1.3',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Lets people challenge an outcome.',
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
        en: 'Provides a way to override it.',
        es: 'Es una forma de anularlo.',
      },
    },
    {
      requirement: 'OECD-1.4',
      control: 'retirement_plan',
      strength: 'partial',
      reason: {
        en: 'Provides a way to decommission it.',
        es: 'Es una forma de retirarlo.',
      },
    },
    {
      requirement: 'OECD-1.5',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Defines who is accountable for proper functioning.',
        es: 'Dice quién responde del buen funcionamiento.',
      },
    },
    {
      requirement: 'OECD-1.5',
      control: 'event_logs',
      strength: 'partial',
      reason: {
        en: 'Makes events traceable.',
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
        en: 'It addresses governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.2',
      reason: {
        en: 'It addresses governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.3',
      reason: {
        en: 'It addresses governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.4',
      reason: {
        en: 'It addresses governments.',
        es: 'Es para los Gobiernos.',
      },
    },
    {
      requirement: 'OECD-2.5',
      reason: {
        en: 'It addresses governments.',
        es: 'Es para los Gobiernos.',
      },
    },
  ],
};
