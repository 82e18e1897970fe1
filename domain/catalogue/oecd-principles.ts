import type { Framework } from '#domain/frameworks/framework.ts';

export const oecdPrinciples: Framework = {
  id: 'oecd-ai',
  name: 'OECD AI Principles (OECD/LEGAL/0449)',
  status: 'voluntary',
  jurisdiction: { en: 'International', es: 'Internacional' },
  issuer: 'OECD',
  version: 'Updated May 2024',
  dated: { what: 'adopted', on: '2019-05-22' },
  verified_on: '2026-11-21',
  sources: [
    { title: 'Compendium of OECD Legal Instruments', url: 'https://legalinstruments.oecd.org' },
    { title: 'OECD, AI Principles', url: 'https://oecd.ai/en/ai-principles' },
  ],
  notes: [],
  own_ids: true,
  groups: [
    {
      id: '1',
      title: { en: 'Principles', es: 'Principios' },
    },
    {
      id: '2',
      title: { en: 'Recommendations to governments', es: 'Recomendaciones a los gobiernos' },
    },
  ],
  requirements: [
    {
      id: 'OECD-1.1',
      group: '1',
      reference: 'Principle 1.1',
      title: {
        en: 'Inclusive growth, sustainable development and well-being',
        es: 'Crecimiento inclusivo, desarrollo sostenible y bienestar',
      },
      text: {
        en: 'Steer AI to benefit people and planet.',
        es: 'Orientar la IA al beneficio de las personas y el planeta.',
      },
    },
    {
      id: 'OECD-1.2',
      group: '1',
      reference: 'Principle 1.2',
      title: {
        en: 'Rule of law, human rights and democratic values, including fairness and privacy',
        es: 'Estado de derecho, derechos humanos y valores democráticos, con equidad y privacidad',
      },
      text: { en: 'Respect them throughout.', es: 'Respetarlos en todo momento.' },
    },
    {
      id: 'OECD-1.3',
      group: '1',
      reference: 'Principle 1.3',
      title: { en: 'Transparency and explainability', es: 'Transparencia y explicabilidad' },
      text: {
        en: 'Give meaningful information so outcomes can be understood and challenged.',
        es: 'Dar información significativa para que los resultados puedan entenderse e impugnarse.',
      },
    },
    {
      id: 'OECD-1.4',
      group: '1',
      reference: 'Principle 1.4',
      title: { en: 'Robustness, security and safety', es: 'Solidez, seguridad y protección' },
      text: {
        en: 'Keep systems dependable, with ways to override or decommission.',
        es: 'Mantener sistemas fiables, con formas de anularlos o retirarlos.',
      },
    },
    {
      id: 'OECD-1.5',
      group: '1',
      reference: 'Principle 1.5',
      title: { en: 'Accountability', es: 'Rendición de cuentas' },
      text: {
        en: 'AI actors answer for proper functioning, traceability and risk management.',
        es: 'Los actores de IA responden del buen funcionamiento, la trazabilidad y la gestión de riesgos.',
      },
    },
    {
      id: 'OECD-2.1',
      group: '2',
      reference: 'Recommendation 2.1',
      text: { en: 'Invest in AI research and development.', es: 'Invertir en investigación y desarrollo de la IA.' },
      applies_to: ['government'],
    },
    {
      id: 'OECD-2.2',
      group: '2',
      reference: 'Recommendation 2.2',
      text: {
        en: 'Foster an inclusive AI-enabling ecosystem.',
        es: 'Fomentar un ecosistema inclusivo que haga posible la IA.',
      },
      applies_to: ['government'],
    },
    {
      id: 'OECD-2.3',
      group: '2',
      reference: 'Recommendation 2.3',
      text: {
        en: 'Shape an enabling, interoperable governance and policy environment.',
        es: 'Dar forma a un entorno de gobernanza y políticas favorable e interoperable.',
      },
      applies_to: ['government'],
    },
    {
      id: 'OECD-2.4',
      group: '2',
      reference: 'Recommendation 2.4',
      text: {
        en: 'Build human capacity and prepare for labor market change.',
        es: 'Desarrollar la capacidad humana y prepararse para los cambios del mercado laboral.',
      },
      applies_to: ['government'],
    },
    {
      id: 'OECD-2.5',
      group: '2',
      reference: 'Recommendation 2.5',
      text: {
        en: 'Cooperate internationally for trustworthy AI.',
        es: 'Cooperar internacionalmente por una IA fiable.',
      },
      applies_to: ['government'],
    },
  ],
};
