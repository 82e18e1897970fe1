import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const coloradoSb26189Links: FrameworkLinks = {
  framework: 'co-sb26-189',
  links: [
    {
      requirement: 'CO-01',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Ensures that each deployer is informed.',
        es: 'Procura que se informe a cada responsable del despliegue.',
      },
    },
    {
      requirement: 'CO-01',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'States intended and harmful uses.',
        es: 'Declara los usos previstos y los dañinos.',
      },
    },
    {
      requirement: 'CO-01',
      control: 'model_card',
      strength: 'partial',
      reason: {
        en: 'States known limitations and risks.',
        es: 'Declara las limitaciones y los riesgos conocidos.',
      },
    },
    {
      requirement: 'CO-02',
      control: 'data_sheet',
      strength: 'partial',
      reason: {
        en: 'Describes the categories of training data, to the extent known.',
        es: 'Describe las categorías de datos de entrenamiento, en la medida en que se conozcan.',
      },
    },
    {
      requirement: 'CO-02',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Gives the description to deployers.',
        es: 'Da la descripción a los responsables del despliegue.',
      },
    },
    {
      requirement: 'CO-03',
      control: 'instructions_for_use',
      strength: 'partial',
      reason: {
        en: 'Instructs on use, monitoring and human review.',
        es: 'Instruye sobre el uso, la vigilancia y la revisión humana.',
      },
    },
    {
      requirement: 'CO-03',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Gives deployers the other information they need, and flags what is withheld.',
        es: 'Da a los responsables del despliegue lo demás que necesitan, y señala lo que se retiene.',
      },
    },
    {
      requirement: 'CO-04',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Notices that an update is material or a modification substantial.',
        es: 'Advierte que una actualización es importante o una modificación sustancial.',
      },
    },
    {
      requirement: 'CO-04',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Notifies each deployer.',
        es: 'Lo notifica a cada responsable del despliegue.',
      },
    },
    {
      requirement: 'CO-05',
      control: 'record_retention',
      strength: 'full',
      reason: {
        en: 'Keeps compliance records for at least three years.',
        es: 'Conserva los registros de cumplimiento al menos tres años.',
      },
    },
    {
      requirement: 'CO-06',
      control: 'record_retention',
      strength: 'full',
      reason: {
        en: 'Keeps compliance records for at least three years.',
        es: 'Conserva los registros de cumplimiento al menos tres años.',
      },
    },
    {
      requirement: 'CO-07',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Gives clear notice before the technology materially influences a consequential decision.',
        es: 'Avisa con claridad antes de que la tecnología influya sustancialmente en una decisión importante.',
      },
    },
    {
      requirement: 'CO-08',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Records the decision and the role of the technology in it.',
        es: 'Guarda la decisión y la parte que tuvo en ella la tecnología.',
      },
    },
    {
      requirement: 'CO-08',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Describes them within thirty days to the person affected by an adverse decision, with their rights.',
        es: 'Los describe en treinta días a quien recibió un resultado adverso, con sus derechos.',
      },
    },
    {
      requirement: 'CO-09',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Says that something is withheld.',
        es: 'Dice que se retiene algo.',
      },
    },
    {
      requirement: 'CO-09',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Judges whether it may be withheld.',
        es: 'Valora si puede retenerse.',
      },
    },
    {
      requirement: 'CO-10',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Is given so that people with disabilities or limited English can understand it.',
        es: 'Se da de modo que puedan comprenderlo personas con discapacidad o con conocimientos limitados de inglés.',
      },
    },
    {
      requirement: 'CO-10',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Hears from them whether they understand it.',
        es: 'Sabe por ellas si lo comprenden.',
      },
    },
    {
      requirement: 'CO-11',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Accepts such requests after an adverse outcome, and has errors corrected.',
        es: 'Recibe esas solicitudes tras un resultado adverso, y hace corregir lo que estaba mal.',
      },
    },
    {
      requirement: 'CO-11',
      control: 'event_logs',
      strength: 'supports',
      reason: {
        en: 'Provides the data on which a decision was based.',
        es: 'Tiene los datos con los que se tomó una decisión.',
      },
    },
    {
      requirement: 'CO-12',
      control: 'appeal',
      strength: 'full',
      reason: {
        en: 'Offers meaningful human review and reconsideration.',
        es: 'Ofrece una revisión humana y una reconsideración que sean significativas.',
      },
    },
    {
      requirement: 'CO-12',
      control: 'reasons_kept',
      strength: 'supports',
      reason: {
        en: 'Gives the reviewer the basis of the decision.',
        es: 'Da al revisor aquello en que se apoya la decisión.',
      },
    },
    {
      requirement: 'CO-13',
      control: 'supplier_review',
      strength: 'supports',
      reason: {
        en: "Reviews what suppliers' contracts say about discrimination.",
        es: 'Mira qué dicen de la discriminación los contratos de los proveedores.',
      },
    },
    {
      requirement: 'CO-13',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks contracts for clauses that would be void.',
        es: 'Comprueba si los contratos tienen cláusulas que serían nulas.',
      },
    },
  ],
  organizational: [],
};
