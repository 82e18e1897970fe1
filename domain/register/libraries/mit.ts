/** The domain taxonomy of the MIT AI Risk Repository: 24 subdomains. Titles as published, descriptions in our words. */
import type { Library, LibraryRisk } from './library.ts';

const risk = (
  code: string,
  category: LibraryRisk['category'],
  [en, es]: readonly [en: string, es: string],
  [aboutEn, aboutEs]: readonly [en: string, es: string],
): LibraryRisk => ({ id: `mit.${code}`, code, category, title: { en, es }, about: { en: aboutEn, es: aboutEs } });

export const mit: Library = {
  id: 'mit',
  name: 'MIT AI Risk Repository',
  publisher: 'MIT FutureTech (Slattery et al.)',
  license: { en: 'CC BY 4.0', es: 'CC BY 4.0' },
  url: 'https://airisk.mit.edu/',
  risks: [
    risk(
      '1.1',
      'fairness',
      ['Unfair discrimination and misrepresentation', 'Discriminación injusta y representación errónea'],
      [
        'The system treats or depicts people worse because of a characteristic such as gender or origin.',
        'El sistema trata o representa peor a personas por una característica como el género o el origen.',
      ],
    ),
    risk(
      '1.2',
      'fairness',
      ['Exposure to toxic content', 'Exposición a contenido tóxico'],
      [
        'The system shows people abusive, dangerous or otherwise harmful content.',
        'El sistema muestra a las personas contenido abusivo, peligroso o dañino.',
      ],
    ),
    risk(
      '1.3',
      'fairness',
      ['Unequal performance across groups', 'Rendimiento desigual entre grupos'],
      [
        'The system works less well for some groups of people than for others.',
        'El sistema funciona peor para unos grupos de personas que para otros.',
      ],
    ),
    risk(
      '2.1',
      'privacy',
      [
        'Compromise of privacy by obtaining, leaking or correctly inferring sensitive information',
        'Vulneración de la privacidad al obtener, filtrar o inferir correctamente información sensible',
      ],
      [
        'The system collects, reveals or guesses sensitive information about people without permission.',
        'El sistema recopila, revela o deduce información sensible de personas sin autorización.',
      ],
    ),
    risk(
      '2.2',
      'security',
      ['AI system security vulnerabilities and attacks', 'Vulnerabilidades y ataques a los sistemas de IA'],
      [
        'Attackers use weaknesses of the model, its tools or its infrastructure.',
        'Los atacantes aprovechan debilidades del modelo, sus herramientas o su infraestructura.',
      ],
    ),
    risk(
      '3.1',
      'misinformation',
      ['False or misleading information', 'Información falsa o engañosa'],
      [
        'The system states something wrong, and people act on it.',
        'El sistema afirma algo incorrecto y las personas actúan en consecuencia.',
      ],
    ),
    risk(
      '3.2',
      'misinformation',
      [
        'Pollution of information ecosystem and loss of consensus reality',
        'Contaminación de la información y pérdida de una realidad compartida',
      ],
      [
        'Personalized generated content makes it harder for people to agree on facts.',
        'El contenido generado y personalizado dificulta que las personas coincidan en los hechos.',
      ],
    ),
    risk(
      '4.1',
      'misuse',
      ['Disinformation, surveillance, and influence at scale', 'Desinformación, vigilancia e influencia a gran escala'],
      [
        'Someone uses the system to spread propaganda, to monitor people or to censor them.',
        'Alguien usa el sistema para difundir propaganda, vigilar a personas o censurarlas.',
      ],
    ),
    risk(
      '4.2',
      'misuse',
      [
        'Cyberattacks, weapon development or use, and mass harm',
        'Ciberataques, desarrollo o uso de armas y daños masivos',
      ],
      [
        'Someone uses the system to prepare attacks on computers or to cause harm to many people.',
        'Alguien usa el sistema para preparar ataques informáticos o causar daño a muchas personas.',
      ],
    ),
    risk(
      '4.3',
      'misuse',
      ['Fraud, scams, and targeted manipulation', 'Fraude, estafas y manipulación dirigida'],
      [
        'Someone uses the system to deceive, impersonate or exploit individual people.',
        'Alguien usa el sistema para engañar, suplantar o explotar a personas concretas.',
      ],
    ),
    risk(
      '5.1',
      'human_interaction',
      ['Overreliance and unsafe use', 'Confianza excesiva y uso inseguro'],
      [
        'People trust the system more than its quality justifies.',
        'Las personas confían en el sistema más de lo que su calidad justifica.',
      ],
    ),
    risk(
      '5.2',
      'human_interaction',
      ['Loss of human agency and autonomy', 'Pérdida de la capacidad de decisión y de la autonomía'],
      [
        'Decisions move to the system, and people lose control over them.',
        'Las decisiones pasan al sistema y las personas pierden el control sobre ellas.',
      ],
    ),
    risk(
      '6.1',
      'society',
      [
        'Power centralization and unfair distribution of benefits',
        'Concentración de poder y reparto injusto de los beneficios',
      ],
      [
        'A few organizations gain most of the power and benefit that AI brings.',
        'Unas pocas organizaciones obtienen la mayor parte del poder y del beneficio de la IA.',
      ],
    ),
    risk(
      '6.2',
      'society',
      ['Increased inequality and decline in employment quality', 'Aumento de la desigualdad y peor calidad del empleo'],
      [
        'Automation removes jobs, or makes the remaining work worse.',
        'La automatización elimina empleos o empeora el trabajo que queda.',
      ],
    ),
    risk(
      '6.3',
      'society',
      ['Economic and cultural devaluation of human effort', 'Devaluación económica y cultural del esfuerzo humano'],
      [
        'Generated works compete with people’s creative work and lower its value.',
        'Las obras generadas compiten con el trabajo creativo de las personas y reducen su valor.',
      ],
    ),
    risk(
      '6.4',
      'society',
      ['Competitive dynamics', 'Dinámicas competitivas'],
      [
        'Pressure to be first leads to releases that are not ready.',
        'La presión por ser los primeros lleva a lanzar sistemas que no están listos.',
      ],
    ),
    risk(
      '6.5',
      'legal',
      ['Governance failure', 'Fallos de gobernanza'],
      [
        'Rules and oversight do not keep up with what the system does.',
        'Las normas y la supervisión no siguen el ritmo de lo que hace el sistema.',
      ],
    ),
    risk(
      '6.6',
      'society',
      ['Environmental harm', 'Daño medioambiental'],
      [
        'Training and use consume energy, water and materials.',
        'El entrenamiento y el uso consumen energía, agua y materiales.',
      ],
    ),
    risk(
      '7.1',
      'safety',
      [
        'AI pursuing its own goals in conflict with human goals or values',
        'IA que persigue objetivos propios en conflicto con los humanos',
      ],
      [
        'The system pursues something other than what its owners intended.',
        'El sistema persigue algo distinto de lo que pretendían sus responsables.',
      ],
    ),
    risk(
      '7.2',
      'safety',
      ['AI possessing dangerous capabilities', 'IA con capacidades peligrosas'],
      [
        'The system can do things that cause serious harm, such as deceiving people or evading controls.',
        'El sistema puede hacer cosas que causan daños graves, como engañar o eludir controles.',
      ],
    ),
    risk(
      '7.3',
      'safety',
      ['Lack of capability or robustness', 'Falta de capacidad o de robustez'],
      [
        'The system fails under conditions that differ from those in which it was tested.',
        'El sistema falla en condiciones distintas de aquellas en las que se probó.',
      ],
    ),
    risk(
      '7.4',
      'safety',
      ['Lack of transparency or interpretability', 'Falta de transparencia o de interpretabilidad'],
      [
        'Nobody can explain how the system reaches its results.',
        'Nadie puede explicar cómo llega el sistema a sus resultados.',
      ],
    ),
    risk(
      '7.5',
      'other',
      ['AI welfare and rights', 'Bienestar y derechos de la IA'],
      [
        'The treatment of AI systems raises ethical questions.',
        'El trato a los sistemas de IA plantea cuestiones éticas.',
      ],
    ),
    risk(
      '7.6',
      'safety',
      ['Multi-agent risks', 'Riesgos de sistemas con varios agentes'],
      [
        'Several agents act together with results that none of them would cause alone.',
        'Varios agentes actúan juntos con resultados que ninguno causaría por sí solo.',
      ],
    ),
  ],
};
