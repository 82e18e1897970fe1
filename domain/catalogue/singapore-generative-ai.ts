import type { Framework } from '#domain/frameworks/framework.ts';

export const singaporeGenerativeAi: Framework = {
  id: 'sg-genai',
  name: 'Singapore Model AI Governance Framework for Generative AI',
  status: 'voluntary',
  jurisdiction: { en: 'Singapore', es: 'Singapur' },
  issuer: 'IMDA; AI Verify Foundation',
  version: '2024',
  dated: { what: 'published', on: '2024-05-30' },
  verified_on: '2026-11-21',
  sources: [
    { title: 'Securiti on the framework', url: 'https://securiti.ai/singapore-model-ai-governance-framework/' },
    {
      title: 'IMDA on the draft',
      url: 'https://imda.gov.sg/resources/press-releases-factsheets-and-speeches/press-releases/2024/public-consult-model-ai-governance-framework-genai',
    },
  ],
  notes: [],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'SG-G1',
      reference: 'Dimension 1',
      title: { en: 'Accountability', es: 'Rendición de cuentas' },
      text: {
        en: 'Allocate responsibility across the AI development chain.',
        es: 'Repartir la responsabilidad a lo largo de la cadena de desarrollo de la IA.',
      },
    },
    {
      id: 'SG-G2',
      reference: 'Dimension 2',
      title: { en: 'Data', es: 'Datos' },
      text: {
        en: 'Ensure data quality and deal fairly with contested training data.',
        es: 'Asegurar la calidad de los datos y tratar con equidad los datos de entrenamiento controvertidos.',
      },
    },
    {
      id: 'SG-G3',
      reference: 'Dimension 3',
      title: { en: 'Trusted Development and Deployment', es: 'Desarrollo y despliegue fiables' },
      text: {
        en: 'Adopt good practice, disclosure and evaluation.',
        es: 'Adoptar buenas prácticas, divulgación y evaluación.',
      },
    },
    {
      id: 'SG-G4',
      reference: 'Dimension 4',
      title: { en: 'Incident Reporting', es: 'Notificación de incidentes' },
      text: { en: 'Monitor, report and remedy incidents.', es: 'Vigilar, notificar y remediar incidentes.' },
    },
    {
      id: 'SG-G5',
      reference: 'Dimension 5',
      title: { en: 'Testing and Assurance', es: 'Pruebas y garantía' },
      text: {
        en: 'Use independent testing and common standards.',
        es: 'Usar pruebas independientes y normas comunes.',
      },
    },
    {
      id: 'SG-G6',
      reference: 'Dimension 6',
      title: { en: 'Security', es: 'Seguridad' },
      text: {
        en: 'Address new threat types against generative AI.',
        es: 'Tratar los nuevos tipos de amenaza contra la IA generativa.',
      },
    },
    {
      id: 'SG-G7',
      reference: 'Dimension 7',
      title: { en: 'Content Provenance', es: 'Procedencia del contenido' },
      text: {
        en: 'Be open about where and how content arose.',
        es: 'Ser abiertos sobre dónde y cómo surgió el contenido.',
      },
    },
    {
      id: 'SG-G8',
      reference: 'Dimension 8',
      title: { en: 'Safety and Alignment R&D', es: 'I+D en seguridad y alineación' },
      text: {
        en: 'Invest in research and cooperation on safety.',
        es: 'Invertir en investigación y cooperación sobre seguridad.',
      },
    },
    {
      id: 'SG-G9',
      reference: 'Dimension 9',
      title: { en: 'AI for Public Good', es: 'IA para el bien público' },
      text: {
        en: 'Widen access, public-sector use, skills and sustainability.',
        es: 'Ampliar el acceso, el uso público, las competencias y la sostenibilidad.',
      },
    },
  ],
};
