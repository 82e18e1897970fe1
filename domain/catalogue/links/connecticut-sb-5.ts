import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const connecticutSb5Links: FrameworkLinks = {
  framework: 'ct-sb5',
  links: [
    {
      requirement: 'CT-01',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Gives the key terms in writing before anyone is charged.',
        es: 'Da por escrito las condiciones esenciales antes de cobrar a nadie.',
      },
    },
    {
      requirement: 'CT-01',
      control: 'consent',
      strength: 'partial',
      reason: {
        en: 'Has the consumer accept them.',
        es: 'Hace que el consumidor los acepte.',
      },
    },
    {
      requirement: 'CT-02',
      control: 'customer_duties',
      strength: 'full',
      reason: {
        en: 'Gives deployers what they need to comply.',
        es: 'Da a los responsables del despliegue lo que necesitan para cumplir.',
      },
    },
    {
      requirement: 'CT-02',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Holds much of that information.',
        es: 'Contiene gran parte de esa información.',
      },
    },
    {
      requirement: 'CT-03',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Discloses plainly to employees and applicants that they interact with the technology.',
        es: 'Declara con claridad a empleados y solicitantes que interactúan con la tecnología.',
      },
    },
    {
      requirement: 'CT-04',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Gives notice before the decision of what it is, which data is used and whom to ask.',
        es: 'Avisa antes de la decisión de cuál es, qué datos se usan y a quién preguntar.',
      },
    },
    {
      requirement: 'CT-04',
      control: 'data_sheet',
      strength: 'supports',
      reason: {
        en: 'Documents which data exists and its sources.',
        es: 'Tiene escrito qué datos hay y de qué fuentes.',
      },
    },
    {
      requirement: 'CT-05',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Informs the person that a trade secret is withheld.',
        es: 'Dice a la persona que se retiene un secreto comercial.',
      },
    },
    {
      requirement: 'CT-05',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Judges whether it may be withheld.',
        es: 'Valora si puede retenerse.',
      },
    },
    {
      requirement: 'CT-06',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Cures what is found to be a violation.',
        es: 'Subsana lo que resulta ser una infracción.',
      },
    },
    {
      requirement: 'CT-06',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: 'Tracks the sixty-day period and answers the attorney general.',
        es: 'Vigila los sesenta días y responde al fiscal general.',
      },
    },
    {
      requirement: 'CT-07',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Is the testing against bias that may be considered.',
        es: 'Es una prueba contra los sesgos que puede tenerse en cuenta.',
      },
    },
    {
      requirement: 'CT-07',
      control: 'independent_bias_audit',
      strength: 'supports',
      reason: {
        en: 'Adds the findings of an independent auditor.',
        es: 'Añade la conclusión de alguien independiente.',
      },
    },
    {
      requirement: 'CT-07',
      control: 'record_retention',
      strength: 'supports',
      reason: {
        en: 'Keeps the evidence for it.',
        es: 'Conserva la prueba de ello.',
      },
    },
    {
      requirement: 'CT-08',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Discloses repeatedly that this is not a human.',
        es: 'Declara de forma recurrente que no se trata de un humano.',
      },
    },
    {
      requirement: 'CT-08',
      control: 'prompt_guardrails',
      strength: 'partial',
      reason: {
        en: 'Keeps the companion from posing as human and lets it react to a crisis.',
        es: 'Impide que el acompañante se haga pasar por un humano y le hace reaccionar ante una crisis.',
      },
    },
    {
      requirement: 'CT-08',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Is the protocol for a crisis.',
        es: 'Es el protocolo para una crisis.',
      },
    },
    {
      requirement: 'CT-08',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents how minors are safeguarded.',
        es: 'Deja escrito cómo se protege a los menores.',
      },
    },
    {
      requirement: 'CT-11',
      control: 'content_marking',
      strength: 'full',
      reason: {
        en: 'Marks synthetic content.',
        es: 'Marca el contenido sintético.',
      },
    },
  ],
  organizational: [
    {
      requirement: 'CT-09',
      reason: {
        en: "A layoff notice is the employer's duty, not that of a single application.",
        es: 'Un aviso de despido es del empleador y no de una sola aplicación.',
      },
    },
    {
      requirement: 'CT-10',
      reason: {
        en: 'Protecting whistleblowers is a duty of the developer as a company.',
        es: 'La protección de los denunciantes corresponde al desarrollador como empresa.',
      },
    },
  ],
};
