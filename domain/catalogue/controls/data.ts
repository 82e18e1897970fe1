import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const data: readonly ControlGuidance[] = [
  {
    key: 'data_governance',
    what: {
      en: 'For each data set that trains, tests, grounds or runs the application, decide who owns it, for which purpose and on which legal basis it may be used, what quality it needs, who may see it and when it is deleted. Approve each new source before it is used.',
      es: 'Para cada conjunto de datos que entrena, prueba, fundamenta o hace funcionar la aplicación, decidir quién responde de él, con qué finalidad y base jurídica puede usarse, qué calidad debe tener, quién puede verlo y cuándo se elimina. Toda fuente nueva se aprueba antes de usarse.',
    },
    why: {
      en: 'An application is only as good, and only as lawful, as the data it is made from.',
      es: 'Una aplicación no es mejor, ni más lícita, que los datos de los que está hecha.',
    },
    proof: {
      en: 'The rules for each data set with owner and approval, and a deletion or a denied access that shows that they are applied.',
      es: 'Las reglas de cada conjunto con responsable y aprobación, y una eliminación o un acceso denegado que demuestre que se aplican.',
    },
    often: 'each_change',
  },
  {
    key: 'data_sheet',
    what: {
      en: 'For each data set, document its origin, how and when it was collected and under what license, which people it covers and which are missing, how it was labeled, and what it is not suitable for.',
      es: 'Para cada conjunto de datos, escribir de dónde viene, cómo y cuándo se recogió y con qué licencia, a quién abarca y quién falta, cómo se etiquetó y para qué no sirve.',
    },
    why: {
      en: 'People who are missing from the data get worse results, and this goes unnoticed unless it is documented.',
      es: 'Las personas que faltan en los datos obtienen peores resultados, y eso pasa inadvertido si no se documenta.',
    },
    proof: {
      en: 'A data sheet for each data set in use, with version and date, and agreements or licenses for what was acquired.',
      es: 'Una ficha por cada conjunto en uso, con versión y fecha, y los contratos o licencias de lo adquirido.',
    },
    often: 'each_change',
  },
  {
    key: 'data_review',
    what: {
      en: 'Whenever the data changes, measure missing values, errors, wrong labels and age, and compare the people it covers with those affected by the application. Record gaps and biases, and what is done about each.',
      es: 'Cada vez que cambien los datos, medir valores ausentes, errores, etiquetas incorrectas y antigüedad, y comparar las personas que abarcan con aquellas a las que afecta la aplicación. Registrar carencias y sesgos, y qué se hace con cada uno.',
    },
    why: {
      en: 'Data that was once representative does not stay that way on its own.',
      es: 'Los datos que un día fueron representativos no lo siguen siendo por sí solos.',
    },
    proof: {
      en: 'The report of the latest review with figures for each group, and the corrections that followed.',
      es: 'El informe de la última revisión, con cifras por grupo, y las correcciones que siguieron.',
    },
    often: 'each_change',
  },
  {
    key: 'data_preparation',
    what: {
      en: 'Keep the steps from raw data to model input as code, with reasons: cleaning, labeling, sampling, augmenting, and splitting into training and test sets. Check that no test data leaks into training.',
      es: 'Conservar como código, con sus motivos, cómo los datos en bruto llegan al modelo: limpieza, etiquetado, muestreo, ampliación y división en conjuntos de entrenamiento y prueba. Comprobar que nada de los datos de prueba se filtra al entrenamiento.',
    },
    why: {
      en: 'This step causes many biases and most test results that are too good to be true.',
      es: 'De este paso vienen muchos sesgos y casi todos los resultados de prueba demasiado buenos.',
    },
    proof: {
      en: 'The pipeline under version control, labeling instructions, and a run that reproduces the same sets.',
      es: 'El proceso bajo control de versiones, las instrucciones de etiquetado y una ejecución que vuelva a producir los mismos conjuntos.',
    },
    often: 'each_change',
  },
  {
    key: 'data_classes',
    what: {
      en: 'Define which classes of data may go into prompts, files and fine-tuning, and which may not. Block the others before they leave the company, and review what was blocked.',
      es: 'Indicar qué clases de datos pueden incluirse en instrucciones, archivos y ajuste del modelo, y cuáles no. Bloquear las demás antes de que salgan de la empresa y revisar lo bloqueado.',
    },
    why: {
      en: 'Data that has reached a model or a vendor cannot be recalled.',
      es: 'Lo que ha entrado en un modelo o ha llegado a un proveedor no se puede recuperar.',
    },
    proof: {
      en: 'The rule as users see it, the configuration that blocks, and a test with fictitious confidential data.',
      es: 'La regla tal como la ven los usuarios, la configuración que bloquea y una prueba con datos confidenciales ficticios.',
    },
    often: 'quarterly',
  },
  {
    key: 'redaction',
    what: {
      en: 'Remove personal and confidential parts, or replace them with placeholders, before text or files reach the model, its logs and its caches. Measure on a labeled sample how much gets through.',
      es: 'Quitar las partes personales y confidenciales, o sustituirlas por marcadores, antes de que los textos o archivos lleguen al modelo, a sus registros y a sus cachés. Medir en una muestra etiquetada cuánto se escapa.',
    },
    why: {
      en: 'A model cannot disclose what it never sees.',
      es: 'Lo que el modelo nunca ve no puede repetirlo a otra persona.',
    },
    proof: {
      en: 'The redaction rules, and the miss rate on the sample for the current release.',
      es: 'Las reglas de supresión y la tasa de omisiones en la muestra para la versión actual.',
    },
    often: 'each_release',
  },
  {
    key: 'attributes_left_out',
    what: {
      en: 'Leave attributes such as health, origin, religion, sex or age out of the inputs wherever the purpose does not need them. If one is needed, or is used only to test for bias, record why, who may see it and when it is deleted.',
      es: 'Dejar fuera de los datos de entrada atributos como la salud, el origen, la religión, el sexo o la edad cuando la finalidad no los necesite. Si alguno hace falta, o se usa solo para detectar sesgos, registrar por qué, quién puede verlo y cuándo se elimina.',
    },
    why: {
      en: 'The law protects such data more than other data, and a model that has it will use it.',
      es: 'La ley protege estos datos más que otros, y un modelo que los tiene los usará.',
    },
    proof: {
      en: 'The list of inputs of the current version, with the reason for each remaining protected attribute.',
      es: 'La lista de entradas de la versión actual, con el motivo de cada atributo protegido que permanece.',
    },
    often: 'each_change',
  },
  {
    key: 'proxy_check',
    what: {
      en: 'Test which inputs, alone or combined, reveal a protected attribute, such as a postal code, a school or a first name. Remove them, or show that they are needed and do no harm.',
      es: 'Comprobar qué entradas, solas o combinadas, permiten inferir un atributo protegido, como un código postal, un centro de estudios o un nombre. Eliminarlas o demostrar que son necesarias y no perjudican.',
    },
    why: {
      en: 'Removing an attribute does not help if another one acts as a proxy for it.',
      es: 'Excluir un atributo no sirve de nada si otro ocupa su lugar.',
    },
    proof: {
      en: 'The analysis for the current inputs with method and figures, and the decision on each proxy found.',
      es: 'El análisis de las entradas actuales, con método y cifras, y la decisión sobre cada variable sustituta hallada.',
    },
    often: 'each_change',
  },
  {
    key: 'copyright_policy',
    what: {
      en: 'Set rules for third-party works in training data, source documents, prompts and outputs: check licenses and opt-outs declared by rights holders, keep outputs from repeating protected works, and give rights holders a contact for complaints.',
      es: 'Fijar reglas sobre las obras ajenas en los datos de entrenamiento, los documentos de consulta, las instrucciones y los resultados: comprobar licencias y reservas de derechos declaradas por los titulares, evitar que los resultados repitan obras protegidas y dar a los titulares una dirección para reclamar.',
    },
    why: {
      en: 'A model can copy what it learned from, and the publisher of the copy is liable for it.',
      es: 'Un modelo puede copiar aquello de lo que aprendió, y quien publica la copia responde de ella.',
    },
    proof: {
      en: 'The policy, the record of licenses and opt-outs for the sources in use, and complaints with their answers.',
      es: 'La política, el registro de licencias y reservas de las fuentes en uso y las reclamaciones con sus respuestas.',
    },
    often: 'yearly',
  },
];
