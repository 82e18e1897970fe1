import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const californiaAdmtLinks: FrameworkLinks = {
  framework: 'ca-cppa-admt',
  links: [
    {
      requirement: 'CA-01',
      control: 'notice',
      strength: 'full',
      reason: {
        en: 'Is given prominently at or before collection, or before data already collected is used again.',
        es: 'Se da de forma destacada al recoger los datos o antes, o antes de reutilizar los ya recogidos.',
      },
    },
    {
      requirement: 'CA-02',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Explains the specific purpose in plain language.',
        es: 'Explica la finalidad concreta en lenguaje sencillo.',
      },
    },
    {
      requirement: 'CA-02',
      control: 'intended_use',
      strength: 'supports',
      reason: {
        en: 'Documents that purpose.',
        es: 'Tiene escrito cuál es esa finalidad.',
      },
    },
    {
      requirement: 'CA-03',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Describes opt-out or appeal, the right of access and the ban on retaliation.',
        es: 'Describe la exclusión o el recurso, el derecho de acceso y que nadie puede tomar represalias.',
      },
    },
    {
      requirement: 'CA-03',
      control: 'appeal',
      strength: 'supports',
      reason: {
        en: 'Is what the notice describes.',
        es: 'Es lo que describe el aviso.',
      },
    },
    {
      requirement: 'CA-04',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Explains inputs, output, how output is used, and the alternative.',
        es: 'Explica entradas, resultado, cómo se usa el resultado y la alternativa.',
      },
    },
    {
      requirement: 'CA-04',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Has inputs and outputs described.',
        es: 'Tiene descritas las entradas y los resultados.',
      },
    },
    {
      requirement: 'CA-05',
      control: 'consent',
      strength: 'full',
      reason: {
        en: 'Lets consumers opt out, unless an exception applies.',
        es: 'Permite a los consumidores excluirse, salvo excepción.',
      },
    },
    {
      requirement: 'CA-05',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Judges whether an exception applies.',
        es: 'Valora si hay una excepción.',
      },
    },
    {
      requirement: 'CA-06',
      control: 'appeal',
      strength: 'full',
      reason: {
        en: 'Gives an easy way to appeal to a designated, able person who can overturn the decision.',
        es: 'Da una vía sencilla de recurso ante una persona designada y capaz que puede revocar la decisión.',
      },
    },
    {
      requirement: 'CA-06',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Designates that person.',
        es: 'Designa a esa persona.',
      },
    },
    {
      requirement: 'CA-07',
      control: 'intended_use',
      strength: 'partial',
      reason: {
        en: 'States the sole purpose.',
        es: 'Declara la finalidad única.',
      },
    },
    {
      requirement: 'CA-07',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Shows that the technology works as intended.',
        es: 'Demuestra que la tecnología funciona según lo previsto.',
      },
    },
    {
      requirement: 'CA-07',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Shows that it does not discriminate unlawfully.',
        es: 'Demuestra que no discrimina ilegalmente.',
      },
    },
    {
      requirement: 'CA-08',
      control: 'consent',
      strength: 'partial',
      reason: {
        en: 'Offers two or more ways to opt out; online, one is a form.',
        es: 'Ofrece dos o más formas de excluirse; en línea, una es un formulario.',
      },
    },
    {
      requirement: 'CA-08',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Links to that form.',
        es: 'Enlaza a ese formulario.',
      },
    },
    {
      requirement: 'CA-09',
      control: 'consent',
      strength: 'partial',
      reason: {
        en: 'Ensures that processing stops within fifteen business days of an opt-out.',
        es: 'Procura que el tratamiento cese en quince días hábiles desde una exclusión.',
      },
    },
    {
      requirement: 'CA-09',
      control: 'processing_agreement',
      strength: 'partial',
      reason: {
        en: 'Obliges processors to stop when they are instructed.',
        es: 'Obliga a los encargados a cesar cuando se les instruye.',
      },
    },
    {
      requirement: 'CA-10',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Keeps how the output shaped the decision for that consumer.',
        es: 'Guarda cómo influyó el resultado en la decisión sobre ese consumidor.',
      },
    },
    {
      requirement: 'CA-10',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Takes access requests and answers them.',
        es: 'Recibe las solicitudes de acceso y las responde.',
      },
    },
    {
      requirement: 'CA-10',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Describes purpose and logic.',
        es: 'Describe la finalidad y la lógica.',
      },
    },
    {
      requirement: 'CA-11',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Verifies the requester, and says so when it cannot.',
        es: 'Verifica quién pregunta, y lo dice cuando no puede.',
      },
    },
    {
      requirement: 'CA-12',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Assesses the effects of the processing on consumers before it starts.',
        es: 'Evalúa, antes de empezar, qué puede causar el tratamiento a los consumidores.',
      },
    },
    {
      requirement: 'CA-12',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Ensures that the assessment is done in time, also for processing already in progress.',
        es: 'Procura que la evaluación se haga a tiempo, también para tratamientos ya en marcha.',
      },
    },
    {
      requirement: 'CA-13',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Documents the required content, and is reviewed.',
        es: 'Documenta el contenido exigido y se revisa.',
      },
    },
    {
      requirement: 'CA-13',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Notices a material change, from which the 45 days run.',
        es: 'Advierte un cambio importante, desde el que corren los 45 días.',
      },
    },
    {
      requirement: 'CA-14',
      control: 'registration',
      strength: 'partial',
      reason: {
        en: 'Submits information and attestation to the agency by the due date.',
        es: 'Presenta a la agencia la información y la declaración en el plazo debido.',
      },
    },
    {
      requirement: 'CA-14',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Has the information that is submitted.',
        es: 'Tiene la información que se presenta.',
      },
    },
  ],
  organizational: [],
};
