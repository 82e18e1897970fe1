import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const texasTraigaLinks: FrameworkLinks = {
  framework: 'tx-traiga',
  links: [
    {
      requirement: 'TX-01',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Informs consumers before or on interaction that they are dealing with AI, plainly and conspicuously, without dark patterns.',
        es: 'Dice a los consumidores, antes o durante la interacción, que tratan con IA, de forma clara y visible y sin patrones engañosos.',
      },
    },
    {
      requirement: 'TX-02',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Discloses the use of AI by the first service, or in an emergency as soon as reasonably possible.',
        es: 'Declara el uso de IA al prestar el primer servicio o, en urgencias, tan pronto como sea razonablemente posible.',
      },
    },
    {
      requirement: 'TX-03',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that no part of the application aims at inciting self-harm, harm to others or crime.',
        es: 'Comprueba que nada de la aplicación esté dirigido a incitar a la autolesión, al daño a otros o al delito.',
      },
    },
    {
      requirement: 'TX-03',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that such a use is prohibited.',
        es: 'Deja escrito que ese uso está prohibido.',
      },
    },
    {
      requirement: 'TX-03',
      control: 'prompt_guardrails',
      strength: 'supports',
      reason: {
        en: 'Keeps a generating model from inciting to it.',
        es: 'Impide que un modelo generativo incite a ello.',
      },
    },
    {
      requirement: 'TX-03',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Tests whether it can be made to do so.',
        es: 'Prueba si se le puede llevar a hacerlo.',
      },
    },
    {
      requirement: 'TX-04',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that no score leads to detrimental, disproportionate or rights-infringing treatment.',
        es: 'Comprueba que ninguna puntuación lleve a un trato perjudicial, desproporcionado o lesivo de derechos.',
      },
    },
    {
      requirement: 'TX-04',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that such scoring is prohibited.',
        es: 'Deja escrito que esa puntuación está prohibida.',
      },
    },
    {
      requirement: 'TX-05',
      control: 'consent',
      strength: 'partial',
      reason: {
        en: 'Obtains consent before a person is identified by biometric data.',
        es: 'Obtiene el consentimiento antes de identificar a alguien por datos biométricos.',
      },
    },
    {
      requirement: 'TX-05',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Judges whether an identification would infringe rights.',
        es: 'Valora si una identificación lesionaría derechos.',
      },
    },
    {
      requirement: 'TX-05',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Has each new source of media approved before it is used.',
        es: 'Hace aprobar cada nueva fuente de imágenes y grabaciones antes de usarla.',
      },
    },
    {
      requirement: 'TX-06',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that the application is not meant to impair constitutional rights.',
        es: 'Comprueba que la aplicación no pretenda menoscabar derechos constitucionales.',
      },
    },
    {
      requirement: 'TX-06',
      control: 'intended_use',
      strength: 'partial',
      reason: {
        en: 'States its purpose, which can show its intent.',
        es: 'Declara para qué es, con lo que puede mostrarse su intención.',
      },
    },
    {
      requirement: 'TX-07',
      control: 'intended_use',
      strength: 'partial',
      reason: {
        en: 'States the purpose of the application, which can show its intent.',
        es: 'Declara para qué es la aplicación, con lo que puede mostrarse su intención.',
      },
    },
    {
      requirement: 'TX-07',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that it is not meant to discriminate unlawfully.',
        es: 'Comprueba que no pretenda discriminar ilegalmente.',
      },
    },
    {
      requirement: 'TX-07',
      control: 'fairness_evaluation',
      strength: 'supports',
      reason: {
        en: 'Shows that discrimination is detected and corrected.',
        es: 'Muestra que la discriminación se busca y se corrige.',
      },
    },
    {
      requirement: 'TX-08',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that the application does not have that sole intent.',
        es: 'Comprueba que la aplicación no tenga ese único fin.',
      },
    },
    {
      requirement: 'TX-08',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that producing such material is prohibited.',
        es: 'Deja escrito que está prohibido producir ese material.',
      },
    },
    {
      requirement: 'TX-08',
      control: 'prompt_guardrails',
      strength: 'supports',
      reason: {
        en: 'Refuses to produce such material.',
        es: 'Se niega a producir ese material.',
      },
    },
    {
      requirement: 'TX-09',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that such conversation is prohibited.',
        es: 'Deja escrito que esa conversación está prohibida.',
      },
    },
    {
      requirement: 'TX-09',
      control: 'prompt_guardrails',
      strength: 'partial',
      reason: {
        en: 'Instructs the model to refuse it.',
        es: 'Ordena al modelo rechazarla.',
      },
    },
    {
      requirement: 'TX-09',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Tests whether the model can be made to do it.',
        es: 'Prueba si se puede llevar al modelo a ella.',
      },
    },
    {
      requirement: 'TX-10',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Has purpose, data, outputs, metrics, limits, monitoring and safeguards described.',
        es: 'Tiene descritos finalidad, datos, resultados, métricas, límites, vigilancia y garantías.',
      },
    },
    {
      requirement: 'TX-10',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: 'Gives the attorney general the requested information.',
        es: 'Entrega al fiscal general lo que requiere.',
      },
    },
    {
      requirement: 'TX-11',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Cures a violation that was notified.',
        es: 'Subsana una infracción notificada.',
      },
    },
    {
      requirement: 'TX-11',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: 'Tracks the sixty-day period and sends the written statement.',
        es: 'Vigila los sesenta días y envía la declaración escrita.',
      },
    },
    {
      requirement: 'TX-12',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Is a review process that can follow the NIST Generative AI Profile or a similar framework.',
        es: 'Es un proceso de revisión que puede seguir el perfil de IA generativa del NIST o un marco similar.',
      },
    },
    {
      requirement: 'TX-12',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Compares the process with the framework that it follows.',
        es: 'Compara el proceso con el marco que ha de seguir.',
      },
    },
    {
      requirement: 'TX-12',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Finds possible violations by your own testing.',
        es: 'Encuentra con pruebas propias lo que sería una infracción.',
      },
    },
  ],
  organizational: [],
};
