import type { Framework } from '#domain/frameworks/framework.ts';

export const californiaAdmt: Framework = {
  id: 'ca-cppa-admt',
  name: 'California ADMT and risk-assessment regulations',
  status: 'in_effect',
  jurisdiction: { en: 'California, United States', es: 'California, Estados Unidos' },
  issuer: 'California Privacy Protection Agency',
  version: '11 CCR 7150-7157, 7200-7222',
  dated: { what: 'approved', on: '2025-09' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'On the approval of September 2025 (R. W. Lynch)',
      url: 'https://rwlynch.com/the-privacy-police-are-here-preparing-your-clients-for-californias-mandatory-cybersecurity-audits-and-admt-rules',
    },
    { title: 'On the articles (Hintze Law)', url: 'https://hintzelaw.com/blog/tag/State+Law+Updates' },
  ],
  notes: [
    {
      en: 'What it asks of automated decisions applies from 2027; risk assessments are in effect.',
      es: 'Lo que pide sobre decisiones automatizadas se aplica desde 2027; las evaluaciones de riesgos están en vigor.',
    },
    { en: "The Agency's own text was not read in full.", es: 'El texto de la propia Agencia no se leyó entero.' },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'CA-01',
      reference: '11 CCR 7220(a)-(b)',
      text: {
        en: 'Give a prominent Pre-use Notice at or before collection, or before reusing already collected data.',
        es: 'Dar un aviso previo al uso, destacado, al recoger datos o antes, o antes de reutilizar los ya recogidos.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-02',
      reference: '11 CCR 7220(c)(1)',
      text: {
        en: 'Notice: explain the specific purpose in plain language, not in generic terms.',
        es: 'Aviso: explicar la finalidad concreta en lenguaje sencillo, no en términos genéricos.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-03',
      reference: '11 CCR 7220(c)(2)-(4)',
      text: {
        en: 'Notice: describe opt-out or appeal, access right, and the ban on retaliation.',
        es: 'Aviso: describir la exclusión o el recurso, el derecho de acceso y la prohibición de represalias.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-04',
      reference: '11 CCR 7220(c)(5)',
      text: {
        en: 'Notice: explain inputs, output, how output is used, and the alternative process.',
        es: 'Aviso: explicar entradas, resultado, cómo se usa el resultado y el proceso alternativo.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-05',
      reference: '11 CCR 7221(a)',
      text: {
        en: 'Let consumers opt out of significant-decision technology unless an exception applies.',
        es: 'Permitir a los consumidores excluirse de la tecnología de decisiones importantes, salvo excepción.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-06',
      reference: '11 CCR 7221(b)(1)',
      text: {
        en: 'Human-appeal exception: designated, able reviewer with power to overturn, and an easy appeal method.',
        es: 'Excepción de recurso humano: revisor designado y capaz, con poder de revocar, y un método de recurso sencillo.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-07',
      reference: '11 CCR 7221(b)(2)-(3)',
      text: {
        en: 'Hiring, admission or work-allocation exception: sole purpose, works as intended, no unlawful discrimination.',
        es: 'Excepción de contratación, admisión o asignación de trabajo: finalidad única, funciona según lo previsto, sin discriminación ilegal.',
      },
      effective: [{ from: '2027-01-01' }],
      single_source: true,
    },
    {
      id: 'CA-08',
      reference: '11 CCR 7221(c)',
      text: {
        en: 'Offer two or more opt-out methods; online businesses need a form linked from the notice.',
        es: 'Ofrecer dos o más métodos de exclusión; las empresas en línea necesitan un formulario enlazado desde el aviso.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-09',
      reference: '11 CCR 7221(n)',
      text: {
        en: 'Stop processing within fifteen business days of a late opt-out and instruct processors likewise.',
        es: 'Dejar de tratar los datos en los quince días hábiles siguientes a una exclusión tardía y dar la misma instrucción a los encargados.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-10',
      reference: '11 CCR 7222(b)',
      text: {
        en: 'On access request explain purpose, logic, and how output shaped the decision for that consumer.',
        es: 'Ante una solicitud de acceso, explicar finalidad, lógica y cómo el resultado influyó en la decisión sobre ese consumidor.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CA-11',
      reference: '11 CCR 7222(e)',
      text: {
        en: 'Verify identity for access requests; say so when identity cannot be verified.',
        es: 'Verificar la identidad en las solicitudes de acceso; decirlo cuando no se pueda verificar.',
      },
      effective: [{ from: '2027-01-01' }],
      single_source: true,
    },
    {
      id: 'CA-12',
      reference: '11 CCR 7150(b)(3), (6); 7155(a)-(b)',
      text: {
        en: 'Do a risk assessment before starting; for processing already under way, by the end of 2027.',
        es: 'Hacer una evaluación de riesgos antes de empezar; para tratamientos ya en marcha, a más tardar al acabar 2027.',
      },
      effective: [
        { from: '2026-01-01', what: 'new_processing' },
        { from: '2027-12-31', what: 'existing_processing' },
      ],
    },
    {
      id: 'CA-13',
      reference: '11 CCR 7152, 7155',
      text: {
        en: "Document the assessment's required content; review every three years and within 45 days of material change.",
        es: 'Documentar el contenido exigido de la evaluación; revisarla cada tres años y en los 45 días siguientes a un cambio importante.',
      },
      effective: [{ from: '2026-01-01' }],
      single_source: true,
    },
    {
      id: 'CA-14',
      reference: '11 CCR 7157',
      text: {
        en: 'Submit assessment information and attestation to the Agency, first by 1 April 2028.',
        es: 'Presentar a la Agencia la información de la evaluación y la declaración, por primera vez a más tardar el 1 de abril de 2028.',
      },
      effective: [{ from: '2028-04-01' }],
    },
  ],
};
