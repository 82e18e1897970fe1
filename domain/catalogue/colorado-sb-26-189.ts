import type { Framework } from '#domain/frameworks/framework.ts';

export const coloradoSb26189: Framework = {
  id: 'co-sb26-189',
  name: 'Colorado SB 26-189',
  status: 'passed',
  jurisdiction: { en: 'Colorado, United States', es: 'Colorado, Estados Unidos' },
  issuer: 'Colorado General Assembly',
  version: '2026, chapter 131',
  dated: { what: 'signed', on: '2026-05-14' },
  verified_on: '2026-11-21',
  sources: [{ title: 'Colorado Attorney General, Artificial Intelligence', url: 'https://coag.gov/resources/ai/' }],
  notes: [
    { en: 'It replaces SB 24-205, which never operated.', es: 'Sustituye a SB 24-205, que nunca llegó a aplicarse.' },
    {
      en: 'A court order bars enforcement until rules are made and the court has ruled.',
      es: 'Una orden judicial impide hacerla cumplir hasta que haya reglas y el tribunal decida.',
    },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'CO-01',
      reference: 'C.R.S. 6-1-1702(1)(a), (c)',
      text: {
        en: 'Tell deployers intended and harmful uses, known limitations and risks.',
        es: 'Informar a los responsables del despliegue de los usos previstos y dañinos, de las limitaciones conocidas y de los riesgos.',
      },
      applies_to: ['developer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-02',
      reference: 'C.R.S. 6-1-1702(1)(b)',
      text: {
        en: 'Describe categories of training data, to the extent known.',
        es: 'Describir las categorías de datos de entrenamiento, en la medida en que se conozcan.',
      },
      applies_to: ['developer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-03',
      reference: 'C.R.S. 6-1-1702(1)(d)-(e)',
      text: {
        en: 'Give use, monitoring and human-review instructions and information deployers need; flag withheld information.',
        es: 'Dar instrucciones de uso, vigilancia y revisión humana y la información necesaria; señalar la información retenida.',
      },
      applies_to: ['developer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-04',
      reference: 'C.R.S. 6-1-1702(2)',
      text: {
        en: 'Notify each deployer of material updates and substantial modifications.',
        es: 'Notificar a cada responsable del despliegue las actualizaciones importantes y modificaciones sustanciales.',
      },
      applies_to: ['developer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-05',
      reference: 'C.R.S. 6-1-1702(4)',
      text: {
        en: 'Keep compliance records at least three years.',
        es: 'Conservar los registros de cumplimiento al menos tres años.',
      },
      applies_to: ['developer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-06',
      reference: 'C.R.S. 6-1-1703',
      text: {
        en: 'Keep compliance records at least three years.',
        es: 'Conservar los registros de cumplimiento al menos tres años.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-07',
      reference: 'C.R.S. 6-1-1704(1)-(2)',
      text: {
        en: 'Give clear notice before covered technology materially influences a consequential decision; public notice can suffice.',
        es: 'Avisar con claridad antes de que la tecnología regulada influya sustancialmente en una decisión importante; puede bastar un aviso público.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-08',
      reference: 'C.R.S. 6-1-1704(3)',
      text: {
        en: "Within thirty days of an adverse outcome describe decision, technology's role, information process and rights.",
        es: 'En los treinta días siguientes a un resultado adverso, describir la decisión, el papel de la tecnología, el proceso de información y los derechos.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-09',
      reference: 'C.R.S. 6-1-1704(5)',
      text: {
        en: 'Tell the consumer when trade secrets or protected information are withheld.',
        es: 'Decir al consumidor cuándo se retienen secretos comerciales o información protegida.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-10',
      reference: 'C.R.S. 6-1-1704(8)',
      text: {
        en: 'Give notices accessibly to people with disabilities or limited English.',
        es: 'Dar los avisos de forma accesible a personas con discapacidad o con conocimientos limitados de inglés.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-11',
      reference: 'C.R.S. 6-1-1705(1)(a)',
      text: {
        en: 'After an adverse outcome let consumers request and correct inaccurate personal data.',
        es: 'Tras un resultado adverso, permitir a los consumidores pedir y corregir datos personales inexactos.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-12',
      reference: 'C.R.S. 6-1-1705(1)(a)',
      text: {
        en: 'Offer meaningful human review and reconsideration, to the extent commercially reasonable.',
        es: 'Ofrecer revisión humana significativa y reconsideración, en la medida comercialmente razonable.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CO-13',
      reference: 'C.R.S. 6-1-1707(7)(a)',
      text: {
        en: 'Contracts may not indemnify a party for its own discriminatory use; such clauses are void.',
        es: 'Los contratos no pueden dejar indemne a una parte por su propio uso discriminatorio; tales cláusulas son nulas.',
      },
      effective: [{ from: '2027-01-01' }],
    },
  ],
};
