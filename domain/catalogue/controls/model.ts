import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const model: readonly ControlGuidance[] = [
  {
    key: 'technical_file',
    what: {
      en: 'Keep one file that describes the application from design to operation: architecture, components (third-party ones included) with the risk controls for each, models and versions, data, tools and computing resources, design choices and their reasons, tests, and changes. Update it before each release.',
      es: 'Mantener un expediente que describa la aplicación desde el diseño hasta la operación: arquitectura, componentes (también los de terceros) con los controles de riesgo de cada uno, modelos y versiones, datos, herramientas y recursos informáticos, decisiones de diseño y sus motivos, pruebas y cambios. Actualizarlo antes de cada versión.',
    },
    why: {
      en: 'People who must check, repair or take over the application know only what is documented.',
      es: 'Quien debe comprobar, reparar o asumir la aplicación solo sabe lo que está escrito.',
    },
    proof: {
      en: 'The file for the released version, complete according to its table of contents, with its date and approver.',
      es: 'El expediente de la versión publicada, completo según su propio índice, con fecha y quién lo aprobó.',
    },
    often: 'each_release',
  },
  {
    key: 'model_card',
    what: {
      en: 'Get or write a card for each model: provider, version, license, what it was trained on and for, how it was evaluated, and what it is not suitable for. Compare its warnings with the intended use, and record your conclusions.',
      es: 'Obtener o redactar una ficha de cada modelo: quién lo hizo, versión, licencia, con qué y para qué se entrenó, cómo se evaluó y para qué no es apto. Comparar sus advertencias con el uso previsto y registrar las conclusiones.',
    },
    why: {
      en: 'The provider of a model knows limits that no test of your own will find.',
      es: 'Quien hizo un modelo conoce límites que ninguna prueba propia encontrará.',
    },
    proof: {
      en: 'The card for each model version in use, and the dated comparison with the intended use.',
      es: 'La ficha de cada versión de modelo en uso y la comparación fechada con el uso previsto.',
    },
    often: 'each_change',
  },
  {
    key: 'model_pinned',
    what: {
      en: 'Call each model by a fixed version, never by an alias that changes. Before you use another version, run the same tests on both and compare; know when the provider will retire the version in use.',
      es: 'Invocar cada modelo por una versión fija, nunca por un alias que cambia. Antes de usar otra versión, hacer las mismas pruebas con ambas y compararlas; saber cuándo retirará el fabricante la versión en uso.',
    },
    why: {
      en: 'A model that changes overnight makes every earlier test worthless.',
      es: 'Un modelo que cambia de un día para otro invalida todas las pruebas anteriores.',
    },
    proof: {
      en: 'The configuration that names the version, and the comparison made before the last change.',
      es: 'La configuración que indica la versión y la comparación hecha antes del último cambio.',
    },
    often: 'each_change',
  },
  {
    key: 'verification',
    what: {
      en: 'Before each release, test against written requirements and acceptance criteria, with data and in conditions like those of real use. Have someone who did not build it judge the result, and keep the plan, test sets, measures, tools, versions, results and known limits.',
      es: 'Antes de cada versión, probar frente a requisitos y criterios de aceptación escritos, con datos y condiciones como los del uso real. Alguien que no la construyó valora el resultado; se conservan el plan, los conjuntos de prueba, las medidas, las herramientas, las versiones, los resultados y los límites conocidos.',
    },
    why: {
      en: 'A successful demonstration says little about whether the application works in real use.',
      es: 'Que funcione en una demostración dice poco de si funciona en el uso.',
    },
    proof: {
      en: 'The test report of the current release, with the name of the reviewer and with criteria set before the results.',
      es: 'El informe de pruebas de la versión actual, con quién lo valoró y con criterios anteriores a los resultados.',
    },
    often: 'each_release',
  },
  {
    key: 'performance_measures',
    what: {
      en: 'Choose measures and thresholds, starting with the risks that matter most, and document why they fit the use, what cannot be measured and how that is monitored instead. Measure each release and real use; once a year, check with experts and users, and against error reports and effects on people, whether measures, tests and controls still do what they should.',
      es: 'Elegir medidas y umbrales, empezando por los riesgos más importantes, y escribir por qué se ajustan al uso, qué no puede medirse y cómo se vigila en su lugar. Medir cada versión y el uso real; una vez al año, comprobar con especialistas y usuarios, y con los errores comunicados y los efectos en las personas, si las medidas, las pruebas y los controles siguen cumpliendo su función.',
    },
    why: {
      en: 'What counts as good enough must be defined before anyone sees the figures.',
      es: 'Qué se considera suficiente debe decirse antes de ver las cifras.',
    },
    proof: {
      en: 'The measures with thresholds and reasons, their values for the current release, and the last review of the measures themselves.',
      es: 'Las medidas con umbrales y motivos, sus valores para la versión actual y la última revisión de las propias medidas.',
    },
    often: 'each_release',
  },
  {
    key: 'robustness',
    what: {
      en: 'Test the application with unusual, noisy, missing and shifted inputs, under load, and with parts that fail. Decide how it fails safely, by refusing, handing over to a person or using a fallback, and show that it does.',
      es: 'Probar la aplicación con entradas inusuales, con ruido, ausentes o desviadas, bajo carga y con componentes que fallan. Decidir cómo falla de forma segura, ya sea negándose, pasando el caso a una persona o recurriendo a una alternativa, y demostrar que lo hace.',
    },
    why: {
      en: 'Real use is messier than test data, and a wrong answer given with confidence harms more than none.',
      es: 'El uso real es más desordenado que los datos de prueba, y una respuesta errónea dada con seguridad daña más que ninguna.',
    },
    proof: {
      en: 'The results of these tests for the current release, and a provoked failure that was handled as planned.',
      es: 'Los resultados de estas pruebas para la versión actual y un fallo provocado que se trató como estaba decidido.',
    },
    often: 'each_release',
  },
  {
    key: 'fairness_evaluation',
    what: {
      en: 'Compare results and error rates between the groups of people affected, combinations included, with measures and limits set in advance. If a limit is exceeded, correct the application or stop it, and record the decision.',
      es: 'Comparar los resultados y las tasas de error entre los grupos de personas afectadas, también en combinación, con medidas y límites fijados de antemano. Si se supera un límite, corregirlo o parar, y registrar lo decidido.',
    },
    why: {
      en: 'A good average can hide poor results for some people, which may be unlawful.',
      es: 'Un buen promedio puede ocultar que funciona mal para algunas personas, y eso puede ser ilícito.',
    },
    proof: {
      en: 'The evaluation of the current release with figures for each group, and the decision on each difference found.',
      es: 'La evaluación de la versión actual, con cifras por grupo, y la decisión sobre cada diferencia hallada.',
    },
    often: 'each_release',
  },
  {
    key: 'grounding',
    what: {
      en: 'Have the application answer only from approved documents, and say so if they contain no answer. Keep the documents current, and measure on a fixed set of questions how often an answer is not supported by them.',
      es: 'Hacer que la aplicación responda solo a partir de documentos aprobados y que lo diga cuando estos no contengan la respuesta. Mantener los documentos al día y medir, con un conjunto fijo de preguntas, con qué frecuencia una respuesta no se apoya en ellos.',
    },
    why: {
      en: 'A model without sources fills gaps with what sounds right.',
      es: 'Un modelo sin fuentes rellena las lagunas con lo que suena bien.',
    },
    proof: {
      en: 'The list of approved documents, and the rate of unsupported answers for the current release.',
      es: 'La lista de documentos aprobados y la tasa de respuestas sin respaldo de la versión actual.',
    },
    often: 'each_release',
  },
  {
    key: 'sources_shown',
    what: {
      en: 'Show the source of each statement, so that the reader can open the passage. Mark statements without a source, and check a sample for sources that do not support the statement.',
      es: 'Mostrar con cada afirmación la fuente de la que procede, de modo que se pueda abrir el pasaje. Señalar lo que no tiene fuente y revisar una muestra en busca de fuentes que no dicen lo afirmado.',
    },
    why: {
      en: 'People check a statement if it takes only seconds.',
      es: 'Quien puede comprobar una afirmación en segundos lo hace.',
    },
    proof: {
      en: 'Answers with their sources as users see them, and the result of the last sample.',
      es: 'Respuestas con sus fuentes tal como las ven los usuarios y el resultado de la última muestra.',
    },
    often: 'each_release',
  },
  {
    key: 'reasons_kept',
    what: {
      en: 'Keep the main reasons for each result and the version that produced it, in words that the affected person understands. Check on a sample that the stated reasons are the actual ones.',
      es: 'Conservar con cada resultado sus motivos principales y la versión que lo produjo, con palabras que entienda la persona afectada. Comprobar en una muestra que los motivos indicados son los que de verdad contaron.',
    },
    why: {
      en: 'A person can accept or contest a decision only if they know what it is based on.',
      es: 'Una persona solo puede aceptar o impugnar una decisión si sabe en qué se basa.',
    },
    proof: {
      en: 'Results of the last month with their reasons, and the test that the reasons are faithful to the model.',
      es: 'Resultados del último mes con sus motivos y la prueba de que los motivos son fieles al modelo.',
    },
    often: 'always',
  },
  {
    key: 'release_decision',
    what: {
      en: 'Before each release, a person with the authority decides, based on test results, open risks and missing controls, whether the application achieves its purpose and may go live, and on which conditions. Record the decision with its reasons; nothing goes live without it.',
      es: 'Antes de cada versión, alguien con autoridad decide, a partir de los resultados de las pruebas, los riesgos abiertos y los controles que faltan, si la aplicación cumple su fin y puede ponerse en servicio, y con qué condiciones. La decisión se registra con sus motivos; sin ella nada se pone en servicio.',
    },
    why: {
      en: 'Residual risk must be accepted by a person with the authority to do so, and not by default.',
      es: 'El riesgo restante debe asumirlo quien puede hacerlo, y no por omisión.',
    },
    proof: {
      en: 'The signed decision for the version in use, dated before it went live, and proof that its conditions were met.',
      es: 'La decisión firmada sobre la versión en uso, anterior a su puesta en servicio, y la constancia de que se cumplieron sus condiciones.',
    },
    often: 'each_release',
  },
  {
    key: 'environmental_impact',
    what: {
      en: 'Estimate the energy, water and emissions for training and using the application, from measurements or figures of the vendor. Choose the smallest model and the least computing that meet the purpose, and record why.',
      es: 'Estimar la energía, el agua y las emisiones que requieren el entrenamiento y el uso de la aplicación, a partir de mediciones o de cifras del proveedor. Elegir el modelo más pequeño y el menor cómputo que cumplan el fin, y registrar por qué.',
    },
    why: {
      en: 'Environmental costs are easily overlooked, because others pay for them.',
      es: 'El coste para el medio ambiente se pasa por alto con facilidad porque lo pagan otros.',
    },
    proof: {
      en: 'The estimate with method and sources, and the comparison of the options considered.',
      es: 'La estimación, con método y fuentes, y la comparación de las opciones consideradas.',
    },
    often: 'yearly',
  },
];
