import type { Framework } from '#domain/frameworks/framework.ts';

export const isoIec42001: Framework = {
  id: 'iso-iec42001',
  name: 'ISO/IEC 42001:2023',
  status: 'voluntary',
  jurisdiction: { en: 'International', es: 'Internacional' },
  issuer: 'ISO/IEC JTC 1/SC 42',
  version: 'Edition 1',
  dated: { what: 'published', on: '2023-12' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'ISO/IEC 42001:2023, Information technology — Artificial intelligence — Management system',
      url: 'https://www.iso.org/standard/81230.html',
    },
  ],
  notes: [
    {
      en: 'Its text is under copyright: ids and short titles only. An organization can be certified to it.',
      es: 'Su texto está protegido por derechos de autor: solo identificadores y títulos cortos. Una organización puede certificarse.',
    },
  ],
  own_ids: false,
  groups: [
    {
      id: '4',
      title: { en: 'Context of the organization', es: 'Contexto de la organización' },
    },
    {
      id: '5',
      title: { en: 'Leadership', es: 'Liderazgo' },
    },
    {
      id: '6',
      title: { en: 'Planning', es: 'Planificación' },
    },
    {
      id: '6.1',
      within: '6',
      title: { en: 'Actions to address risks and opportunities', es: 'Acciones para tratar riesgos y oportunidades' },
    },
    {
      id: '7',
      title: { en: 'Support', es: 'Apoyo' },
    },
    {
      id: '7.5',
      within: '7',
      title: { en: 'Documented information', es: 'Información documentada' },
    },
    {
      id: '8',
      title: { en: 'Operation', es: 'Operación' },
    },
    {
      id: '9',
      title: { en: 'Performance evaluation', es: 'Evaluación del desempeño' },
    },
    {
      id: '9.2',
      within: '9',
      title: { en: 'Internal audit', es: 'Auditoría interna' },
    },
    {
      id: '9.3',
      within: '9',
      title: { en: 'Management review', es: 'Revisión por la dirección' },
    },
    {
      id: '10',
      title: { en: 'Improvement', es: 'Mejora' },
    },
    {
      id: 'A',
      title: { en: 'Annex A', es: 'Anexo A' },
    },
    {
      id: 'A.2',
      within: 'A',
      title: { en: 'Policies related to AI', es: 'Políticas relacionadas con la IA' },
    },
    {
      id: 'A.3',
      within: 'A',
      title: { en: 'Internal organization', es: 'Organización interna' },
    },
    {
      id: 'A.4',
      within: 'A',
      title: { en: 'Resources for AI systems', es: 'Recursos para los sistemas de IA' },
    },
    {
      id: 'A.5',
      within: 'A',
      title: { en: 'Assessing impacts of AI systems', es: 'Evaluación de los impactos de los sistemas de IA' },
    },
    {
      id: 'A.6',
      within: 'A',
      title: { en: 'AI system life cycle', es: 'Ciclo de vida de los sistemas de IA' },
    },
    {
      id: 'A.7',
      within: 'A',
      title: { en: 'Data for AI systems', es: 'Datos para los sistemas de IA' },
    },
    {
      id: 'A.8',
      within: 'A',
      title: {
        en: 'Information for interested parties of AI systems',
        es: 'Información para las partes interesadas de los sistemas de IA',
      },
    },
    {
      id: 'A.9',
      within: 'A',
      title: { en: 'Use of AI systems', es: 'Uso de los sistemas de IA' },
    },
    {
      id: 'A.10',
      within: 'A',
      title: { en: 'Third-party and customer relationships', es: 'Relaciones con terceros y clientes' },
    },
  ],
  requirements: [
    {
      id: '4.1',
      group: '4',
      title: {
        en: 'Understanding the organization and its context',
        es: 'Comprensión de la organización y de su contexto',
      },
    },
    {
      id: '4.2',
      group: '4',
      title: {
        en: 'Understanding the needs and expectations of interested parties',
        es: 'Comprensión de las necesidades y expectativas de las partes interesadas',
      },
    },
    {
      id: '4.3',
      group: '4',
      title: {
        en: 'Determining the scope of the AI management system',
        es: 'Determinación del alcance del sistema de gestión de la IA',
      },
    },
    {
      id: '4.4',
      group: '4',
      title: { en: 'AI management system', es: 'Sistema de gestión de la IA' },
    },
    {
      id: '5.1',
      group: '5',
      title: { en: 'Leadership and commitment', es: 'Liderazgo y compromiso' },
    },
    {
      id: '5.2',
      group: '5',
      title: { en: 'AI policy', es: 'Política de IA' },
    },
    {
      id: '5.3',
      group: '5',
      title: { en: 'Roles, responsibilities and authorities', es: 'Funciones, responsabilidades y autoridades' },
    },
    {
      id: '6.1.1',
      group: '6.1',
      title: { en: 'General', es: 'Generalidades' },
    },
    {
      id: '6.1.2',
      group: '6.1',
      title: { en: 'AI risk assessment', es: 'Evaluación de riesgos de la IA' },
    },
    {
      id: '6.1.3',
      group: '6.1',
      title: { en: 'AI risk treatment', es: 'Tratamiento de riesgos de la IA' },
    },
    {
      id: '6.1.4',
      group: '6.1',
      title: { en: 'AI system impact assessment', es: 'Evaluación del impacto de los sistemas de IA' },
    },
    {
      id: '6.2',
      group: '6',
      title: { en: 'AI objectives and planning to achieve them', es: 'Objetivos de IA y planificación para lograrlos' },
    },
    {
      id: '6.3',
      group: '6',
      title: { en: 'Planning of changes', es: 'Planificación de los cambios' },
    },
    {
      id: '7.1',
      group: '7',
      title: { en: 'Resources', es: 'Recursos' },
    },
    {
      id: '7.2',
      group: '7',
      title: { en: 'Competence', es: 'Competencia' },
    },
    {
      id: '7.3',
      group: '7',
      title: { en: 'Awareness', es: 'Toma de conciencia' },
    },
    {
      id: '7.4',
      group: '7',
      title: { en: 'Communication', es: 'Comunicación' },
    },
    {
      id: '7.5.1',
      group: '7.5',
      title: { en: 'General', es: 'Generalidades' },
    },
    {
      id: '7.5.2',
      group: '7.5',
      title: {
        en: 'Creating and updating documented information',
        es: 'Creación y actualización de la información documentada',
      },
    },
    {
      id: '7.5.3',
      group: '7.5',
      title: { en: 'Control of documented information', es: 'Control de la información documentada' },
    },
    {
      id: '8.1',
      group: '8',
      title: { en: 'Operational planning and control', es: 'Planificación y control operacional' },
    },
    {
      id: '8.2',
      group: '8',
      title: { en: 'AI risk assessment', es: 'Evaluación de riesgos de la IA' },
    },
    {
      id: '8.3',
      group: '8',
      title: { en: 'AI risk treatment', es: 'Tratamiento de riesgos de la IA' },
    },
    {
      id: '8.4',
      group: '8',
      title: { en: 'AI system impact assessment', es: 'Evaluación del impacto de los sistemas de IA' },
    },
    {
      id: '9.1',
      group: '9',
      title: {
        en: 'Monitoring, measurement, analysis and evaluation',
        es: 'Seguimiento, medición, análisis y evaluación',
      },
    },
    {
      id: '9.2.1',
      group: '9.2',
      title: { en: 'General', es: 'Generalidades' },
    },
    {
      id: '9.2.2',
      group: '9.2',
      title: { en: 'Internal audit programme', es: 'Programa de auditoría interna' },
    },
    {
      id: '9.3.1',
      group: '9.3',
      title: { en: 'General', es: 'Generalidades' },
    },
    {
      id: '9.3.2',
      group: '9.3',
      title: { en: 'Management review inputs', es: 'Entradas de la revisión por la dirección' },
    },
    {
      id: '9.3.3',
      group: '9.3',
      title: { en: 'Management review results', es: 'Resultados de la revisión por la dirección' },
    },
    {
      id: '10.1',
      group: '10',
      title: { en: 'Continual improvement', es: 'Mejora continua' },
    },
    {
      id: '10.2',
      group: '10',
      title: { en: 'Nonconformity and corrective action', es: 'No conformidad y acción correctiva' },
    },
    {
      id: 'A.2.2',
      group: 'A.2',
      title: { en: 'AI policy', es: 'Política de IA' },
    },
    {
      id: 'A.2.3',
      group: 'A.2',
      title: {
        en: 'Alignment with other organizational policies',
        es: 'Alineación con otras políticas de la organización',
      },
    },
    {
      id: 'A.2.4',
      group: 'A.2',
      title: { en: 'Review of the AI policy', es: 'Revisión de la política de IA' },
    },
    {
      id: 'A.3.2',
      group: 'A.3',
      title: { en: 'AI roles and responsibilities', es: 'Funciones y responsabilidades de la IA' },
    },
    {
      id: 'A.3.3',
      group: 'A.3',
      title: { en: 'Reporting of concerns', es: 'Comunicación de inquietudes' },
    },
    {
      id: 'A.4.2',
      group: 'A.4',
      title: { en: 'Resource documentation', es: 'Documentación de los recursos' },
    },
    {
      id: 'A.4.3',
      group: 'A.4',
      title: { en: 'Data resources', es: 'Recursos de datos' },
    },
    {
      id: 'A.4.4',
      group: 'A.4',
      title: { en: 'Tooling resources', es: 'Recursos de herramientas' },
    },
    {
      id: 'A.4.5',
      group: 'A.4',
      title: { en: 'System and computing resources', es: 'Recursos de sistema e informáticos' },
    },
    {
      id: 'A.4.6',
      group: 'A.4',
      title: { en: 'Human resources', es: 'Recursos humanos' },
    },
    {
      id: 'A.5.2',
      group: 'A.5',
      title: {
        en: 'AI system impact assessment process',
        es: 'Proceso de evaluación del impacto de los sistemas de IA',
      },
    },
    {
      id: 'A.5.3',
      group: 'A.5',
      title: {
        en: 'Documentation of AI system impact assessments',
        es: 'Documentación de las evaluaciones del impacto de los sistemas de IA',
      },
    },
    {
      id: 'A.5.4',
      group: 'A.5',
      title: {
        en: 'Assessing AI system impact on individuals or groups of individuals',
        es: 'Evaluación del impacto de los sistemas de IA en personas o grupos de personas',
      },
    },
    {
      id: 'A.5.5',
      group: 'A.5',
      title: {
        en: 'Assessing societal impacts of AI systems',
        es: 'Evaluación de los impactos sociales de los sistemas de IA',
      },
    },
    {
      id: 'A.6.1.2',
      group: 'A.6',
      title: {
        en: 'Objectives for responsible development of AI system',
        es: 'Objetivos para el desarrollo responsable de sistemas de IA',
      },
    },
    {
      id: 'A.6.1.3',
      group: 'A.6',
      title: {
        en: 'Processes for responsible AI system design and development',
        es: 'Procesos para el diseño y desarrollo responsables de sistemas de IA',
      },
    },
    {
      id: 'A.6.2.2',
      group: 'A.6',
      title: {
        en: 'AI system requirements and specification',
        es: 'Requisitos y especificación de los sistemas de IA',
      },
    },
    {
      id: 'A.6.2.3',
      group: 'A.6',
      title: {
        en: 'Documentation of AI system design and development',
        es: 'Documentación del diseño y desarrollo de los sistemas de IA',
      },
    },
    {
      id: 'A.6.2.4',
      group: 'A.6',
      title: { en: 'AI system verification and validation', es: 'Verificación y validación de los sistemas de IA' },
    },
    {
      id: 'A.6.2.5',
      group: 'A.6',
      title: { en: 'AI system deployment', es: 'Despliegue de los sistemas de IA' },
    },
    {
      id: 'A.6.2.6',
      group: 'A.6',
      title: { en: 'AI system operation and monitoring', es: 'Operación y seguimiento de los sistemas de IA' },
    },
    {
      id: 'A.6.2.7',
      group: 'A.6',
      title: { en: 'AI system technical documentation', es: 'Documentación técnica de los sistemas de IA' },
    },
    {
      id: 'A.6.2.8',
      group: 'A.6',
      title: { en: 'AI system recording of event logs', es: 'Registro de eventos de los sistemas de IA' },
    },
    {
      id: 'A.7.2',
      group: 'A.7',
      title: {
        en: 'Data for development and enhancement of AI system',
        es: 'Datos para el desarrollo y la mejora de los sistemas de IA',
      },
    },
    {
      id: 'A.7.3',
      group: 'A.7',
      title: { en: 'Acquisition of data', es: 'Adquisición de datos' },
    },
    {
      id: 'A.7.4',
      group: 'A.7',
      title: { en: 'Quality of data for AI systems', es: 'Calidad de los datos para los sistemas de IA' },
    },
    {
      id: 'A.7.5',
      group: 'A.7',
      title: { en: 'Data provenance', es: 'Procedencia de los datos' },
    },
    {
      id: 'A.7.6',
      group: 'A.7',
      title: { en: 'Data preparation', es: 'Preparación de los datos' },
    },
    {
      id: 'A.8.2',
      group: 'A.8',
      title: {
        en: 'System documentation and information for users',
        es: 'Documentación del sistema e información para los usuarios',
      },
    },
    {
      id: 'A.8.3',
      group: 'A.8',
      title: { en: 'External reporting', es: 'Comunicación externa' },
    },
    {
      id: 'A.8.4',
      group: 'A.8',
      title: { en: 'Communication of incidents', es: 'Comunicación de incidentes' },
    },
    {
      id: 'A.8.5',
      group: 'A.8',
      title: { en: 'Information for interested parties', es: 'Información para las partes interesadas' },
    },
    {
      id: 'A.9.2',
      group: 'A.9',
      title: {
        en: 'Processes for responsible use of AI systems',
        es: 'Procesos para el uso responsable de los sistemas de IA',
      },
    },
    {
      id: 'A.9.3',
      group: 'A.9',
      title: {
        en: 'Objectives for responsible use of AI system',
        es: 'Objetivos para el uso responsable de los sistemas de IA',
      },
    },
    {
      id: 'A.9.4',
      group: 'A.9',
      title: { en: 'Intended use of the AI system', es: 'Uso previsto del sistema de IA' },
    },
    {
      id: 'A.10.2',
      group: 'A.10',
      title: { en: 'Allocating responsibilities', es: 'Asignación de responsabilidades' },
    },
    {
      id: 'A.10.3',
      group: 'A.10',
      title: { en: 'Suppliers', es: 'Proveedores' },
    },
    {
      id: 'A.10.4',
      group: 'A.10',
      title: { en: 'Customers', es: 'Clientes' },
    },
  ],
};
