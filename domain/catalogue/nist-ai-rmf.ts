import type { Framework } from '#domain/frameworks/framework.ts';

export const nistAiRmf: Framework = {
  id: 'nist-ai-rmf',
  name: 'NIST AI RMF 1.0',
  status: 'voluntary',
  jurisdiction: { en: 'United States', es: 'Estados Unidos' },
  issuer: 'National Institute of Standards and Technology (NIST)',
  version: '1.0 (AI 100-1)',
  dated: { what: 'published', on: '2023-01-26' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'Artificial Intelligence Risk Management Framework (AI RMF 1.0)',
      url: 'https://doi.org/10.6028/NIST.AI.100-1',
    },
    { title: 'NIST AI Resource Center, AI RMF Core', url: 'https://airc.nist.gov/' },
  ],
  notes: [
    {
      en: 'The NIST Playbook words 41 of the 72 subcategories otherwise; these follow the Core.',
      es: 'El Playbook del NIST redacta de otro modo 41 de las 72 subcategorías; estas siguen el Core.',
    },
  ],
  own_ids: false,
  groups: [
    {
      id: 'GOVERN',
    },
    {
      id: 'MAP',
    },
    {
      id: 'MEASURE',
    },
    {
      id: 'MANAGE',
    },
    {
      id: 'GOVERN 1',
      within: 'GOVERN',
      text: {
        en: 'Policies, processes and practices for mapping, measuring and managing AI risk exist, are transparent and work.',
        es: 'Existen políticas, procesos y prácticas para mapear, medir y gestionar el riesgo de la IA; son transparentes y funcionan.',
      },
    },
    {
      id: 'GOVERN 2',
      within: 'GOVERN',
      text: {
        en: 'Accountability is set up so responsible people are empowered and trained for AI risk work.',
        es: 'La rendición de cuentas está organizada: las personas responsables tienen facultades y formación para el riesgo de la IA.',
      },
    },
    {
      id: 'GOVERN 3',
      within: 'GOVERN',
      text: {
        en: 'Diversity, equity, inclusion and accessibility of the workforce are prioritized in AI risk work across the lifecycle.',
        es: 'La diversidad, equidad, inclusión y accesibilidad del personal son prioritarias en el riesgo de la IA durante todo el ciclo de vida.',
      },
    },
    {
      id: 'GOVERN 4',
      within: 'GOVERN',
      text: {
        en: 'Teams hold a culture that considers AI risk and talks about it.',
        es: 'Los equipos mantienen una cultura que considera el riesgo de la IA y habla de él.',
      },
    },
    {
      id: 'GOVERN 5',
      within: 'GOVERN',
      text: {
        en: 'Processes support strong engagement with relevant AI actors.',
        es: 'Hay procesos para una participación sólida de los actores de IA pertinentes.',
      },
    },
    {
      id: 'GOVERN 6',
      within: 'GOVERN',
      text: {
        en: 'Policies address AI risks and benefits from third-party software, data and the supply chain.',
        es: 'Las políticas tratan los riesgos y beneficios del software, los datos y la cadena de suministro de terceros.',
      },
    },
    {
      id: 'MAP 1',
      within: 'MAP',
      text: {
        en: 'The context of the system is set and understood.',
        es: 'El contexto del sistema está establecido y comprendido.',
      },
    },
    {
      id: 'MAP 2',
      within: 'MAP',
      text: { en: 'The AI system is categorized.', es: 'El sistema de IA está clasificado.' },
    },
    {
      id: 'MAP 3',
      within: 'MAP',
      text: {
        en: 'Capabilities, intended use, goals, benefits and costs are understood against suitable benchmarks.',
        es: 'Las capacidades, el uso previsto, los objetivos, los beneficios y los costes se comprenden frente a referencias adecuadas.',
      },
    },
    {
      id: 'MAP 4',
      within: 'MAP',
      text: {
        en: 'Risks and benefits are mapped for every component, including third-party software and data.',
        es: 'Los riesgos y beneficios se mapean para cada componente, incluidos software y datos de terceros.',
      },
    },
    {
      id: 'MAP 5',
      within: 'MAP',
      text: {
        en: 'Impacts on people, groups, communities, organizations and society are described.',
        es: 'Se describen los impactos en personas, grupos, comunidades, organizaciones y sociedad.',
      },
    },
    {
      id: 'MEASURE 1',
      within: 'MEASURE',
      text: {
        en: 'Suitable methods and metrics are chosen and used.',
        es: 'Se eligen y usan métodos y métricas adecuados.',
      },
    },
    {
      id: 'MEASURE 2',
      within: 'MEASURE',
      text: {
        en: 'Systems are evaluated for the characteristics of trustworthy AI.',
        es: 'Los sistemas se evalúan según las características de la IA fiable.',
      },
    },
    {
      id: 'MEASURE 3',
      within: 'MEASURE',
      text: {
        en: 'Ways to track identified AI risks over time are in place.',
        es: 'Hay formas de seguir en el tiempo los riesgos de IA identificados.',
      },
    },
    {
      id: 'MEASURE 4',
      within: 'MEASURE',
      text: {
        en: 'Feedback on how well measurement works is gathered and assessed.',
        es: 'Se recogen y evalúan opiniones sobre cómo funciona la medición.',
      },
    },
    {
      id: 'MANAGE 1',
      within: 'MANAGE',
      text: {
        en: 'Risks found by mapping and measuring are prioritized, answered and managed.',
        es: 'Los riesgos hallados al mapear y medir se priorizan, se responden y se gestionan.',
      },
    },
    {
      id: 'MANAGE 2',
      within: 'MANAGE',
      text: {
        en: 'Strategies to raise benefits and lower harm are planned, carried out, documented and informed by AI actors.',
        es: 'Las estrategias para aumentar beneficios y reducir daños se planifican, ejecutan y documentan con la participación de los actores de IA.',
      },
    },
    {
      id: 'MANAGE 3',
      within: 'MANAGE',
      text: {
        en: 'AI risks and benefits from third parties are managed.',
        es: 'Se gestionan los riesgos y beneficios de IA procedentes de terceros.',
      },
    },
    {
      id: 'MANAGE 4',
      within: 'MANAGE',
      text: {
        en: 'Risk treatments, response, recovery and communication plans are documented and monitored regularly.',
        es: 'Los tratamientos de riesgo y los planes de respuesta, recuperación y comunicación se documentan y vigilan con regularidad.',
      },
    },
  ],
  requirements: [
    {
      id: 'GOVERN 1.1',
      group: 'GOVERN 1',
      text: {
        en: 'Identify AI-related laws and rules that apply, handle them, and keep records of how.',
        es: 'Identificar las leyes y normas aplicables a la IA, atenderlas y dejar constancia de cómo.',
      },
    },
    {
      id: 'GOVERN 1.2',
      group: 'GOVERN 1',
      text: {
        en: 'Build the characteristics of trustworthy AI into organizational policies, processes, procedures and practices.',
        es: 'Incorporar las características de la IA fiable a las políticas, procesos, procedimientos y prácticas de la organización.',
      },
    },
    {
      id: 'GOVERN 1.3',
      group: 'GOVERN 1',
      text: {
        en: "Decide how much risk management each case needs, guided by the organization's risk tolerance.",
        es: 'Decidir cuánta gestión de riesgos necesita cada caso, según la tolerancia al riesgo de la organización.',
      },
    },
    {
      id: 'GOVERN 1.4',
      group: 'GOVERN 1',
      text: {
        en: 'Run risk management and its outcomes through open policies, procedures and controls that follow organizational risk priorities.',
        es: 'Gestionar los riesgos y sus resultados con políticas, procedimientos y controles abiertos, acordes con las prioridades de riesgo.',
      },
    },
    {
      id: 'GOVERN 1.5',
      group: 'GOVERN 1',
      text: {
        en: 'Plan continuous monitoring and scheduled reviews of risk management, with clear owners and a set frequency.',
        es: 'Planificar el seguimiento continuo y las revisiones periódicas de la gestión de riesgos, con responsables y frecuencia claros.',
      },
    },
    {
      id: 'GOVERN 1.6',
      group: 'GOVERN 1',
      text: {
        en: 'Keep an inventory of AI systems, resourced in line with organizational risk priorities.',
        es: 'Mantener un inventario de sistemas de IA, con recursos acordes con las prioridades de riesgo de la organización.',
      },
    },
    {
      id: 'GOVERN 1.7',
      group: 'GOVERN 1',
      text: {
        en: "Retire and phase out AI systems safely, without raising risk or harming the organization's trustworthiness.",
        es: 'Retirar los sistemas de IA de forma segura, sin aumentar el riesgo ni dañar la fiabilidad de la organización.',
      },
    },
    {
      id: 'GOVERN 2.1',
      group: 'GOVERN 2',
      text: {
        en: 'Document roles, duties and communication lines for AI risk work so everyone concerned understands them.',
        es: 'Documentar funciones, deberes y vías de comunicación sobre el riesgo de la IA para que todos los implicados las entiendan.',
      },
    },
    {
      id: 'GOVERN 2.2',
      group: 'GOVERN 2',
      text: {
        en: 'Train staff and partners in AI risk management so they can fulfill duties under policies and agreements.',
        es: 'Formar al personal y a los socios en gestión de riesgos de la IA para que cumplan políticas y acuerdos.',
      },
    },
    {
      id: 'GOVERN 2.3',
      group: 'GOVERN 2',
      text: {
        en: 'Executive leaders take responsibility for decisions on risks from developing and deploying AI systems.',
        es: 'La alta dirección asume la responsabilidad de las decisiones sobre riesgos al desarrollar y desplegar sistemas de IA.',
      },
    },
    {
      id: 'GOVERN 3.1',
      group: 'GOVERN 3',
      text: {
        en: 'A diverse team, by background, discipline and experience, informs AI risk decisions throughout the lifecycle.',
        es: 'Un equipo diverso en origen, disciplina y experiencia informa las decisiones sobre riesgos durante todo el ciclo de vida.',
      },
    },
    {
      id: 'GOVERN 3.2',
      group: 'GOVERN 3',
      text: {
        en: 'Define and separate roles for human-AI arrangements and for oversight of AI systems.',
        es: 'Definir y separar las funciones en las configuraciones persona-IA y en la supervisión de los sistemas de IA.',
      },
    },
    {
      id: 'GOVERN 4.1',
      group: 'GOVERN 4',
      text: {
        en: 'Encourage critical, safety-first thinking in designing, building, deploying and using AI, to limit possible harm.',
        es: 'Fomentar el pensamiento crítico y la seguridad ante todo al diseñar, construir, desplegar y usar IA, para limitar daños.',
      },
    },
    {
      id: 'GOVERN 4.2',
      group: 'GOVERN 4',
      text: {
        en: 'Teams record risks and possible impacts of their AI technology and communicate impacts more widely.',
        es: 'Los equipos registran los riesgos y posibles impactos de su tecnología de IA y comunican los impactos más ampliamente.',
      },
    },
    {
      id: 'GOVERN 4.3',
      group: 'GOVERN 4',
      text: {
        en: 'Practices enable AI testing, identifying incidents and sharing information.',
        es: 'Hay prácticas que permiten probar la IA, identificar incidentes y compartir información.',
      },
    },
    {
      id: 'GOVERN 5.1',
      group: 'GOVERN 5',
      text: {
        en: "Collect, weigh, rank and use feedback from outsiders on AI's possible effects on people and society.",
        es: 'Recoger, ponderar, priorizar y usar opiniones externas sobre los posibles efectos de la IA en las personas y la sociedad.',
      },
    },
    {
      id: 'GOVERN 5.2',
      group: 'GOVERN 5',
      text: {
        en: 'Let the building or deploying team regularly work adjudicated stakeholder feedback into design and implementation.',
        es: 'Permitir que el equipo que construye o despliega incorpore con regularidad las opiniones ya evaluadas de las partes interesadas al diseño y la implementación.',
      },
    },
    {
      id: 'GOVERN 6.1',
      group: 'GOVERN 6',
      text: {
        en: 'Policies cover AI risks tied to third parties, including infringing intellectual property or other rights.',
        es: 'Las políticas cubren los riesgos de IA vinculados a terceros, incluida la infracción de propiedad intelectual u otros derechos.',
      },
    },
    {
      id: 'GOVERN 6.2',
      group: 'GOVERN 6',
      text: {
        en: 'Have contingency processes for failures or incidents in high-risk third-party data or AI systems.',
        es: 'Tener procesos de contingencia para fallos o incidentes en datos o sistemas de IA de terceros de alto riesgo.',
      },
    },
    {
      id: 'MAP 1.1',
      group: 'MAP 1',
      text: {
        en: 'Understand and document purpose, uses, applicable laws, users, settings, impacts, assumptions, limits and related test metrics.',
        es: 'Comprender y documentar finalidad, usos, leyes aplicables, usuarios, entornos, impactos, supuestos, límites y métricas de prueba relacionadas.',
      },
    },
    {
      id: 'MAP 1.2',
      group: 'MAP 1',
      text: {
        en: 'Involve diverse, cross-disciplinary people in setting context, document participation and prioritize collaboration.',
        es: 'Implicar a personas diversas y multidisciplinares al fijar el contexto, documentar su participación y priorizar la colaboración.',
      },
    },
    {
      id: 'MAP 1.3',
      group: 'MAP 1',
      text: {
        en: "Understand and document the organization's mission and its goals for AI.",
        es: 'Comprender y documentar la misión de la organización y sus objetivos para la IA.',
      },
    },
    {
      id: 'MAP 1.4',
      group: 'MAP 1',
      text: {
        en: 'Define the business value or use context clearly, or re-evaluate it for existing systems.',
        es: 'Definir con claridad el valor de negocio o el contexto de uso, o reevaluarlo en sistemas existentes.',
      },
    },
    {
      id: 'MAP 1.5',
      group: 'MAP 1',
      text: {
        en: "Determine and document the organization's risk tolerances.",
        es: 'Determinar y documentar las tolerancias al riesgo de la organización.',
      },
    },
    {
      id: 'MAP 1.6',
      group: 'MAP 1',
      text: {
        en: 'Elicit system requirements from relevant actors; weigh socio-technical effects in design decisions to address AI risk.',
        es: 'Obtener los requisitos del sistema de los actores pertinentes; sopesar los efectos sociotécnicos en las decisiones de diseño.',
      },
    },
    {
      id: 'MAP 2.1',
      group: 'MAP 2',
      text: {
        en: 'Define the tasks the system supports and the methods behind them, such as classifiers or generative models.',
        es: 'Definir las tareas que el sistema apoya y sus métodos, como clasificadores o modelos generativos.',
      },
    },
    {
      id: 'MAP 2.2',
      group: 'MAP 2',
      text: {
        en: 'Document knowledge limits and how people use and oversee outputs, enough to inform decisions and actions.',
        es: 'Documentar los límites del conocimiento y cómo se usan y supervisan los resultados, lo suficiente para decidir y actuar.',
      },
    },
    {
      id: 'MAP 2.3',
      group: 'MAP 2',
      text: {
        en: 'Document scientific-integrity and testing considerations: experiment design, data selection, trustworthiness and construct validation.',
        es: 'Documentar la integridad científica y las pruebas: diseño de experimentos, selección de datos, fiabilidad y validación de constructos.',
      },
    },
    {
      id: 'MAP 3.1',
      group: 'MAP 3',
      text: {
        en: 'Examine and document potential benefits of the intended functionality and performance.',
        es: 'Examinar y documentar los beneficios posibles de la funcionalidad y el rendimiento previstos.',
      },
    },
    {
      id: 'MAP 3.2',
      group: 'MAP 3',
      text: {
        en: 'Examine and document possible costs, including non-monetary, of errors or weak trustworthiness, against risk tolerance.',
        es: 'Examinar y documentar los costes posibles, también no monetarios, de errores o poca fiabilidad, según la tolerancia al riesgo.',
      },
    },
    {
      id: 'MAP 3.3',
      group: 'MAP 3',
      text: {
        en: 'Specify and document the target application scope from capability, context and system category.',
        es: 'Especificar y documentar el ámbito de aplicación previsto según capacidad, contexto y categoría del sistema.',
      },
    },
    {
      id: 'MAP 3.4',
      group: 'MAP 3',
      text: {
        en: 'Define, assess and document how operators become proficient in performance, trustworthiness, standards and certifications.',
        es: 'Definir, evaluar y documentar cómo los operadores adquieren competencia en rendimiento, fiabilidad, normas y certificaciones.',
      },
    },
    {
      id: 'MAP 3.5',
      group: 'MAP 3',
      text: {
        en: 'Define, assess and document human oversight processes in line with governance policies.',
        es: 'Definir, evaluar y documentar procesos de supervisión humana conformes con las políticas de gobernanza.',
      },
    },
    {
      id: 'MAP 4.1',
      group: 'MAP 4',
      text: {
        en: 'Follow a documented approach to mapping technology and legal risks of components, including third-party rights infringement.',
        es: 'Seguir un método documentado para mapear riesgos tecnológicos y legales de los componentes, incluida la infracción de derechos ajenos.',
      },
    },
    {
      id: 'MAP 4.2',
      group: 'MAP 4',
      text: {
        en: 'Identify and document internal risk controls for components, including third-party AI technologies.',
        es: 'Identificar y documentar los controles internos de riesgo de los componentes, incluidas las tecnologías de IA de terceros.',
      },
    },
    {
      id: 'MAP 5.1',
      group: 'MAP 5',
      text: {
        en: 'Document likelihood and size of each good or bad impact, using past use, incidents and outside feedback.',
        es: 'Documentar probabilidad y magnitud de cada impacto, bueno o malo, con usos pasados, incidentes y opiniones externas.',
      },
    },
    {
      id: 'MAP 5.2',
      group: 'MAP 5',
      text: {
        en: 'Have people and practices for regular engagement and for using feedback on positive, negative and unexpected impacts.',
        es: 'Tener personas y prácticas para una participación regular y para usar opiniones sobre impactos positivos, negativos e inesperados.',
      },
    },
    {
      id: 'MEASURE 1.1',
      group: 'MEASURE 1',
      text: {
        en: 'Choose methods and metrics starting with the most significant mapped risks; document what will not be measured.',
        es: 'Elegir métodos y métricas empezando por los riesgos mapeados más importantes; documentar lo que no se medirá.',
      },
    },
    {
      id: 'MEASURE 1.2',
      group: 'MEASURE 1',
      text: {
        en: 'Regularly reassess metric suitability and control effectiveness, including error reports and effects on communities.',
        es: 'Reevaluar con regularidad la idoneidad de las métricas y la eficacia de los controles, con informes de errores y efectos en comunidades.',
      },
    },
    {
      id: 'MEASURE 1.3',
      group: 'MEASURE 1',
      text: {
        en: 'Involve independent or non-developer experts in assessments; consult domain experts, users, outside actors and communities as needed.',
        es: 'Implicar a expertos independientes o ajenos al desarrollo; consultar a especialistas, usuarios, actores externos y comunidades cuando haga falta.',
      },
    },
    {
      id: 'MEASURE 2.1',
      group: 'MEASURE 2',
      text: {
        en: 'Document test sets, metrics and the tools used for testing, evaluation, verification and validation.',
        es: 'Documentar conjuntos de prueba, métricas y herramientas usadas para probar, evaluar, verificar y validar.',
      },
    },
    {
      id: 'MEASURE 2.2',
      group: 'MEASURE 2',
      text: {
        en: 'Evaluations with human subjects meet protection requirements and represent the relevant population.',
        es: 'Las evaluaciones con personas cumplen los requisitos de protección y representan a la población pertinente.',
      },
    },
    {
      id: 'MEASURE 2.3',
      group: 'MEASURE 2',
      text: {
        en: 'Measure and demonstrate performance or assurance criteria under deployment-like conditions; document the measures.',
        es: 'Medir y demostrar criterios de rendimiento o garantía en condiciones parecidas al despliegue; documentar las medidas.',
      },
    },
    {
      id: 'MEASURE 2.4',
      group: 'MEASURE 2',
      text: {
        en: 'Monitor functionality and behavior of the system and its components in production.',
        es: 'Vigilar la funcionalidad y el comportamiento del sistema y sus componentes en producción.',
      },
    },
    {
      id: 'MEASURE 2.5',
      group: 'MEASURE 2',
      text: {
        en: 'Show the system is valid and reliable; document limits on generalizing beyond development conditions.',
        es: 'Mostrar que el sistema es válido y fiable; documentar los límites de generalizar fuera de las condiciones de desarrollo.',
      },
    },
    {
      id: 'MEASURE 2.6',
      group: 'MEASURE 2',
      text: {
        en: 'Evaluate safety regularly; show tolerable residual risk and safe failure, with reliability, monitoring and response metrics.',
        es: 'Evaluar la seguridad con regularidad; mostrar riesgo residual tolerable y fallo seguro, con métricas de fiabilidad, vigilancia y respuesta.',
      },
    },
    {
      id: 'MEASURE 2.7',
      group: 'MEASURE 2',
      text: {
        en: 'Evaluate and document security and resilience.',
        es: 'Evaluar y documentar la seguridad y la resiliencia.',
      },
    },
    {
      id: 'MEASURE 2.8',
      group: 'MEASURE 2',
      text: {
        en: 'Examine and document risks to transparency and accountability.',
        es: 'Examinar y documentar los riesgos para la transparencia y la rendición de cuentas.',
      },
    },
    {
      id: 'MEASURE 2.9',
      group: 'MEASURE 2',
      text: {
        en: 'Explain, validate and document the model; interpret outputs in context to inform responsible use.',
        es: 'Explicar, validar y documentar el modelo; interpretar los resultados en contexto para un uso responsable.',
      },
    },
    {
      id: 'MEASURE 2.10',
      group: 'MEASURE 2',
      text: {
        en: "Examine and document the system's privacy risk.",
        es: 'Examinar y documentar el riesgo del sistema para la privacidad.',
      },
    },
    {
      id: 'MEASURE 2.11',
      group: 'MEASURE 2',
      text: {
        en: 'Evaluate fairness and bias, and document the results.',
        es: 'Evaluar la equidad y los sesgos, y documentar los resultados.',
      },
    },
    {
      id: 'MEASURE 2.12',
      group: 'MEASURE 2',
      text: {
        en: 'Assess and document environmental impact and sustainability of model training and management.',
        es: 'Evaluar y documentar el impacto ambiental y la sostenibilidad de entrenar y gestionar el modelo.',
      },
    },
    {
      id: 'MEASURE 2.13',
      group: 'MEASURE 2',
      text: {
        en: 'Evaluate and document how effective the testing metrics and processes are.',
        es: 'Evaluar y documentar la eficacia de las métricas y los procesos de prueba.',
      },
    },
    {
      id: 'MEASURE 3.1',
      group: 'MEASURE 3',
      text: {
        en: 'Have approaches, people and records to track existing, unanticipated and emerging risks regularly.',
        es: 'Tener métodos, personas y registros para seguir con regularidad riesgos existentes, imprevistos y emergentes.',
      },
    },
    {
      id: 'MEASURE 3.2',
      group: 'MEASURE 3',
      text: {
        en: 'Consider risk tracking where risks are hard to assess with current techniques or metrics are missing.',
        es: 'Considerar el seguimiento donde los riesgos son difíciles de evaluar con las técnicas actuales o faltan métricas.',
      },
    },
    {
      id: 'MEASURE 3.3',
      group: 'MEASURE 3',
      text: {
        en: 'Let end users and affected communities report problems and appeal outcomes; feed this into evaluation metrics.',
        es: 'Permitir a usuarios finales y comunidades afectadas comunicar problemas y recurrir resultados; llevarlo a las métricas de evaluación.',
      },
    },
    {
      id: 'MEASURE 4.1',
      group: 'MEASURE 4',
      text: {
        en: 'Connect measurement approaches to deployment contexts through domain experts and end users; document the approaches.',
        es: 'Vincular los métodos de medición al contexto de despliegue mediante especialistas y usuarios finales; documentar los métodos.',
      },
    },
    {
      id: 'MEASURE 4.2',
      group: 'MEASURE 4',
      text: {
        en: 'Experts and relevant actors check whether trustworthiness results show consistent performance as intended; document results.',
        es: 'Expertos y actores pertinentes comprueban si los resultados de fiabilidad muestran un rendimiento constante según lo previsto; documentarlo.',
      },
    },
    {
      id: 'MEASURE 4.3',
      group: 'MEASURE 4',
      text: {
        en: 'Document measurable improvements or declines found through consultation and field data on context-relevant risks.',
        es: 'Documentar mejoras o retrocesos medibles hallados mediante consultas y datos de campo sobre riesgos del contexto.',
      },
    },
    {
      id: 'MANAGE 1.1',
      group: 'MANAGE 1',
      text: {
        en: 'Determine whether the system achieves its purposes and whether development or deployment should proceed.',
        es: 'Determinar si el sistema cumple sus fines y si el desarrollo o despliegue debe continuar.',
      },
    },
    {
      id: 'MANAGE 1.2',
      group: 'MANAGE 1',
      text: {
        en: 'Prioritize treatment of documented risks by impact, likelihood and available resources or methods.',
        es: 'Priorizar el tratamiento de riesgos documentados por impacto, probabilidad y recursos o métodos disponibles.',
      },
    },
    {
      id: 'MANAGE 1.3',
      group: 'MANAGE 1',
      text: {
        en: 'Plan and document responses to high-priority risks: mitigate, transfer, avoid or accept.',
        es: 'Planificar y documentar respuestas a los riesgos prioritarios: mitigar, transferir, evitar o aceptar.',
      },
    },
    {
      id: 'MANAGE 1.4',
      group: 'MANAGE 1',
      text: {
        en: 'Document negative residual risks to downstream acquirers and end users.',
        es: 'Documentar los riesgos residuales negativos para adquirentes posteriores y usuarios finales.',
      },
    },
    {
      id: 'MANAGE 2.1',
      group: 'MANAGE 2',
      text: {
        en: 'Weigh needed resources, and viable non-AI alternatives, to reduce the size or likelihood of impacts.',
        es: 'Sopesar los recursos necesarios y las alternativas viables sin IA para reducir la magnitud o probabilidad de los impactos.',
      },
    },
    {
      id: 'MANAGE 2.2',
      group: 'MANAGE 2',
      text: {
        en: 'Apply mechanisms that sustain the value of deployed AI systems.',
        es: 'Aplicar mecanismos que mantengan el valor de los sistemas de IA desplegados.',
      },
    },
    {
      id: 'MANAGE 2.3',
      group: 'MANAGE 2',
      text: {
        en: 'Follow procedures to respond to and recover from a newly identified, previously unknown risk.',
        es: 'Seguir procedimientos para responder a un riesgo nuevo, antes desconocido, y recuperarse de él.',
      },
    },
    {
      id: 'MANAGE 2.4',
      group: 'MANAGE 2',
      text: {
        en: 'Assign responsibility and mechanisms to supersede, disengage or deactivate systems behaving inconsistently with intended use.',
        es: 'Asignar responsabilidad y mecanismos para sustituir, desconectar o desactivar sistemas que se aparten del uso previsto.',
      },
    },
    {
      id: 'MANAGE 3.1',
      group: 'MANAGE 3',
      text: {
        en: 'Regularly monitor risks and benefits of third-party resources; apply and document controls.',
        es: 'Vigilar con regularidad riesgos y beneficios de los recursos de terceros; aplicar y documentar controles.',
      },
    },
    {
      id: 'MANAGE 3.2',
      group: 'MANAGE 3',
      text: {
        en: 'Monitor pre-trained models used in development as part of regular monitoring and maintenance.',
        es: 'Vigilar los modelos preentrenados usados en el desarrollo como parte del seguimiento y mantenimiento habituales.',
      },
    },
    {
      id: 'MANAGE 4.1',
      group: 'MANAGE 4',
      text: {
        en: 'Run post-deployment monitoring plans covering user input, appeal, override, decommissioning, incident response, recovery and change.',
        es: 'Ejecutar planes de seguimiento tras el despliegue: aportaciones de usuarios, recurso, anulación, retirada, incidentes, recuperación y cambios.',
      },
    },
    {
      id: 'MANAGE 4.2',
      group: 'MANAGE 4',
      text: {
        en: 'Integrate measurable continual-improvement activities into system updates, regularly engaging interested parties.',
        es: 'Integrar mejoras continuas medibles en las actualizaciones del sistema, con participación regular de las partes interesadas.',
      },
    },
    {
      id: 'MANAGE 4.3',
      group: 'MANAGE 4',
      text: {
        en: 'Communicate incidents and errors to relevant actors and communities; track, respond, recover and document.',
        es: 'Comunicar incidentes y errores a los actores y comunidades pertinentes; seguirlos, responder, recuperarse y documentarlos.',
      },
    },
  ],
};
