import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const euAiActLinks: FrameworkLinks = {
  framework: 'euact',
  links: [
    {
      requirement: 'AIA-4',
      control: 'training',
      strength: 'full',
      reason: {
        en: 'Trains those who build or operate the application, which is the required measure in support of AI literacy.',
        es: 'Forma a quienes crean o manejan la aplicación, que es la medida de apoyo a la alfabetización en materia de IA que se pide.',
      },
    },
    {
      requirement: 'AIA-4',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Gives those who operate the application the necessary knowledge.',
        es: 'Da a quienes manejan la aplicación lo que necesitan saber de ella.',
      },
    },
    {
      requirement: 'AIA-5.1.a',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks before use that no part of the application is subliminal, manipulative or deceptive in a way that causes or may cause significant harm.',
        es: 'Comprueba antes del uso que nada de la aplicación sea subliminal, manipulador o engañoso de modo que cause o pueda causar un daño considerable.',
      },
    },
    {
      requirement: 'AIA-5.1.a',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that such techniques are not a permitted use.',
        es: 'Deja escrito que esas técnicas no son un uso permitido.',
      },
    },
    {
      requirement: 'AIA-5.1.a',
      control: 'prompt_guardrails',
      strength: 'supports',
      reason: {
        en: 'Keeps a generating model from being steered toward manipulating people.',
        es: 'Impide que se oriente a un modelo generativo a manipular a las personas.',
      },
    },
    {
      requirement: 'AIA-5.1.b',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks before use that the application exploits no vulnerability of age, disability or social or economic situation.',
        es: 'Comprueba antes del uso que la aplicación no explote vulnerabilidades por edad, discapacidad o situación social o económica.',
      },
    },
    {
      requirement: 'AIA-5.1.b',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: "Documents that people's vulnerabilities must not be exploited with the application.",
        es: 'Deja escrito que no se deben explotar las vulnerabilidades de las personas con la aplicación.',
      },
    },
    {
      requirement: 'AIA-5.1.b',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Examines who among those affected is vulnerable and what could harm them.',
        es: 'Examina quién es vulnerable entre las personas afectadas y qué daño podría alcanzarle.',
      },
    },
    {
      requirement: 'AIA-5.1.ba',
      control: 'prompt_guardrails',
      strength: 'partial',
      reason: {
        en: 'Refuses requests for intimate or sexually explicit material of identifiable people, and blocks such outputs.',
        es: 'Rechaza las peticiones de material íntimo o sexualmente explícito de personas identificables y retiene los resultados que lo sean.',
      },
    },
    {
      requirement: 'AIA-5.1.ba',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that generating or manipulating such material is prohibited.',
        es: 'Deja escrito que está prohibido generar o manipular ese material.',
      },
    },
    {
      requirement: 'AIA-5.1.ba',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Tests whether the application can nevertheless be made to produce such material.',
        es: 'Prueba si se puede llevar a la aplicación a producir ese material de todos modos.',
      },
    },
    {
      requirement: 'AIA-5.1.bb',
      control: 'prompt_guardrails',
      strength: 'partial',
      reason: {
        en: 'Refuses any request for child sexual abuse material, and blocks such outputs.',
        es: 'Rechaza toda petición de material de abuso sexual infantil y retiene los resultados que lo sean.',
      },
    },
    {
      requirement: 'AIA-5.1.bb',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that generating or manipulating such material is prohibited.',
        es: 'Deja escrito que está prohibido generar o manipular ese material.',
      },
    },
    {
      requirement: 'AIA-5.1.bb',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Tests, within the law, whether the protections against such material are effective.',
        es: 'Prueba, dentro de la ley, si resisten las protecciones contra ese material.',
      },
    },
    {
      requirement: 'AIA-5.1.c',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks before use that people are not scored in a way that leads to unjustified or disproportionate treatment.',
        es: 'Comprueba antes del uso que no se puntúe a las personas de modo que reciban un trato injustificado o desproporcionado.',
      },
    },
    {
      requirement: 'AIA-5.1.c',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that scores must not be used outside their original context.',
        es: 'Deja escrito que las puntuaciones no se usan fuera del contexto para el que se hicieron.',
      },
    },
    {
      requirement: 'AIA-5.1.c',
      control: 'intended_use',
      strength: 'supports',
      reason: {
        en: 'States the purpose of a score, so that any other use can be recognized.',
        es: 'Declara para qué sirve una puntuación, de modo que se reconozca cualquier otro uso.',
      },
    },
    {
      requirement: 'AIA-5.1.d',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks before use that offenses are not predicted from profiling or personality traits alone.',
        es: 'Comprueba antes del uso que no se prediga el delito de nadie solo a partir de perfiles o rasgos de personalidad.',
      },
    },
    {
      requirement: 'AIA-5.1.d',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that such predictions are prohibited.',
        es: 'Deja escrito que esas predicciones están prohibidas.',
      },
    },
    {
      requirement: 'AIA-5.1.e',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that facial images were not collected by untargeted scraping.',
        es: 'Comprueba que las imágenes faciales no se hayan reunido por extracción no selectiva.',
      },
    },
    {
      requirement: 'AIA-5.1.e',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Has each new source of images approved before it is used.',
        es: 'Hace aprobar cada nueva fuente de imágenes antes de usarla.',
      },
    },
    {
      requirement: 'AIA-5.1.e',
      control: 'supplier_review',
      strength: 'supports',
      reason: {
        en: 'Asks suppliers of facial recognition where their images come from.',
        es: 'Pregunta a los suministradores de reconocimiento facial de dónde proceden sus imágenes.',
      },
    },
    {
      requirement: 'AIA-5.1.f',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that emotions are not inferred at work or in education, or that a medical or safety reason applies.',
        es: 'Comprueba que no se infieran emociones en el trabajo ni en la educación, o que haya una razón médica o de seguridad válida.',
      },
    },
    {
      requirement: 'AIA-5.1.f',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that emotions must not be inferred at work or in education.',
        es: 'Deja escrito que no se deben inferir emociones en el trabajo ni en la educación.',
      },
    },
    {
      requirement: 'AIA-5.1.g',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that no biometric data is used to infer race, politics, union membership, religion, beliefs, sex life or orientation.',
        es: 'Comprueba que no se usen datos biométricos para inferir raza, opiniones políticas, afiliación sindical, religión, convicciones, vida u orientación sexual.',
      },
    },
    {
      requirement: 'AIA-5.1.g',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that such categorization is prohibited.',
        es: 'Deja escrito que esa categorización está prohibida.',
      },
    },
    {
      requirement: 'AIA-5.1.g',
      control: 'attributes_left_out',
      strength: 'supports',
      reason: {
        en: "Keeps such attributes out of the application's inputs.",
        es: 'Deja esos atributos fuera de aquello con lo que trabaja la aplicación.',
      },
    },
    {
      requirement: 'AIA-5.1.h',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks whether a use falls under the listed purposes and safeguards.',
        es: 'Comprueba si un uso entra en los fines y las garantías enumerados.',
      },
    },
    {
      requirement: 'AIA-5.1.h',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Documents that use is limited to the listed purposes and requires prior authorization.',
        es: 'Deja escrito que no hay uso fuera de los fines enumerados ni sin autorización previa.',
      },
    },
    {
      requirement: 'AIA-5.1.h',
      control: 'authority_cooperation',
      strength: 'supports',
      reason: {
        en: 'Defines who requests the prior authorization, and keeps the reply.',
        es: 'Indica quién solicita la autorización previa y guarda la respuesta.',
      },
    },
    {
      requirement: 'AIA-4a',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Defines who may process special-category data for bias correction, and under which safeguards.',
        es: 'Indica quién puede tratar categorías especiales de datos para corregir sesgos y con qué garantías.',
      },
    },
    {
      requirement: 'AIA-4a',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Justifies in writing why the processing is strictly necessary.',
        es: 'Justifica por escrito por qué el tratamiento es estrictamente necesario.',
      },
    },
    {
      requirement: 'AIA-4a',
      control: 'attributes_left_out',
      strength: 'partial',
      reason: {
        en: 'Records why a special category is needed to test for bias, who may see it and when it is deleted.',
        es: 'Registra por qué se necesita una categoría especial para buscar sesgos, quién puede verla y cuándo se borra.',
      },
    },
    {
      requirement: 'AIA-4a',
      control: 'least_privilege',
      strength: 'supports',
      reason: {
        en: 'Limits who and what can reach such data.',
        es: 'Limita quién y qué puede llegar a esos datos.',
      },
    },
    {
      requirement: 'AIA-6.4',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Documents the assessment that the system is not high-risk, before it is marketed.',
        es: 'Documenta, antes de comercializar, la evaluación de que el sistema no es de alto riesgo.',
      },
    },
    {
      requirement: 'AIA-6.4',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: 'Provides the assessment on request.',
        es: 'Entrega la evaluación cuando se pide.',
      },
    },
    {
      requirement: 'AIA-6.4',
      control: 'intended_use',
      strength: 'supports',
      reason: {
        en: 'States the purpose that determines the class of the system.',
        es: 'Declara la finalidad por la que se juzga la clase del sistema.',
      },
    },
    {
      requirement: 'AIA-8',
      control: 'conformity_assessment',
      strength: 'partial',
      reason: {
        en: 'Shows before marketing that each requirement of the section is met.',
        es: 'Demuestra antes de comercializar que se cumple cada requisito de la sección.',
      },
    },
    {
      requirement: 'AIA-8',
      control: 'intended_use',
      strength: 'supports',
      reason: {
        en: 'States the intended purpose for which the requirements must be met.',
        es: 'Declara la finalidad prevista según la cual han de cumplirse los requisitos.',
      },
    },
    {
      requirement: 'AIA-8',
      control: 'legal_register',
      strength: 'supports',
      reason: {
        en: 'Lists other applicable product law whose procedures must be integrated.',
        es: 'Enumera la legislación de producto que también se aplica y cuyos procedimientos han de integrarse.',
      },
    },
    {
      requirement: 'AIA-9.1',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: "Identifies, estimates, evaluates and addresses the system's risks continuously through its lifecycle, and documents it.",
        es: 'Identifica, estima, evalúa y trata los riesgos del sistema de forma repetida durante su vida útil, y lo documenta.',
      },
    },
    {
      requirement: 'AIA-9.1',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Finds harms to people that must be assessed as risks.',
        es: 'Encuentra daños a las personas que han de evaluarse como riesgos.',
      },
    },
    {
      requirement: 'AIA-9.1',
      control: 'monitoring',
      strength: 'supports',
      reason: {
        en: 'Adds findings from operation for the next round.',
        es: 'Aporta lo que se aprende en el funcionamiento para la siguiente vuelta.',
      },
    },
    {
      requirement: 'AIA-9.5',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Decides the measures and judges whether the residual risk, each and overall, is acceptable.',
        es: 'Decide las medidas y juzga si el riesgo residual, cada uno y el global, es aceptable.',
      },
    },
    {
      requirement: 'AIA-9.5',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Permits release only when a person accepts the residual risk in writing.',
        es: 'Deja salir el sistema solo cuando alguien acepta por escrito el riesgo que queda.',
      },
    },
    {
      requirement: 'AIA-9.5',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Informs deployers of the residual risks.',
        es: 'Informa a los responsables del despliegue de los riesgos que quedan.',
      },
    },
    {
      requirement: 'AIA-9.5',
      control: 'training',
      strength: 'supports',
      reason: {
        en: 'Trains those who use it, where that lowers a risk.',
        es: 'Forma a quienes lo usan, donde eso reduce un riesgo.',
      },
    },
    {
      requirement: 'AIA-9.6',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Tests during development and before marketing.',
        es: 'Prueba durante el desarrollo y antes de comercializar.',
      },
    },
    {
      requirement: 'AIA-9.6',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Defines metrics and thresholds before the tests.',
        es: 'Define las métricas y los umbrales antes de las pruebas.',
      },
    },
    {
      requirement: 'AIA-9.9',
      control: 'impact_assessment',
      strength: 'full',
      reason: {
        en: 'Asks who among those affected is under 18 or otherwise vulnerable, and what adverse impact is likely for them.',
        es: 'Pregunta quién entre los afectados es menor de 18 años o vulnerable por otra razón, y qué impacto adverso es probable para ellos.',
      },
    },
    {
      requirement: 'AIA-9.9',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Consults those groups or their representatives.',
        es: 'Escucha a esos grupos o a quienes hablan por ellos.',
      },
    },
    {
      requirement: 'AIA-10.2',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Governs design choices, origin and suitability of training, validation and test data.',
        es: 'Gobierna las decisiones de diseño, el origen y la idoneidad de los datos de entrenamiento, validación y prueba.',
      },
    },
    {
      requirement: 'AIA-10.2',
      control: 'data_preparation',
      strength: 'partial',
      reason: {
        en: 'Documents how data was prepared and what was assumed.',
        es: 'Documenta cómo se prepararon los datos y qué se supuso.',
      },
    },
    {
      requirement: 'AIA-10.2',
      control: 'data_review',
      strength: 'partial',
      reason: {
        en: 'Checks the data for bias and finds gaps.',
        es: 'Examina los datos en busca de sesgos y encuentra carencias.',
      },
    },
    {
      requirement: 'AIA-10.2',
      control: 'data_sheet',
      strength: 'supports',
      reason: {
        en: 'Documents origin, assumptions and gaps in one place for review.',
        es: 'Reúne origen, supuestos y carencias para quien tenga que comprobarlos.',
      },
    },
    {
      requirement: 'AIA-10.3',
      control: 'data_review',
      strength: 'partial',
      reason: {
        en: 'Checks that data is relevant, representative, correct and complete for the people and the setting.',
        es: 'Comprueba que los datos sean pertinentes, representativos, correctos y completos para las personas y el entorno.',
      },
    },
    {
      requirement: 'AIA-10.3',
      control: 'data_preparation',
      strength: 'partial',
      reason: {
        en: 'Corrects errors and fills gaps.',
        es: 'Corrige los errores y completa lo que falta.',
      },
    },
    {
      requirement: 'AIA-10.3',
      control: 'data_sheet',
      strength: 'supports',
      reason: {
        en: 'Describes the people and things that the data represents.',
        es: 'Describe a quiénes y qué representan los datos.',
      },
    },
    {
      requirement: 'AIA-11',
      control: 'technical_file',
      strength: 'full',
      reason: {
        en: 'Draws up the technical documentation before marketing and keeps it current.',
        es: 'Elabora la documentación técnica antes de comercializar y la mantiene al día.',
      },
    },
    {
      requirement: 'AIA-11',
      control: 'model_card',
      strength: 'supports',
      reason: {
        en: 'Gives the part that describes the model.',
        es: 'Aporta la parte que describe el modelo.',
      },
    },
    {
      requirement: 'AIA-11',
      control: 'data_sheet',
      strength: 'supports',
      reason: {
        en: 'Gives the part that describes the data.',
        es: 'Aporta la parte que describe los datos.',
      },
    },
    {
      requirement: 'AIA-12',
      control: 'event_logs',
      strength: 'partial',
      reason: {
        en: 'Records events automatically over the lifetime; for remote biometric identification, the minimum content must also be checked.',
        es: 'Registra los acontecimientos automáticamente durante toda la vida útil; en la identificación biométrica remota ha de comprobarse además el contenido mínimo.',
      },
    },
    {
      requirement: 'AIA-12',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Describes what is logged and how.',
        es: 'Describe qué se registra y cómo.',
      },
    },
    {
      requirement: 'AIA-13.1',
      control: 'sources_shown',
      strength: 'partial',
      reason: {
        en: 'Shows the basis of an output.',
        es: 'Muestra en qué se apoya un resultado de salida.',
      },
    },
    {
      requirement: 'AIA-13.1',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Gives reasons with an output, so that it can be interpreted.',
        es: 'Da con un resultado de salida las razones por las que puede interpretarse.',
      },
    },
    {
      requirement: 'AIA-13.1',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Designs what deployers see so that they can interpret outputs properly.',
        es: 'Diseña lo que ven los responsables del despliegue para que interpreten bien los resultados de salida.',
      },
    },
    {
      requirement: 'AIA-13.1',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Explains how to interpret outputs.',
        es: 'Explica cómo han de leerse los resultados de salida.',
      },
    },
    {
      requirement: 'AIA-13.2',
      control: 'instructions_for_use',
      strength: 'full',
      reason: {
        en: 'Supplies instructions on purpose, performance, limits, oversight, resources, maintenance and logs.',
        es: 'Da instrucciones de uso sobre finalidad, rendimiento, límites, supervisión, recursos, mantenimiento y registros.',
      },
    },
    {
      requirement: 'AIA-13.2',
      control: 'model_card',
      strength: 'supports',
      reason: {
        en: 'Gives the facts on performance and limits.',
        es: 'Aporta los datos sobre rendimiento y límites.',
      },
    },
    {
      requirement: 'AIA-13.2',
      control: 'performance_measures',
      strength: 'supports',
      reason: {
        en: 'Gives the figures that the instructions state.',
        es: 'Aporta las cifras que indican las instrucciones.',
      },
    },
    {
      requirement: 'AIA-14.1',
      control: 'oversight_design',
      strength: 'full',
      reason: {
        en: 'Designs the system so that people can understand, monitor, interpret, disregard, override, intervene and stop.',
        es: 'Diseña el sistema para que las personas puedan entender, vigilar, interpretar, descartar, anular, intervenir y detener.',
      },
    },
    {
      requirement: 'AIA-14.1',
      control: 'stop_switch',
      strength: 'partial',
      reason: {
        en: 'Lets people stop the system.',
        es: 'Permite a las personas detener el sistema.',
      },
    },
    {
      requirement: 'AIA-14.1',
      control: 'human_check',
      strength: 'supports',
      reason: {
        en: 'Has a person review outputs before they take effect.',
        es: 'Hace que una persona mire los resultados de salida antes de que cuenten.',
      },
    },
    {
      requirement: 'AIA-14.5',
      control: 'human_check',
      strength: 'partial',
      reason: {
        en: 'Has an identification verified by people before anyone acts on it; the required number of two must be configured.',
        es: 'Hace que personas verifiquen una identificación antes de actuar; ha de fijarse que sean dos.',
      },
    },
    {
      requirement: 'AIA-14.5',
      control: 'confirmation',
      strength: 'supports',
      reason: {
        en: 'Holds an action back until it is confirmed.',
        es: 'Retiene una acción hasta que se confirma.',
      },
    },
    {
      requirement: 'AIA-14.5',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Names those who are competent to verify.',
        es: 'Designa a quienes son competentes para verificar.',
      },
    },
    {
      requirement: 'AIA-15.1',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Measures accuracy against the declared level.',
        es: 'Mide la precisión frente a lo que se declaró adecuado.',
      },
    },
    {
      requirement: 'AIA-15.1',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Shows that the system stays dependable under changing conditions.',
        es: 'Demuestra que el sistema sigue siendo fiable cuando cambian las condiciones.',
      },
    },
    {
      requirement: 'AIA-15.1',
      control: 'security_program',
      strength: 'partial',
      reason: {
        en: "Keeps cybersecurity appropriate throughout the system's lifecycle.",
        es: 'Mantiene una ciberseguridad adecuada durante la vida útil del sistema.',
      },
    },
    {
      requirement: 'AIA-15.1',
      control: 'instructions_for_use',
      strength: 'partial',
      reason: {
        en: 'Declares the accuracy metrics.',
        es: 'Declara los parámetros de precisión.',
      },
    },
    {
      requirement: 'AIA-15.4',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Makes the system withstand errors and faults.',
        es: 'Hace que el sistema resista errores y fallos.',
      },
    },
    {
      requirement: 'AIA-15.4',
      control: 'fairness_evaluation',
      strength: 'supports',
      reason: {
        en: 'Finds bias that a continuously learning system has adopted.',
        es: 'Encuentra sesgos que ha adquirido un sistema que sigue aprendiendo.',
      },
    },
    {
      requirement: 'AIA-15.4',
      control: 'monitoring',
      strength: 'supports',
      reason: {
        en: 'Detects when outputs drift.',
        es: 'Advierte cuando los resultados de salida se desvían.',
      },
    },
    {
      requirement: 'AIA-15.4',
      control: 'second_source',
      strength: 'supports',
      reason: {
        en: 'Keeps a fallback in case a component fails.',
        es: 'Conserva una alternativa por si falla una parte.',
      },
    },
    {
      requirement: 'AIA-15.5',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests adversarial inputs and confidentiality attacks, and has findings corrected.',
        es: 'Prueba entradas adversarias y ataques a la confidencialidad, y hace corregir lo que se halla.',
      },
    },
    {
      requirement: 'AIA-15.5',
      control: 'security_program',
      strength: 'partial',
      reason: {
        en: 'Protects data, model and system from unauthorized alteration.',
        es: 'Protege datos, modelo y sistema frente a la alteración no autorizada.',
      },
    },
    {
      requirement: 'AIA-15.5',
      control: 'input_filter',
      strength: 'partial',
      reason: {
        en: 'Keeps what the system reads from steering it, and filters known attacks.',
        es: 'Impide que lo que el sistema lee lo dirija, y filtra los ataques conocidos.',
      },
    },
    {
      requirement: 'AIA-15.5',
      control: 'model_pinned',
      strength: 'supports',
      reason: {
        en: 'Makes an exchanged or altered model noticeable.',
        es: 'Permite notar que un modelo fue cambiado o alterado.',
      },
    },
    {
      requirement: 'AIA-15.5',
      control: 'data_governance',
      strength: 'supports',
      reason: {
        en: 'Documents the origin of data, which makes poisoning harder.',
        es: 'Conoce la procedencia de los datos, lo que dificulta el envenenamiento.',
      },
    },
    {
      requirement: 'AIA-16.b',
      control: 'instructions_for_use',
      strength: 'partial',
      reason: {
        en: 'Carries name or mark and contact address in the documents that go with the system.',
        es: 'Lleva el nombre o la marca y la dirección de contacto en los documentos que acompañan al sistema.',
      },
    },
    {
      requirement: 'AIA-16.k',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: "Answers an authority's reasoned request in time and completely.",
        es: 'Responde a tiempo y por completo a la solicitud motivada de una autoridad.',
      },
    },
    {
      requirement: 'AIA-16.k',
      control: 'conformity_assessment',
      strength: 'partial',
      reason: {
        en: 'Provides the required proof of conformity.',
        es: 'Tiene la prueba de conformidad que se pide.',
      },
    },
    {
      requirement: 'AIA-16.k',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Provides the documents that show conformity.',
        es: 'Tiene los documentos con los que se demuestra la conformidad.',
      },
    },
    {
      requirement: 'AIA-16.l',
      control: 'legal_register',
      strength: 'partial',
      reason: {
        en: 'Lists which accessibility requirements of the two directives apply to the system, and how each is met.',
        es: 'Enumera qué requisitos de accesibilidad de las dos directivas valen para el sistema y cómo se cumple cada uno.',
      },
    },
    {
      requirement: 'AIA-16.l',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Tests whether the system meets them.',
        es: 'Prueba si el sistema los cumple.',
      },
    },
    {
      requirement: 'AIA-16.l',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Consults people with disabilities who use it.',
        es: 'Escucha a las personas con discapacidad que lo usan.',
      },
    },
    {
      requirement: 'AIA-18',
      control: 'record_retention',
      strength: 'full',
      reason: {
        en: 'Keeps technical, quality, notified-body and declaration documents for the required ten years.',
        es: 'Conserva los documentos técnicos, de calidad, del organismo notificado y de la declaración los diez años que se piden.',
      },
    },
    {
      requirement: 'AIA-19',
      control: 'record_retention',
      strength: 'full',
      reason: {
        en: 'Keeps logs under your control for the required six months or longer.',
        es: 'Conserva los archivos de registro bajo su control los seis meses que se piden, o más.',
      },
    },
    {
      requirement: 'AIA-19',
      control: 'event_logs',
      strength: 'partial',
      reason: {
        en: 'Provides the automatically generated logs, protected from change.',
        es: 'Tiene los archivos de registro generados automáticamente, protegidos frente a cambios.',
      },
    },
    {
      requirement: 'AIA-20.1',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Corrects nonconformities immediately and as agreed in advance.',
        es: 'Corrige de inmediato lo que no es conforme, del modo acordado de antemano.',
      },
    },
    {
      requirement: 'AIA-20.1',
      control: 'stop_switch',
      strength: 'partial',
      reason: {
        en: 'Disables the system immediately.',
        es: 'Desactiva el sistema de inmediato.',
      },
    },
    {
      requirement: 'AIA-20.1',
      control: 'retirement_plan',
      strength: 'partial',
      reason: {
        en: 'Defines how the system is withdrawn or recalled.',
        es: 'Indica cómo se retira o se recupera el sistema.',
      },
    },
    {
      requirement: 'AIA-20.1',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Informs the affected parties in the chain.',
        es: 'Informa a quienes concierne en la cadena.',
      },
    },
    {
      requirement: 'AIA-20.2',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Investigates a known risk immediately.',
        es: 'Investiga de inmediato un riesgo conocido.',
      },
    },
    {
      requirement: 'AIA-20.2',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Informs market surveillance authorities and the notified body.',
        es: 'Informa a las autoridades de vigilancia del mercado y al organismo notificado.',
      },
    },
    {
      requirement: 'AIA-21',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Gives authorities information, documents and access to logs on reasoned request.',
        es: 'Da a las autoridades información, documentos y acceso a los archivos de registro cuando lo piden de forma motivada.',
      },
    },
    {
      requirement: 'AIA-21',
      control: 'event_logs',
      strength: 'supports',
      reason: {
        en: 'Provides the logs.',
        es: 'Tiene registros que se pueden entregar.',
      },
    },
    {
      requirement: 'AIA-21',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Provides the documents.',
        es: 'Tiene documentos que se pueden entregar.',
      },
    },
    {
      requirement: 'AIA-22.1',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Appoints the authorized representative in the Union by a mandate, where the provider needs one.',
        es: 'Designa mediante mandato al representante autorizado en la Unión, cuando el proveedor lo necesita.',
      },
    },
    {
      requirement: 'AIA-22.3',
      control: 'record_retention',
      strength: 'partial',
      reason: {
        en: 'Keeps the records for ten years.',
        es: 'Conserva los registros diez años.',
      },
    },
    {
      requirement: 'AIA-22.3',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: 'Cooperates with authorities that ask.',
        es: 'Coopera con las autoridades que lo piden.',
      },
    },
    {
      requirement: 'AIA-22.3',
      control: 'conformity_assessment',
      strength: 'partial',
      reason: {
        en: 'Provides the declaration and documents that the representative can verify.',
        es: 'Tiene la declaración y los documentos que el representante puede verificar.',
      },
    },
    {
      requirement: 'AIA-25.1',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Detects when rebranding, substantial modification or a new purpose makes you the provider.',
        es: 'Advierte cuándo una marca nueva, una modificación sustancial o una finalidad nueva convierte a alguien en proveedor.',
      },
    },
    {
      requirement: 'AIA-25.1',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Has each change assessed before it is made.',
        es: 'Hace juzgar cada cambio antes de hacerlo.',
      },
    },
    {
      requirement: 'AIA-25.1',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Defines who assumes the resulting duties.',
        es: 'Indica quién asume las obligaciones que conlleva.',
      },
    },
    {
      requirement: 'AIA-25.2',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Defines which documentation and technical access a new provider gets, or that the conversion is excluded.',
        es: 'Indica qué documentación y acceso técnico recibe un nuevo proveedor, o que la conversión queda excluida.',
      },
    },
    {
      requirement: 'AIA-25.2',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Provides the required documentation.',
        es: 'Tiene la documentación que ha de darse.',
      },
    },
    {
      requirement: 'AIA-25.2',
      control: 'model_card',
      strength: 'supports',
      reason: {
        en: 'States known limitations.',
        es: 'Declara las limitaciones conocidas.',
      },
    },
    {
      requirement: 'AIA-25.4',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Determines which information, capabilities and technical access are needed from a supplier.',
        es: 'Averigua qué información, capacidades y acceso técnico se necesitan de un suministrador.',
      },
    },
    {
      requirement: 'AIA-25.4',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Agrees in writing with customers what is provided for compliance.',
        es: 'Acuerda por escrito con quien recibe el suministro lo que se da para el cumplimiento.',
      },
    },
    {
      requirement: 'AIA-43.1',
      control: 'conformity_assessment',
      strength: 'full',
      reason: {
        en: 'Carries out internal control, or has the notified body assess, depending on the use of harmonized standards.',
        es: 'Realiza el control interno, o encarga la evaluación al organismo notificado, según exija el uso de normas armonizadas.',
      },
    },
    {
      requirement: 'AIA-43.2',
      control: 'conformity_assessment',
      strength: 'full',
      reason: {
        en: 'Carries out internal control, or the assessment of the product law.',
        es: 'Realiza el control interno, o la evaluación de la legislación de producto.',
      },
    },
    {
      requirement: 'AIA-43.4',
      control: 'conformity_assessment',
      strength: 'full',
      reason: {
        en: 'Is repeated after a substantial modification.',
        es: 'Se repite tras una modificación sustancial.',
      },
    },
    {
      requirement: 'AIA-43.4',
      control: 'change_control',
      strength: 'supports',
      reason: {
        en: 'Detects that a modification is substantial.',
        es: 'Advierte que una modificación es sustancial.',
      },
    },
    {
      requirement: 'AIA-47',
      control: 'conformity_assessment',
      strength: 'partial',
      reason: {
        en: 'Draws up the EU declaration of conformity, and updates it.',
        es: 'Elabora la declaración UE de conformidad y la actualiza.',
      },
    },
    {
      requirement: 'AIA-47',
      control: 'record_retention',
      strength: 'partial',
      reason: {
        en: 'Keeps the declaration for ten years.',
        es: 'Conserva la declaración diez años.',
      },
    },
    {
      requirement: 'AIA-48',
      control: 'conformity_assessment',
      strength: 'full',
      reason: {
        en: 'Affixes the CE marking once conformity is shown.',
        es: 'Coloca el marcado CE cuando está demostrada la conformidad.',
      },
    },
    {
      requirement: 'AIA-49.1',
      control: 'registration',
      strength: 'full',
      reason: {
        en: 'Registers the provider and the system in the EU database, or nationally for critical infrastructure.',
        es: 'Registra al proveedor y el sistema en la base de datos de la UE, o a escala nacional en infraestructuras críticas.',
      },
    },
    {
      requirement: 'AIA-49.2',
      control: 'registration',
      strength: 'full',
      reason: {
        en: 'Registers the system that was judged not high-risk in the EU database.',
        es: 'Registra en la base de datos de la UE el sistema que se consideró que no es de alto riesgo.',
      },
    },
    {
      requirement: 'AIA-49.2',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Records why it was judged not high-risk.',
        es: 'Registra por qué se consideró que no es de alto riesgo.',
      },
    },
    {
      requirement: 'AIA-60',
      control: 'consent',
      strength: 'partial',
      reason: {
        en: 'Obtains the consent of participants.',
        es: 'Obtiene el consentimiento de quienes participan.',
      },
    },
    {
      requirement: 'AIA-60',
      control: 'registration',
      strength: 'partial',
      reason: {
        en: 'Registers the test.',
        es: 'Registra la prueba.',
      },
    },
    {
      requirement: 'AIA-60',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Has people oversee the test.',
        es: 'Hace que personas supervisen la prueba.',
      },
    },
    {
      requirement: 'AIA-60',
      control: 'effect_limits',
      strength: 'supports',
      reason: {
        en: 'Keeps what the test can cause within limits.',
        es: 'Mantiene dentro de límites lo que la prueba puede causar.',
      },
    },
    {
      requirement: 'AIA-60',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Provides the test plan for approval.',
        es: 'Escribe el plan de la prueba que ha de aprobarse.',
      },
    },
    {
      requirement: 'AIA-60',
      control: 'authority_cooperation',
      strength: 'supports',
      reason: {
        en: 'Names the contact for the authority that approves the plan.',
        es: 'Designa a quien trata con la autoridad que aprueba el plan.',
      },
    },
    {
      requirement: 'AIA-72',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Monitors the marketed system by a plan.',
        es: 'Vigila el sistema después de comercializado, conforme a un plan.',
      },
    },
    {
      requirement: 'AIA-72',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Contains the plan as part of the technical documentation.',
        es: 'Contiene el plan como parte de la documentación técnica.',
      },
    },
    {
      requirement: 'AIA-72',
      control: 'event_logs',
      strength: 'supports',
      reason: {
        en: 'Provides the monitored data.',
        es: 'Aporta los datos que se vigilan.',
      },
    },
    {
      requirement: 'AIA-73.1',
      control: 'incident_reports',
      strength: 'full',
      reason: {
        en: 'Reports serious incidents within 15, 10 or 2 days, depending on the case.',
        es: 'Notifica los incidentes graves en 15 días, 10 o 2, según el caso.',
      },
    },
    {
      requirement: 'AIA-73.1',
      control: 'incident_response',
      strength: 'supports',
      reason: {
        en: 'Detects and assesses incidents early enough to report them in time.',
        es: 'Detecta y valora los incidentes con tiempo suficiente para notificarlos dentro del plazo.',
      },
    },
    {
      requirement: 'AIA-73.6',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Investigates the cause, corrects, and preserves evidence.',
        es: 'Investiga la causa, corrige y preserva las pruebas.',
      },
    },
    {
      requirement: 'AIA-73.6',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Assesses the risk again after the incident.',
        es: 'Vuelve a evaluar el riesgo tras el incidente.',
      },
    },
    {
      requirement: 'AIA-73.6',
      control: 'event_logs',
      strength: 'supports',
      reason: {
        en: 'Keeps the records that an investigation needs.',
        es: 'Conserva lo que necesita una investigación.',
      },
    },
    {
      requirement: 'AIA-23.1',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Checks before placing on the market that the assessment, documents, marking, declaration, instructions and representative exist.',
        es: 'Comprueba antes de la introducción en el mercado que estén la evaluación, los documentos, el marcado, la declaración, las instrucciones y el representante.',
      },
    },
    {
      requirement: 'AIA-23.1',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Permits no release before the check is done.',
        es: 'No deja salir nada antes de esa comprobación.',
      },
    },
    {
      requirement: 'AIA-23.2',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Holds back a system that does not conform or was falsified.',
        es: 'Retiene un sistema que no es conforme o fue falsificado.',
      },
    },
    {
      requirement: 'AIA-23.2',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Informs provider, representative and authorities of a risk.',
        es: 'Informa al proveedor, al representante y a las autoridades de un riesgo.',
      },
    },
    {
      requirement: 'AIA-23.3',
      control: 'instructions_for_use',
      strength: 'partial',
      reason: {
        en: 'Shows who the importer is and how to reach them.',
        es: 'Muestra quién es el importador y cómo contactarlo.',
      },
    },
    {
      requirement: 'AIA-23.3',
      control: 'supplier_review',
      strength: 'supports',
      reason: {
        en: 'Requires storage and transport providers to keep the system unchanged.',
        es: 'Pide a quienes almacenan y transportan que mantengan el sistema tal como era.',
      },
    },
    {
      requirement: 'AIA-23.5',
      control: 'record_retention',
      strength: 'partial',
      reason: {
        en: 'Keeps certificate, instructions and declaration for ten years.',
        es: 'Conserva el certificado, las instrucciones y la declaración diez años.',
      },
    },
    {
      requirement: 'AIA-23.5',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: 'Gives authorities information and cooperates with them.',
        es: 'Da información a las autoridades y coopera con ellas.',
      },
    },
    {
      requirement: 'AIA-24.1',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Checks the marking, declaration, instructions and the duties of provider and importer.',
        es: 'Comprueba el marcado, la declaración, las instrucciones y lo que debían hacer el proveedor y el importador.',
      },
    },
    {
      requirement: 'AIA-24.1',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Makes nothing available before the check is done.',
        es: 'No comercializa nada antes de esa comprobación.',
      },
    },
    {
      requirement: 'AIA-24.2',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Holds back a system that is believed not to conform.',
        es: 'Retiene un sistema que se cree no conforme.',
      },
    },
    {
      requirement: 'AIA-24.2',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Reports a risk up the chain.',
        es: 'Comunica un riesgo a los anteriores de la cadena.',
      },
    },
    {
      requirement: 'AIA-24.2',
      control: 'supplier_review',
      strength: 'supports',
      reason: {
        en: 'Requires storage and transport providers to keep the system unchanged.',
        es: 'Pide a quienes almacenan y transportan que mantengan el sistema tal como era.',
      },
    },
    {
      requirement: 'AIA-24.4',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Corrects a supplied system that does not conform, or ensures that others do.',
        es: 'Corrige un sistema suministrado que no es conforme, o procura que otros lo hagan.',
      },
    },
    {
      requirement: 'AIA-24.4',
      control: 'retirement_plan',
      strength: 'partial',
      reason: {
        en: 'Defines how a system is withdrawn or recalled.',
        es: 'Indica cómo se retira o se recupera un sistema.',
      },
    },
    {
      requirement: 'AIA-24.4',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Reports risks immediately.',
        es: 'Comunica los riesgos de inmediato.',
      },
    },
    {
      requirement: 'AIA-24.5',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Provides authorities with information and cooperates with them.',
        es: 'Da información a las autoridades y coopera con ellas.',
      },
    },
    {
      requirement: 'AIA-26.1',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Permits only the use that the instructions allow.',
        es: 'Permite solo el uso que admiten las instrucciones.',
      },
    },
    {
      requirement: 'AIA-26.1',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Trains users of the system in the instructions.',
        es: 'Enseña a quienes usan el sistema lo que dicen las instrucciones.',
      },
    },
    {
      requirement: 'AIA-26.1',
      control: 'monitoring',
      strength: 'supports',
      reason: {
        en: 'Detects a use that deviates from the instructions.',
        es: 'Advierte un uso que se aparta de las instrucciones.',
      },
    },
    {
      requirement: 'AIA-26.2',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Assigns oversight by name, with the authority for it.',
        es: 'Asigna la supervisión por nombre, con la autoridad para ella.',
      },
    },
    {
      requirement: 'AIA-26.2',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Makes overseers competent.',
        es: 'Hace competentes a quienes supervisan.',
      },
    },
    {
      requirement: 'AIA-26.2',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Defines the competence, authority and support of overseers.',
        es: 'Determina qué competencia, autoridad y apoyo tienen quienes supervisan.',
      },
    },
    {
      requirement: 'AIA-26.4',
      control: 'data_review',
      strength: 'partial',
      reason: {
        en: 'Checks that input data is relevant and sufficiently representative.',
        es: 'Comprueba que los datos de entrada sean pertinentes y suficientemente representativos.',
      },
    },
    {
      requirement: 'AIA-26.4',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Defines which input data is under your control, and who is responsible for it.',
        es: 'Indica qué datos de entrada están bajo su control y quién responde de ellos.',
      },
    },
    {
      requirement: 'AIA-26.5',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Monitors operation.',
        es: 'Vigila el funcionamiento.',
      },
    },
    {
      requirement: 'AIA-26.5',
      control: 'stop_switch',
      strength: 'partial',
      reason: {
        en: 'Suspends use when there is a risk.',
        es: 'Suspende el uso ante un riesgo.',
      },
    },
    {
      requirement: 'AIA-26.5',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Reports serious incidents to provider, chain and authorities.',
        es: 'Notifica los incidentes graves a proveedor, cadena y autoridades.',
      },
    },
    {
      requirement: 'AIA-26.6',
      control: 'record_retention',
      strength: 'full',
      reason: {
        en: 'Keeps logs under your control for the required six months or longer.',
        es: 'Conserva los archivos de registro bajo su control los seis meses que se piden, o más.',
      },
    },
    {
      requirement: 'AIA-26.6',
      control: 'event_logs',
      strength: 'partial',
      reason: {
        en: 'Provides the logs that must be kept, protected from change.',
        es: 'Tiene los registros que han de conservarse, protegidos frente a cambios.',
      },
    },
    {
      requirement: 'AIA-26.7',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Informs worker representatives and affected workers before the system is used at work.',
        es: 'Informa a los representantes de los trabajadores y a los afectados antes de que el sistema se use en el trabajo.',
      },
    },
    {
      requirement: 'AIA-26.8',
      control: 'registration',
      strength: 'partial',
      reason: {
        en: 'Registers the use.',
        es: 'Registra el uso.',
      },
    },
    {
      requirement: 'AIA-26.8',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Asks whether the provider has registered the system, before it is used.',
        es: 'Pregunta, antes del uso, si el proveedor ha registrado el sistema.',
      },
    },
    {
      requirement: 'AIA-26.9',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Obtains from the provider the information for the assessment.',
        es: 'Obtiene del proveedor la información que usa la evaluación.',
      },
    },
    {
      requirement: 'AIA-26.9',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Includes the data protection assessment.',
        es: 'Realiza junto con ella la evaluación de protección de datos.',
      },
    },
    {
      requirement: 'AIA-26.10',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Checks that each use is targeted and may be authorized.',
        es: 'Comprueba que cada uso sea selectivo y pueda autorizarse.',
      },
    },
    {
      requirement: 'AIA-26.10',
      control: 'authority_cooperation',
      strength: 'supports',
      reason: {
        en: 'Keeps documents for authorities ready, including reports.',
        es: 'Tiene listo lo que piden las autoridades, entre ello los informes.',
      },
    },
    {
      requirement: 'AIA-26.10',
      control: 'event_logs',
      strength: 'partial',
      reason: {
        en: 'Documents each use.',
        es: 'Documenta cada uso.',
      },
    },
    {
      requirement: 'AIA-26.10',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Rules out untargeted use.',
        es: 'Excluye el uso no selectivo.',
      },
    },
    {
      requirement: 'AIA-26.11',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Informs people that the system makes or supports decisions about them.',
        es: 'Avisa a las personas de que el sistema toma o ayuda a tomar decisiones sobre ellas.',
      },
    },
    {
      requirement: 'AIA-26.12',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Cooperates when authorities take action about the system.',
        es: 'Coopera cuando las autoridades toman medidas sobre el sistema.',
      },
    },
    {
      requirement: 'AIA-27.1',
      control: 'rights_assessment',
      strength: 'full',
      reason: {
        en: 'Assesses the impact on fundamental rights before first use, with all listed elements, and keeps it updated.',
        es: 'Evalúa el impacto en los derechos fundamentales antes del primer uso, con todo lo enumerado, y lo mantiene al día.',
      },
    },
    {
      requirement: 'AIA-27.1',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Already documents who is affected and how.',
        es: 'Ya conoce a quién se afecta y cómo.',
      },
    },
    {
      requirement: 'AIA-27.3',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Provides the results that must be notified.',
        es: 'Tiene los resultados que han de notificarse.',
      },
    },
    {
      requirement: 'AIA-27.3',
      control: 'registration',
      strength: 'partial',
      reason: {
        en: 'Notifies the market surveillance authority of the results.',
        es: 'Notifica los resultados a la autoridad de vigilancia del mercado.',
      },
    },
    {
      requirement: 'AIA-86',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: "Keeps the system's role and the main elements of each decision, so that they can be explained.",
        es: 'Guarda el papel del sistema y los elementos principales de cada decisión para poder explicarlos.',
      },
    },
    {
      requirement: 'AIA-86',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Gives people a contact for questions and ensures that they are answered.',
        es: 'Da a las personas un lugar donde preguntar y procura que reciban respuesta.',
      },
    },
    {
      requirement: 'AIA-50.1',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Informs people that they are interacting with AI.',
        es: 'Avisa a las personas de que tratan con IA.',
      },
    },
    {
      requirement: 'AIA-50.2',
      control: 'content_marking',
      strength: 'full',
      reason: {
        en: 'Marks synthetic outputs in a way that machines can read and that can be detected.',
        es: 'Marca los resultados de salida sintéticos de forma legible por máquina y detectable.',
      },
    },
    {
      requirement: 'AIA-50.3',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Informs people who are exposed to emotion recognition or biometric categorization.',
        es: 'Informa a las personas expuestas al reconocimiento de emociones o a la categorización biométrica.',
      },
    },
    {
      requirement: 'AIA-50.4.a',
      control: 'content_marking',
      strength: 'full',
      reason: {
        en: 'Discloses that content is a deepfake.',
        es: 'Hace público que un contenido es una ultrasuplantación.',
      },
    },
    {
      requirement: 'AIA-50.4.b',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Discloses that a text that informs the public was generated by AI.',
        es: 'Hace público que un texto que informa al público es de IA.',
      },
    },
    {
      requirement: 'AIA-50.4.b',
      control: 'human_check',
      strength: 'partial',
      reason: {
        en: 'Has a person review the text and take responsibility for it, if it is not disclosed.',
        es: 'Hace que una persona revise el texto y responda de él, cuando no se hace público.',
      },
    },
    {
      requirement: 'AIA-50.5',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Gives the information clearly and accessibly, by the first interaction or exposure at the latest.',
        es: 'Da la información con claridad y accesibilidad, a más tardar en la primera interacción o exposición.',
      },
    },
    {
      requirement: 'AIA-52.1',
      control: 'registration',
      strength: 'partial',
      reason: {
        en: 'Determines that the Commission must be notified, and notifies it.',
        es: 'Averigua que ha de notificarse a la Comisión, y lo notifica.',
      },
    },
    {
      requirement: 'AIA-52.1',
      control: 'model_card',
      strength: 'supports',
      reason: {
        en: 'States the figures of the model by which the condition is judged.',
        es: 'Declara las cifras del modelo por las que se juzga la condición.',
      },
    },
    {
      requirement: 'AIA-53.1.a',
      control: 'technical_file',
      strength: 'full',
      reason: {
        en: 'Keeps the documentation of the model current, with training, testing and evaluation.',
        es: 'Mantiene al día la documentación del modelo, con entrenamiento, pruebas y evaluación.',
      },
    },
    {
      requirement: 'AIA-53.1.a',
      control: 'model_card',
      strength: 'supports',
      reason: {
        en: 'Summarizes the documentation of the model.',
        es: 'Resume lo que la documentación dice del modelo.',
      },
    },
    {
      requirement: 'AIA-53.1.b',
      control: 'model_card',
      strength: 'partial',
      reason: {
        en: 'States capabilities and limitations for downstream providers.',
        es: 'Declara capacidades y limitaciones para quienes construyen sobre el modelo.',
      },
    },
    {
      requirement: 'AIA-53.1.b',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Ensures that downstream providers get that information.',
        es: 'Procura que los proveedores posteriores reciban esa información.',
      },
    },
    {
      requirement: 'AIA-53.1.c',
      control: 'copyright_policy',
      strength: 'full',
      reason: {
        en: 'Is the required copyright policy: it identifies and honors rights reservations.',
        es: 'Es la política de derechos de autor que se pide: identifica y respeta las reservas de derechos.',
      },
    },
    {
      requirement: 'AIA-53.1.d',
      control: 'data_sheet',
      strength: 'partial',
      reason: {
        en: 'Summarizes the training content of the model; publishing it with the template remains to be done.',
        es: 'Resume con qué se entrenó el modelo; queda publicarlo con la plantilla.',
      },
    },
    {
      requirement: 'AIA-53.1.d',
      control: 'copyright_policy',
      strength: 'supports',
      reason: {
        en: 'Documents which protected works are in the training content.',
        es: 'Sabe qué obras protegidas hay en el contenido de entrenamiento.',
      },
    },
    {
      requirement: 'AIA-53.3',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Answers requests for information and lets the Commission and authorities evaluate.',
        es: 'Atiende las solicitudes de información y permite evaluar a la Comisión y a las autoridades.',
      },
    },
    {
      requirement: 'AIA-54',
      control: 'authority_cooperation',
      strength: 'full',
      reason: {
        en: 'Appoints the authorized representative in the Union by a mandate, where the provider needs one.',
        es: 'Designa mediante mandato al representante autorizado en la Unión, cuando el proveedor lo necesita.',
      },
    },
    {
      requirement: 'AIA-55.1.a',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Does the documented adversarial testing.',
        es: 'Realiza las pruebas adversarias documentadas.',
      },
    },
    {
      requirement: 'AIA-55.1.a',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Evaluates the model with state-of-the-art protocols.',
        es: 'Evalúa el modelo con protocolos punteros.',
      },
    },
    {
      requirement: 'AIA-55.1.b',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Assesses and mitigates risks; Union-level risks and their sources must be included.',
        es: 'Evalúa y mitiga riesgos; los de toda la Unión y sus fuentes han de estar entre ellos.',
      },
    },
    {
      requirement: 'AIA-55.1.b',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Considers the wider effects of the application on society.',
        es: 'Mira más allá de la aplicación, a lo que le hace a la sociedad.',
      },
    },
    {
      requirement: 'AIA-55.1.c',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Reports serious incidents and corrective measures without undue delay.',
        es: 'Notifica sin demora indebida los incidentes graves y las medidas correctoras.',
      },
    },
    {
      requirement: 'AIA-55.1.c',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Tracks and documents incidents and the measures taken.',
        es: 'Sigue y documenta los incidentes y lo que se hizo.',
      },
    },
    {
      requirement: 'AIA-55.1.d',
      control: 'security_program',
      strength: 'partial',
      reason: {
        en: 'Protects the model with adequate cybersecurity; its physical infrastructure must be included.',
        es: 'Protege el modelo con ciberseguridad adecuada; ha de incluirse su infraestructura física.',
      },
    },
    {
      requirement: 'AIA-55.1.d',
      control: 'least_privilege',
      strength: 'supports',
      reason: {
        en: 'Limits who and what can reach the model.',
        es: 'Limita quién y qué puede llegar al modelo.',
      },
    },
  ],
  organizational: [
    {
      requirement: 'AIA-17',
      reason: {
        en: 'A quality management system covers everything that the provider makes; the controls of one application are only part of it.',
        es: 'Un sistema de gestión de la calidad es del proveedor para todo lo que hace; los controles de una aplicación son solo una parte.',
      },
    },
  ],
};
