import type { Framework } from '#domain/frameworks/framework.ts';

export const ukPrinciples: Framework = {
  id: 'uk-principles',
  name: 'UK AI regulation principles',
  status: 'voluntary',
  jurisdiction: { en: 'United Kingdom', es: 'Reino Unido' },
  issuer: 'UK Government',
  version: '2023 white paper',
  dated: { what: 'published', on: '2023-03-29' },
  verified_on: '2026-11-21',
  sources: [
    { title: 'ADS Group on the white paper', url: 'https://www.adsgroup.org.uk/knowledge/ai-white-paper/' },
    {
      title: 'Wiggin on the white paper',
      url: 'https://wiggin.co.uk/insight/department-for-science-innovation-and-technology-dsit-publishes-white-paper-on-artificial-intelligence-a-pro-innovation-approach-to-ai-regulation/',
    },
  ],
  notes: [
    {
      en: 'Not a statute: existing regulators apply the principles.',
      es: 'No es una ley: los reguladores existentes aplican los principios.',
    },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'UK-1',
      reference: 'White paper principle 1',
      title: { en: 'Safety, security and robustness', es: 'Seguridad, protección y solidez' },
      text: {
        en: 'Systems work securely and as intended, with risks continually managed.',
        es: 'Los sistemas funcionan de forma segura y según lo previsto, con riesgos gestionados continuamente.',
      },
    },
    {
      id: 'UK-2',
      reference: 'White paper principle 2',
      title: { en: 'Appropriate transparency and explainability', es: 'Transparencia y explicabilidad adecuadas' },
      text: {
        en: 'People can know when and how AI is used and reach decisions.',
        es: 'Las personas pueden saber cuándo y cómo se usa la IA y llega a decisiones.',
      },
    },
    {
      id: 'UK-3',
      reference: 'White paper principle 3',
      title: { en: 'Fairness', es: 'Equidad' },
      text: {
        en: 'No breach of legal rights, unfair discrimination or unfair market outcomes.',
        es: 'Sin vulnerar derechos legales, discriminar injustamente ni causar resultados injustos en el mercado.',
      },
    },
    {
      id: 'UK-4',
      reference: 'White paper principle 4',
      title: { en: 'Accountability and governance', es: 'Rendición de cuentas y gobernanza' },
      text: {
        en: 'Effective oversight with clear responsibility across the lifecycle.',
        es: 'Supervisión eficaz con responsabilidad clara durante el ciclo de vida.',
      },
    },
    {
      id: 'UK-5',
      reference: 'White paper principle 5',
      title: { en: 'Contestability and redress', es: 'Impugnabilidad y reparación' },
      text: {
        en: 'Affected people can contest harmful outcomes or decisions.',
        es: 'Las personas afectadas pueden impugnar resultados o decisiones dañinos.',
      },
    },
  ],
};
