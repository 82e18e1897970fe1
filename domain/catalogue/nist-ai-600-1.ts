import type { Framework } from '#domain/frameworks/framework.ts';

export const nistAi6001: Framework = {
  id: 'nist-ai-600-1',
  name: 'NIST AI 600-1 Generative AI Profile',
  status: 'voluntary',
  jurisdiction: { en: 'United States', es: 'Estados Unidos' },
  issuer: 'National Institute of Standards and Technology (NIST)',
  version: 'AI 600-1',
  dated: { what: 'published', on: '2024-07-26' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'Artificial Intelligence Risk Management Framework: Generative Artificial Intelligence Profile',
      url: 'https://doi.org/10.6028/NIST.AI.600-1',
    },
  ],
  notes: [
    {
      en: 'Companion to AI RMF 1.0: the twelve risks, as its list names them.',
      es: 'Complemento de AI RMF 1.0: los doce riesgos, como los nombra su lista.',
    },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'GAI-01',
      title: { en: 'CBRN Information or Capabilities', es: 'Información o capacidades QBRN' },
    },
    {
      id: 'GAI-02',
      title: { en: 'Confabulation', es: 'Confabulación' },
    },
    {
      id: 'GAI-03',
      title: { en: 'Dangerous, Violent, or Hateful Content', es: 'Contenido peligroso, violento o de odio' },
    },
    {
      id: 'GAI-04',
      title: { en: 'Data Privacy', es: 'Privacidad de los datos' },
    },
    {
      id: 'GAI-05',
      title: { en: 'Environmental Impacts', es: 'Impactos ambientales' },
    },
    {
      id: 'GAI-06',
      title: { en: 'Harmful Bias or Homogenization', es: 'Sesgo dañino u homogeneización' },
    },
    {
      id: 'GAI-07',
      title: { en: 'Human-AI Configuration', es: 'Configuración persona-IA' },
    },
    {
      id: 'GAI-08',
      title: { en: 'Information Integrity', es: 'Integridad de la información' },
    },
    {
      id: 'GAI-09',
      title: { en: 'Information Security', es: 'Seguridad de la información' },
    },
    {
      id: 'GAI-10',
      title: { en: 'Intellectual Property', es: 'Propiedad intelectual' },
    },
    {
      id: 'GAI-11',
      title: { en: 'Obscene, Degrading, and/or Abusive Content', es: 'Contenido obsceno, degradante o abusivo' },
    },
    {
      id: 'GAI-12',
      title: { en: 'Value Chain and Component Integration', es: 'Cadena de valor e integración de componentes' },
    },
  ],
};
