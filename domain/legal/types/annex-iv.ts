/** EU AI Act, Annex IV: technical documentation. Regulation (EU) 2026/1744 did not change it. */
import { HIGH_RISK } from '#domain/legal/conditions.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { AI_ACT } from './ai-act.ts';

export const annexIv: LegalType = {
  id: 'annex-iv',
  when: HIGH_RISK,
  purpose: {
    en: 'Providers of high-risk AI systems draw it up before the system is placed on the market or put into service, and keep it up to date (Article 11).',
    es: 'Los proveedores de sistemas de IA de alto riesgo la elaboran antes de la introducción en el mercado o la puesta en servicio del sistema y la mantienen actualizada (artículo 11).',
  },
  official: {
    title: {
      en: 'Annex IV: Technical documentation referred to in Article 11(1)',
      es: 'Anexo IV: Documentación técnica a que se refiere el artículo 11, apartado 1',
    },
    ...AI_ACT,
  },
  sections: [
    {
      id: '1',
      heading: {
        en: 'A general description of the AI system',
        es: 'Una descripción general del sistema de IA',
      },
      points: [
        {
          id: '1(a)',
          heading: {
            en: 'Its intended purpose, the name of the provider and the version of the system',
            es: 'Su finalidad prevista, el nombre del proveedor y la versión del sistema',
          },
          text: {
            en: 'its intended purpose, the name of the provider and the version of the system reflecting its relation to previous versions',
            es: 'su finalidad prevista, el nombre del proveedor y la versión del sistema de tal manera que se refleje su relación con versiones anteriores',
          },
          from: ['application.name', 'application.purpose', 'application.development_status', 'company'],
          answer: 'required',
        },
        {
          id: '1(b)',
          heading: {
            en: 'How the AI system interacts with, or can be used to interact with, hardware or software',
            es: 'La manera en que el sistema de IA interactúa o puede utilizarse para interactuar con hardware o software',
          },
          text: {
            en: 'how the AI system interacts with, or can be used to interact with, hardware or software, including with other AI systems, that are not part of the AI system itself, where applicable',
            es: 'la manera en que el sistema de IA interactúa o puede utilizarse para interactuar con hardware o software, también con otros sistemas de IA, que no formen parte del propio sistema de IA, cuando proceda',
          },
          from: ['intake.acts_unconfirmed'],
          answer: 'required',
        },
        {
          id: '1(c)',
          heading: {
            en: 'The versions of relevant software or firmware',
            es: 'Las versiones de software o firmware pertinentes',
          },
          text: {
            en: 'the versions of relevant software or firmware, and any requirements related to version updates',
            es: 'las versiones de software o firmware pertinentes y todo requisito relacionado con la actualización de versiones',
          },
          from: ['models', 'controls.model_pinned'],
          answer: 'required',
        },
        {
          id: '1(d)',
          heading: {
            en: 'The description of all the forms in which the AI system is placed on the market or put into service',
            es: 'La descripción de todas las formas en que el sistema de IA se introduce en el mercado o se pone en servicio',
          },
          text: {
            en: 'the description of all the forms in which the AI system is placed on the market or put into service, such as software packages embedded into hardware, downloads, or APIs',
            es: 'la descripción de todas las formas en que el sistema de IA se introduce en el mercado o se pone en servicio, como paquetes de software incorporados en el hardware, descargas o API',
          },
          from: ['intake.outside'],
          answer: 'required',
        },
        {
          id: '1(e)',
          heading: {
            en: 'The description of the hardware on which the AI system is intended to run',
            es: 'La descripción del hardware en el que está previsto que se ejecute el sistema de IA',
          },
          answer: 'required',
        },
        {
          id: '1(f)',
          heading: {
            en: 'Where the AI system is a component of products, photographs or illustrations',
            es: 'En el caso de que el sistema de IA sea un componente de un producto, fotografías o ilustraciones',
          },
          text: {
            en: 'where the AI system is a component of products, photographs or illustrations showing external features, the marking and internal layout of those products',
            es: 'en el caso de que el sistema de IA sea un componente de un producto, fotografías o ilustraciones de las características exteriores, el marcado y la configuración interna de dicho producto',
          },
          from: ['intake.product_safety', 'documents.screenshot_log'],
          answer: 'required',
        },
        {
          id: '1(g)',
          heading: {
            en: 'A basic description of the user-interface provided to the deployer',
            es: 'Una descripción básica de la interfaz de usuario facilitada al responsable del despliegue',
          },
          answer: 'required',
        },
        {
          id: '1(h)',
          heading: {
            en: 'Instructions for use for the deployer',
            es: 'Instrucciones de uso para el responsable del despliegue',
          },
          text: {
            en: 'instructions for use for the deployer, and a basic description of the user-interface provided to the deployer, where applicable',
            es: 'instrucciones de uso para el responsable del despliegue y una descripción básica de la interfaz de usuario facilitada al responsable del despliegue, cuando proceda',
          },
          from: ['controls.instructions_for_use'],
          answer: 'optional',
        },
      ],
    },
    {
      id: '2',
      heading: {
        en: 'A detailed description of the elements of the AI system and of the process for its development',
        es: 'Una descripción detallada de los elementos del sistema de IA y de su proceso de desarrollo',
      },
      points: [
        {
          id: '2(a)',
          heading: {
            en: 'The methods and steps performed for the development of the AI system',
            es: 'Los métodos y las medidas adoptados para el desarrollo del sistema de IA',
          },
          text: {
            en: 'the methods and steps performed for the development of the AI system, including, where relevant, recourse to pre-trained systems or tools provided by third parties and how those were used, integrated or modified by the provider',
            es: 'los métodos y las medidas adoptados para el desarrollo del sistema de IA, incluido, en su caso, el recurso a sistemas o herramientas previamente entrenados facilitados por terceros y la manera en que han sido utilizados, integrados o modificados por el proveedor',
          },
          from: ['models', 'controls.supplier_review'],
          answer: 'required',
        },
        {
          id: '2(b)',
          heading: {
            en: 'The design specifications of the system',
            es: 'Las especificaciones de diseño del sistema',
          },
          text: {
            en: 'the design specifications of the system, namely the general logic of the AI system and of the algorithms; the key design choices including the rationale and assumptions made, including with regard to persons or groups of persons in respect of who, the system is intended to be used; the main classification choices; what the system is designed to optimise for, and the relevance of the different parameters; the description of the expected output and output quality of the system; the decisions about any possible trade-off made regarding the technical solutions adopted to comply with the requirements set out in Chapter III, Section 2',
            es: 'las especificaciones de diseño del sistema, a saber, la lógica general del sistema de IA y de los algoritmos; las decisiones clave de diseño, incluidos la lógica y los supuestos de los que se ha partido, también con respecto a las personas o colectivos de personas respecto de los que está previsto que se utilice el sistema; las principales decisiones de clasificación; aquello que el sistema está diseñado para optimizar y la pertinencia de los diversos parámetros; la descripción de los resultados de salida esperados y la calidad de dichos resultados; las decisiones adoptadas acerca de cualquier posible concesión con respecto a las soluciones técnicas adoptadas para dar cumplimiento a los requisitos establecidos en el capítulo III, sección 2',
          },
          from: ['application.description', 'application.model_type', 'intake.does', 'intake.affected'],
          answer: 'required',
        },
        {
          id: '2(c)',
          heading: {
            en: 'The description of the system architecture',
            es: 'La arquitectura del sistema',
          },
          text: {
            en: 'the description of the system architecture explaining how software components build on or feed into each other and integrate into the overall processing; the computational resources used to develop, train, test and validate the AI system',
            es: 'la arquitectura del sistema, con una explicación de la manera en que los componentes del software se utilizan o enriquecen mutuamente y de la manera en que se integran en el procesamiento general; los recursos informáticos utilizados para desarrollar, entrenar, probar y validar el sistema de IA',
          },
          answer: 'required',
        },
        {
          id: '2(d)',
          heading: {
            en: 'Where relevant, the data requirements in terms of datasheets',
            es: 'Cuando proceda, los requisitos en materia de datos, en forma de fichas técnicas',
          },
          text: {
            en: 'where relevant, the data requirements in terms of datasheets describing the training methodologies and techniques and the training data sets used, including a general description of these data sets, information about their provenance, scope and main characteristics; how the data was obtained and selected; labelling procedures (e.g. for supervised learning), data cleaning methodologies (e.g. outliers detection)',
            es: 'cuando proceda, los requisitos en materia de datos, en forma de fichas técnicas que describan las metodologías y técnicas de entrenamiento, así como los conjuntos de datos de entrenamiento utilizados, e incluyan una descripción general de dichos conjuntos de datos e información acerca de su procedencia, su alcance y sus características principales; la manera en que se obtuvieron y seleccionaron los datos; los procedimientos de etiquetado (p. ej., para el aprendizaje supervisado) y las metodologías de depuración de datos (p. ej., la detección de anomalías)',
          },
          from: [
            ...(['intake.personal_data', 'intake.protected_attributes', 'intake.representative'] as const),
            ...(['controls.data_sheet', 'controls.data_governance', 'controls.data_review'] as const),
            ...(['controls.data_preparation', 'documents.data_sheet'] as const),
          ],
          answer: 'required',
        },
        {
          id: '2(e)',
          heading: {
            en: 'Assessment of the human oversight measures needed in accordance with Article 14',
            es: 'Una evaluación de las medidas de supervisión humana necesarias de conformidad con el artículo 14',
          },
          text: {
            en: 'assessment of the human oversight measures needed in accordance with Article 14, including an assessment of the technical measures needed to facilitate the interpretation of the outputs of AI systems by the deployers, in accordance with Article 13(3), point (d)',
            es: 'una evaluación de las medidas de supervisión humana necesarias de conformidad con el artículo 14, incluida una evaluación de las medidas técnicas necesarias para facilitar la interpretación de los resultados de salida de los sistemas de IA por parte de los responsables del despliegue, con arreglo al artículo 13, apartado 3, letra d)',
          },
          from: ['intake.human_check', 'intake.explainable', 'controls.oversight_design', 'controls.human_check'],
          answer: 'required',
        },
        {
          id: '2(f)',
          heading: {
            en: 'Where applicable, a detailed description of pre-determined changes to the AI system and its performance',
            es: 'En su caso, una descripción detallada de los cambios predeterminados en el sistema de IA y su funcionamiento',
          },
          text: {
            en: 'where applicable, a detailed description of pre-determined changes to the AI system and its performance, together with all the relevant information related to the technical solutions adopted to ensure continuous compliance of the AI system with the relevant requirements set out in Chapter III, Section 2',
            es: 'en su caso, una descripción detallada de los cambios predeterminados en el sistema de IA y su funcionamiento, junto con toda la información pertinente relativa a las soluciones técnicas adoptadas con el objetivo de garantizar la conformidad permanente del sistema de IA con los requisitos pertinentes establecidos en el capítulo III, sección 2',
          },
          from: ['controls.change_control'],
          answer: 'required',
        },
        {
          id: '2(g)',
          heading: {
            en: 'The validation and testing procedures used',
            es: 'Los procedimientos de validación y prueba utilizados',
          },
          text: {
            en: 'the validation and testing procedures used, including information about the validation and testing data used and their main characteristics; metrics used to measure accuracy, robustness and compliance with other relevant requirements set out in Chapter III, Section 2, as well as potentially discriminatory impacts; test logs and all test reports dated and signed by the responsible persons, including with regard to pre-determined changes as referred to under point (f)',
            es: 'los procedimientos de validación y prueba utilizados, incluida la información acerca de los datos de validación y prueba empleados y sus características principales; los parámetros utilizados para medir la precisión, la solidez y el cumplimiento de otros requisitos pertinentes establecidos en el capítulo III, sección 2, así como los efectos potencialmente discriminatorios; los archivos de registro de las pruebas y todos los informes de las pruebas fechados y firmados por las personas responsables, también en lo que respecta a los cambios predeterminados a que se refiere la letra f)',
          },
          from: [
            ...(['bias_tests', 'assessments.validation', 'controls.verification', 'controls.robustness'] as const),
            ...(['controls.fairness_evaluation', 'documents.test_report'] as const),
          ],
          answer: 'required',
        },
        {
          id: '2(h)',
          heading: { en: 'Cybersecurity measures put in place', es: 'Las medidas de ciberseguridad adoptadas' },
          from: [
            ...(['controls.security_program', 'controls.least_privilege', 'controls.adversarial_test'] as const),
            ...(['controls.prompt_guardrails', 'controls.input_filter', 'controls.output_handling'] as const),
          ],
          answer: 'optional',
        },
      ],
    },
    {
      id: '3',
      heading: {
        en: 'Detailed information about the monitoring, functioning and control of the AI system',
        es: 'Información detallada acerca de la supervisión, el funcionamiento y el control del sistema de IA',
      },
      text: {
        en: 'Detailed information about the monitoring, functioning and control of the AI system, in particular with regard to: its capabilities and limitations in performance, including the degrees of accuracy for specific persons or groups of persons on which the system is intended to be used and the overall expected level of accuracy in relation to its intended purpose; the foreseeable unintended outcomes and sources of risks to health and safety, fundamental rights and discrimination in view of the intended purpose of the AI system; the human oversight measures needed in accordance with Article 14, including the technical measures put in place to facilitate the interpretation of the outputs of AI systems by the deployers; specifications on input data, as appropriate',
        es: 'Información detallada acerca de la supervisión, el funcionamiento y el control del sistema de IA, en particular con respecto a: sus capacidades y limitaciones de funcionamiento, incluidos los niveles de precisión para las personas o colectivos de personas específicos respecto de los que está previsto que se utilice el sistema y el nivel general de precisión esperado en relación con su finalidad prevista; los resultados no deseados previsibles y las fuentes de riesgo para la salud y la seguridad, los derechos fundamentales y la discriminación, en vista de la finalidad prevista del sistema de IA; las medidas de supervisión humana necesarias de conformidad con el artículo 14, incluidas las medidas técnicas establecidas para facilitar la interpretación de los resultados de salida de los sistemas de IA por parte de los responsables del despliegue; las especificaciones de los datos de entrada, según proceda',
      },
      from: [
        ...(['controls.use_limits', 'bias_tests', 'controls.human_check', 'controls.event_logs'] as const),
        ...(['controls.stop_switch', 'controls.effect_limits'] as const),
      ],
      answer: 'required',
    },
    {
      id: '4',
      heading: {
        en: 'A description of the appropriateness of the performance metrics for the specific AI system',
        es: 'Una descripción de la idoneidad de los parámetros de rendimiento para el sistema de IA concreto',
      },
      from: ['controls.performance_measures'],
      answer: 'required',
    },
    {
      id: '5',
      heading: {
        en: 'A detailed description of the risk management system in accordance with Article 9',
        es: 'Una descripción detallada del sistema de gestión de riesgos con arreglo al artículo 9',
      },
      from: ['controls.risk_process', 'application.risk_tier', 'risks'],
      answer: 'required',
    },
    {
      id: '6',
      heading: {
        en: 'A description of relevant changes made by the provider to the system through its lifecycle',
        es: 'Una descripción de los cambios pertinentes realizados por el proveedor en el sistema a lo largo de su ciclo de vida',
      },
      from: ['controls.change_control', 'approval'],
      answer: 'required',
    },
    {
      id: '7',
      heading: {
        en: 'A list of the harmonised standards applied in full or in part',
        es: 'Una lista de las normas armonizadas, aplicadas total o parcialmente',
      },
      text: {
        en: 'A list of the harmonised standards applied in full or in part the references of which have been published in the Official Journal of the European Union; where no such harmonised standards have been applied, a detailed description of the solutions adopted to meet the requirements set out in Chapter III, Section 2, including a list of other relevant standards and technical specifications applied',
        es: 'Una lista de las normas armonizadas, aplicadas total o parcialmente, cuyas referencias se hayan publicado en el Diario Oficial de la Unión Europea; cuando no se hayan aplicado normas armonizadas, una descripción detallada de las soluciones adoptadas para cumplir los requisitos establecidos en el capítulo III, sección 2, incluida una lista de otras normas y especificaciones técnicas pertinentes que se hayan aplicado',
      },
      answer: 'required',
    },
    {
      id: '8',
      heading: {
        en: 'A copy of the EU declaration of conformity referred to in Article 47',
        es: 'Una copia de la declaración UE de conformidad a que se refiere el artículo 47',
      },
      from: ['controls.conformity_assessment', 'documents.certificate'],
      answer: 'required',
    },
    {
      id: '9',
      heading: {
        en: 'A detailed description of the system in place to evaluate the AI system performance in the post-market phase in accordance with Article 72',
        es: 'Una descripción detallada del sistema establecido para evaluar el funcionamiento del sistema de IA en la fase posterior a la comercialización, de conformidad con el artículo 72',
      },
      text: {
        en: 'A detailed description of the system in place to evaluate the AI system performance in the post-market phase in accordance with Article 72, including the post-market monitoring plan referred to in Article 72(3)',
        es: 'Una descripción detallada del sistema establecido para evaluar el funcionamiento del sistema de IA en la fase posterior a la comercialización, de conformidad con el artículo 72, incluido el plan de vigilancia poscomercialización a que se refiere el artículo 72, apartado 3',
      },
      from: ['controls.monitoring', 'controls.incident_reports', 'assessments.monitoring'],
      answer: 'required',
    },
  ],
};
