import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const purpose: readonly ControlGuidance[] = [
  {
    key: 'intended_use',
    what: {
      en: 'Describe the purpose of the application: its tasks and type of model, who uses it and whom it affects, in which settings and under which laws, its inputs and outputs, its assumptions and the limits of its knowledge. Have the owner approve the description, and base tests on it.',
      es: 'Describir para qué sirve la aplicación: sus tareas y el tipo de modelo que las realiza, quién la usa y respecto de quién, en qué entornos y bajo qué leyes, qué recibe y qué produce, qué supuestos hace y dónde acaba lo que sabe. La persona responsable aprueba la descripción y las pruebas se contrastan con ella.',
    },
    why: {
      en: 'Whether a result is right, fair or lawful depends on the purpose of the application.',
      es: 'Que un resultado sea correcto, justo o lícito depende de para qué está pensada la aplicación.',
    },
    proof: {
      en: 'The approved description with its date and version, and tests that refer to it.',
      es: 'La descripción aprobada, con fecha y versión, y pruebas que remitan a ella.',
    },
    often: 'each_change',
  },
  {
    key: 'use_limits',
    what: {
      en: 'List what the application must not be used for, from what the law prohibits to what it was never tested for. Block such uses where technically possible, inform users about the others, and check samples of real use.',
      es: 'Enumerar para qué no debe usarse la aplicación, desde lo que prohíbe la ley hasta aquello para lo que nunca se probó. Bloquearlo donde la técnica lo permita, informar a los usuarios del resto y revisar muestras del uso real.',
    },
    why: {
      en: 'A safe application becomes a dangerous one when it is used for something else.',
      es: 'Una aplicación segura se vuelve peligrosa cuando se usa para otra cosa.',
    },
    proof: {
      en: 'The list as users see it, the settings that block, and the last sample of real use with its consequences.',
      es: 'La lista tal como la ven los usuarios, la configuración que bloquea y la última muestra de uso real con sus consecuencias.',
    },
    often: 'quarterly',
  },
  {
    key: 'impact_assessment',
    what: {
      en: 'Before release, and based on earlier use, incidents and feedback, assess the positive and negative effects of the application on individuals, groups and society, in intended use and foreseeable misuse: who is affected, how likely and how severe it is, and who is vulnerable. Record the measures, the residual impact and who approved it; repeat the assessment after major changes.',
      es: 'Antes de la publicación, y con lo que indiquen usos anteriores, incidentes y opiniones, evaluar qué efectos buenos o malos puede tener la aplicación en las personas, los grupos y la sociedad, tanto en el uso previsto como en el mal uso previsible: a quién afecta, con qué probabilidad y gravedad, y quién es vulnerable. Registrar las medidas, lo que queda y quién lo aprobó; repetirla tras cambios importantes.',
    },
    why: {
      en: 'Those who bear the consequences are rarely in the room when an application is designed.',
      es: 'Quienes sufren las consecuencias rara vez están presentes cuando se diseña una aplicación.',
    },
    proof: {
      en: 'The signed assessment, dated before the release, with measures that can be found in the application.',
      es: 'La evaluación firmada, anterior a la publicación, con medidas que puedan encontrarse en la aplicación.',
    },
    often: 'yearly',
  },
  {
    key: 'rights_assessment',
    what: {
      en: 'For each group of people affected, review the rights at stake, such as privacy, equal treatment, due process and work. State how often and how long they are subject to the application, what could harm them, who oversees it and how they can complain; if it uses personal data, do the data protection assessment at the same time.',
      es: 'Para cada grupo de personas afectadas, repasar los derechos en juego, como la privacidad, la igualdad de trato, las garantías procedimentales y el trabajo. Indicar con qué frecuencia y durante cuánto tiempo quedan sujetas a ella, qué podría perjudicarlas, quién la supervisa y cómo pueden reclamar; si hay datos personales, hacer a la vez la evaluación de protección de datos.',
    },
    why: {
      en: 'A right that was never considered is easily infringed, and remedied only afterward.',
      es: 'Un derecho que no se tuvo en cuenta se vulnera con facilidad y solo se repara después.',
    },
    proof: {
      en: 'The assessment with its date and author, the advice of the data protection officer, if any, and notice to an authority where the law requires it.',
      es: 'La evaluación con fecha y autoría, el dictamen del delegado de protección de datos, si lo hay, y la notificación a la autoridad cuando la ley la exija.',
    },
    often: 'each_change',
  },
  {
    key: 'benefit_case',
    what: {
      en: 'Document what the application should achieve and how that is measured, what it and its controls cost, including the cost of its errors to other people, and the alternatives without AI. After release, compare results with expectations.',
      es: 'Escribir qué debe lograr la aplicación y cómo se mide, cuánto cuestan ella y sus controles, incluido lo que sus errores cuestan a otras personas, y qué podría hacerse sin IA. Tras la publicación, comparar lo logrado con lo esperado.',
    },
    why: {
      en: 'A risk is worth taking only for a defined and measurable benefit.',
      es: 'Un riesgo solo merece la pena por un beneficio que alguien haya nombrado y pueda medir.',
    },
    proof: {
      en: 'The approved case with figures and alternatives, and the latest comparison with what was achieved.',
      es: 'La justificación aprobada, con cifras y alternativas, y la última comparación con lo logrado.',
    },
    often: 'yearly',
  },
  {
    key: 'stakeholder_feedback',
    what: {
      en: 'Have a named person ask users, people affected, domain experts and people outside the team, before release and on fixed dates after it, which effects on people and society they see or expect. Give everyone a way to report a problem at any time; rank the feedback, and record decisions and changes.',
      es: 'Encargar a una persona designada que pregunte a usuarios, personas afectadas, especialistas y personas ajenas al equipo, antes de la publicación y después en fechas fijas, qué efectos en las personas y la sociedad observan o esperan. Ofrecer a todos una vía para comunicar problemas en cualquier momento; ordenar lo dicho por importancia y registrar lo decidido y lo que cambió.',
    },
    why: {
      en: 'Those who live with the results notice harm that no test has looked for.',
      es: 'Quienes conviven con los resultados ven daños que ninguna prueba ha buscado.',
    },
    proof: {
      en: 'Records of who was asked and what they said, and at least one resulting change of the application.',
      es: 'Registros de a quién se preguntó y qué respondió, y al menos un cambio de la aplicación derivado de ello.',
    },
    often: 'quarterly',
  },
];
