import type { Framework } from '#domain/frameworks/framework.ts';

export const connecticutSb5: Framework = {
  id: 'ct-sb5',
  name: 'Connecticut SB 5 (Public Act 26-15)',
  status: 'in_effect',
  jurisdiction: { en: 'Connecticut, United States', es: 'Connecticut, Estados Unidos' },
  issuer: 'Connecticut General Assembly',
  version: '2026',
  dated: { what: 'approved', on: '2026-05-27' },
  verified_on: '2026-11-21',
  sources: [
    {
      title: 'Act text on Keeping Law Simple',
      url: 'https://www.keepinglawsimple.org/states/connecticut/bills/2026/SB00005',
    },
    {
      title: 'Connecticut General Assembly, bill status',
      url: 'https://cga.ct.gov/asp/CGABillStatus/CGABSSimilar.asp?bill_num=SB00005',
    },
  ],
  notes: [
    {
      en: 'It takes effect in stages. Sections 7 to 13 give no right to explanation, correction or human review.',
      es: 'Entra en vigor por etapas. Las secciones 7 a 13 no dan derecho a explicación, corrección ni revisión humana.',
    },
    { en: 'Its later sections were not read in full.', es: 'Sus secciones posteriores no se leyeron enteras.' },
  ],
  own_ids: true,
  groups: [],
  requirements: [
    {
      id: 'CT-01',
      reference: 'P.A. 26-15 sec. 1',
      text: {
        en: 'Subscription AI providers: written notice of key terms and consumer acceptance before charging or renewing.',
        es: 'Proveedores de IA por suscripción: aviso escrito de las condiciones esenciales y aceptación del consumidor antes de cobrar o renovar.',
      },
      effective: [{ from: '2026-10-01' }],
    },
    {
      id: 'CT-02',
      reference: 'P.A. 26-15 sec. 8(a)',
      text: {
        en: 'Give deployers compliance information where technology was marketed, configured, sold or licensed for employment decisions.',
        es: 'Dar información de cumplimiento cuando la tecnología se comercializó, configuró, vendió o licenció para decisiones de empleo.',
      },
      applies_to: ['developer'],
      effective: [{ from: '2027-10-01', what: 'deployed_from_then' }],
    },
    {
      id: 'CT-03',
      reference: 'P.A. 26-15 sec. 9',
      text: {
        en: 'Plainly disclose to employees and applicants that they interact with the technology, unless obvious.',
        es: 'Declarar con claridad a empleados y solicitantes que interactúan con la tecnología, salvo que sea evidente.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-10-01', what: 'deployed_from_then' }],
    },
    {
      id: 'CT-04',
      reference: 'P.A. 26-15 sec. 10',
      text: {
        en: 'Before the decision give written notice of purpose, decision, trade name, data, sources and contact.',
        es: 'Antes de la decisión, avisar por escrito de finalidad, decisión, nombre comercial, datos, fuentes y contacto.',
      },
      applies_to: ['deployer'],
      effective: [{ from: '2027-10-01', what: 'deployed_from_then' }],
    },
    {
      id: 'CT-05',
      reference: 'P.A. 26-15 sec. 11',
      text: {
        en: 'When withholding trade secrets, tell the person so.',
        es: 'Al retener secretos comerciales, decírselo a la persona.',
      },
      effective: [{ from: '2027-10-01', what: 'deployed_from_then' }],
      single_source: true,
    },
    {
      id: 'CT-06',
      reference: 'P.A. 26-15 sec. 12',
      text: {
        en: 'Cure within sixty days where allowed (violations through 2027-12-31); attorney general enforces alone.',
        es: 'Subsanar en sesenta días donde se permita (infracciones hasta el 31 de diciembre de 2027); solo actúa el fiscal general.',
      },
      effective: [{ from: '2027-10-01' }],
      note: { en: 'Follows sections 8 to 11.', es: 'Sigue a las secciones 8 a 11.' },
    },
    {
      id: 'CT-07',
      reference: 'P.A. 26-15 sec. 13',
      text: {
        en: 'Using the technology is no defense to a discrimination complaint; anti-bias testing evidence may be considered.',
        es: 'Usar la tecnología no sirve de defensa ante una reclamación por discriminación; puede tenerse en cuenta que se hicieron pruebas contra los sesgos.',
      },
      effective: [{ from: '2026-10-01' }],
    },
    {
      id: 'CT-08',
      reference: 'P.A. 26-15 secs. 4-6',
      text: {
        en: 'AI companions: crisis protocols, no posing as human, recurring disclosure, safeguards for minors.',
        es: 'Acompañantes de IA: protocolos de crisis, no hacerse pasar por humanos, aviso recurrente, protección de menores.',
      },
      effective: [{ from: '2027-01-01' }],
    },
    {
      id: 'CT-09',
      reference: 'P.A. 26-15',
      text: {
        en: 'Employers disclose in layoff notices whether layoffs relate to AI or technological change.',
        es: 'Los empleadores declaran en los avisos de despido si los despidos se relacionan con la IA o el cambio tecnológico.',
      },
      effective: [{ from: '2026-10-01' }],
      note: { en: 'Its section number is not verified.', es: 'Su número de sección no está verificado.' },
    },
    {
      id: 'CT-10',
      reference: 'P.A. 26-15',
      text: {
        en: 'Frontier developers: no retaliation against safety whistleblowers; internal reporting process.',
        es: 'Desarrolladores de modelos de frontera: sin represalias contra quienes denuncien problemas de seguridad; proceso interno de comunicación.',
      },
      effective: [{ from: '2026-10-01' }],
      note: {
        en: 'Its section number is not verified; the date is as reported.',
        es: 'Su número de sección no está verificado; la fecha es la comunicada.',
      },
    },
    {
      id: 'CT-11',
      reference: 'P.A. 26-15',
      text: {
        en: 'Large generative AI providers: mark synthetic content.',
        es: 'Grandes proveedores de IA generativa: marcar el contenido sintético.',
      },
      note: {
        en: 'Its section number and date are not verified.',
        es: 'Su número de sección y su fecha no están verificados.',
      },
      single_source: true,
    },
  ],
};
