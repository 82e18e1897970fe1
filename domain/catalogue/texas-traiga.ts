import type { Framework } from '#domain/frameworks/framework.ts';

export const texasTraiga: Framework = {
  id: 'tx-traiga',
  name: 'Texas TRAIGA (HB 149)',
  status: 'in_effect',
  jurisdiction: { en: 'Texas, United States', es: 'Texas, Estados Unidos' },
  issuer: 'Texas Legislature',
  version: '2025',
  dated: { what: 'signed', on: '2025-06-22' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'Texas statutes, Business and Commerce Code, chapter 552',
      url: 'https://statutes.capitol.texas.gov/GetStatute.aspx?Code=BC&Value=552.104',
    },
    { title: 'Bill text on LegiScan', url: 'https://legiscan.com/TX/text/HB149/2025' },
  ],
  notes: [{ en: 'Only the attorney general enforces it.', es: 'Solo el fiscal general la hace cumplir.' }],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'TX-01',
      reference: 'Bus. & Com. 552.051(b)-(e)',
      text: {
        en: 'Tell consumers, before or on interaction, that they deal with AI; plain, conspicuous, no dark patterns.',
        es: 'Decir a los consumidores, antes o durante la interacción, que tratan con IA; de forma clara y visible, sin patrones engañosos.',
      },
      applies_to: ['government'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-02',
      reference: 'Bus. & Com. 552.051(f)',
      text: {
        en: 'Disclose AI use by first service; in emergencies as soon as reasonably possible.',
        es: 'Declarar el uso de IA al prestar el primer servicio; en urgencias, tan pronto como sea razonablemente posible.',
      },
      applies_to: ['health_care_provider'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-03',
      reference: 'Bus. & Com. 552.052',
      text: {
        en: 'No AI intentionally aimed at inciting self-harm, harm to others or crime.',
        es: 'Sin IA dirigida intencionadamente a incitar a la autolesión, al daño a otros o al delito.',
      },
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-04',
      reference: 'Bus. & Com. 552.053',
      text: {
        en: 'No social scoring causing detrimental, disproportionate or rights-infringing treatment.',
        es: 'Sin puntuación social que cause un trato perjudicial, desproporcionado o lesivo de derechos.',
      },
      applies_to: ['government'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-05',
      reference: 'Bus. & Com. 552.054(b)',
      text: {
        en: 'No biometric identification, or media scraping for it, without consent where rights would be infringed.',
        es: 'Sin identificación biométrica, ni extracción de contenidos multimedia para ella, sin consentimiento cuando se lesionarían derechos.',
      },
      applies_to: ['government'],
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-06',
      reference: 'Bus. & Com. 552.055',
      text: {
        en: 'No AI built or deployed with the sole intent to impair constitutional rights.',
        es: 'Sin IA construida o desplegada con el único fin de menoscabar derechos constitucionales.',
      },
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-07',
      reference: 'Bus. & Com. 552.056',
      text: {
        en: 'No AI built or deployed with intent to discriminate unlawfully; disparate impact alone is not proof.',
        es: 'Sin IA construida o desplegada con intención de discriminar ilegalmente; el impacto dispar por sí solo no es prueba.',
      },
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-08',
      reference: 'Bus. & Com. 552.057(1)',
      text: {
        en: 'No AI with the sole intent of producing child sexual abuse material or unlawful sexual deepfakes.',
        es: 'Sin IA con el único fin de producir material de abuso sexual infantil o ultrasuplantaciones sexuales ilegales.',
      },
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-09',
      reference: 'Bus. & Com. 552.057(2)',
      text: {
        en: 'No AI that intentionally simulates sexual conversation while imitating a child.',
        es: 'Sin IA que simule intencionadamente conversación sexual imitando a un menor.',
      },
      effective: [{ from: '2026-01-01' }],
      single_source: true,
    },
    {
      id: 'TX-10',
      reference: 'Bus. & Com. 552.103',
      text: {
        en: 'On an attorney general demand, describe purpose, data, outputs, metrics, limits, monitoring and safeguards.',
        es: 'A requerimiento del fiscal general, describir finalidad, datos, resultados, métricas, límites, vigilancia y garantías.',
      },
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-11',
      reference: 'Bus. & Com. 552.104',
      text: {
        en: 'Cure notified violations within sixty days and send the required written statement.',
        es: 'Subsanar las infracciones notificadas en sesenta días y enviar la declaración escrita exigida.',
      },
      effective: [{ from: '2026-01-01' }],
    },
    {
      id: 'TX-12',
      reference: 'Bus. & Com. 552.105(c), (e)',
      text: {
        en: 'Defense: keep an internal review process substantially following the NIST Generative AI Profile or similar framework.',
        es: 'Defensa: mantener una revisión interna que siga en lo sustancial el perfil de IA generativa del NIST o un marco similar.',
      },
      effective: [{ from: '2026-01-01' }],
    },
  ],
};
