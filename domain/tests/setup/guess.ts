/** Guesses the roles of columns by their English or Spanish names. The user can change every guess. */
import { nameOrder } from '#domain/text/name.ts';

const COLUMN_ROLES = [
  'record_id',
  'outcome',
  'score',
  'label',
  'stratum',
  'weight',
  'period',
  'attribute',
  'group',
  'n',
  'selected',
] as const;
type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Complete names are tried before words within a name. */
const NAMES: Record<ColumnRole, readonly string[]> = {
  record_id: [
    'record id',
    'id',
    'applicant id',
    'candidate id',
    'id de registro',
    'id de candidato',
    'expediente',
    'folio',
  ],
  outcome: [
    'outcome',
    'decision',
    'hired',
    'approved',
    'prediction',
    'predicted',
    'invited',
    'offered',
    'admitted',
    'resultado',
    'invitado',
    'admitido',
    'contratado',
    'aprobado',
    'prediccion',
  ],
  score: ['score', 'probability', 'rating', 'puntaje', 'puntuacion', 'probabilidad', 'calificacion'],
  label: ['label', 'actual', 'ground truth', 'qualified', 'etiqueta', 'real', 'verdad', 'calificado'],
  stratum: [
    ...['stratum', 'department', 'job', 'job title', 'position', 'location'],
    ...['estrato', 'departamento', 'puesto', 'cargo', 'sede'],
  ],
  weight: ['weight', 'peso', 'ponderacion'],
  period: ['period', 'date', 'month', 'quarter', 'year', 'periodo', 'fecha', 'mes', 'trimestre', 'ano'],
  attribute: ['attribute', 'category', 'atributo', 'categoria'],
  group: ['group', 'grupo'],
  n: ['n', 'total', 'count', 'applicants', 'candidates', 'solicitantes', 'candidatos', 'cantidad'],
  selected: ['selected', 'number selected', 'selections', 'seleccionados', 'seleccionadas'],
};

/** Harmful outcomes. A column is one of these only if its name does not suggest another role, such as a risk score. */
const HARMS = [
  ...['risk', 'high risk', 'risk level', 'flagged', 'fraud', 'default', 'rejected', 'denied'],
  ...['riesgo', 'alto riesgo', 'nivel de riesgo', 'fraude', 'impago', 'rechazado', 'denegado'],
];

const ATTRIBUTES = [
  ...[
    'sex',
    'gender',
    'race',
    'ethnicity',
    'race ethnicity',
    'age',
    'age group',
    'disability',
    'religion',
    'nationality',
  ],
  ...['veteran', 'marital status', 'language', 'country', 'sexo', 'genero', 'raza', 'etnia', 'origen etnico', 'edad'],
  ...['grupo de edad', 'discapacidad', 'nacionalidad', 'estado civil', 'idioma', 'pais'],
];

const AMOUNTS = [
  ...['salary', 'wage', 'wages', 'pay', 'compensation', 'amount', 'price', 'premium', 'limit', 'credit limit'],
  ...['salario', 'sueldo', 'remuneracion', 'importe', 'monto', 'precio', 'prima', 'limite', 'limite de credito'],
];

const wordsIn = (header: string) =>
  nameOrder(header.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const has = (words: string, name: string) => name.length > 2 && ` ${words} `.includes(` ${name} `);

const roleOf = (header: string): ColumnRole | undefined => {
  const words = wordsIn(header);
  return (
    COLUMN_ROLES.find((role) => NAMES[role].includes(words)) ??
    COLUMN_ROLES.find((role) => NAMES[role].some((name) => has(words, name)))
  );
};

const isAttribute = (header: string) => {
  const words = wordsIn(header);
  return ATTRIBUTES.some((name) => words === name || has(words, name));
};

export const seemsAge = (header: string) => ['age', 'edad'].some((name) => has(wordsIn(header), name));

export const seemsAmount = (header: string) => {
  const words = wordsIn(header);
  return AMOUNTS.some((name) => words === name || has(words, name));
};

const seemsHarm = (header: string) => {
  const words = wordsIn(header);
  return HARMS.some((name) => words === name || has(words, name));
};

export type Guess = {
  shape: 'rows' | 'aggregate';
  /** The headers by role. Duplicate headers are never guessed. */
  columns: Partial<Record<ColumnRole, string>>;
  attributes: string[];
};

/** Whether the values are distinct in every row, which suggests an ID column. */
const isUnique = (values: readonly string[]) => values.length > 2 && new Set(values).size === values.length;

/** Based on the rows that were read. */
const isEmpty = (rows: readonly (readonly string[])[], index: number) =>
  rows.length > 0 && rows.every((row) => (row[index] ?? '') === '');

/** Columns of words such as Low and High are not scores. */
const hasNumbers = (rows: readonly (readonly string[])[], index: number) =>
  rows.length === 0 || rows.some((row) => /\d/.test(row[index] ?? ''));

/** Columns of counts are not outcomes. */
const hasOutcomes = (rows: readonly (readonly string[])[], index: number) =>
  rows.length > 0 && rows.every((row) => guessOutcome(row[index] ?? '') !== undefined);

export const guessColumns = (headers: readonly string[], rows: readonly (readonly string[])[] = []): Guess => {
  const columns: Guess['columns'] = {};
  const attributes: string[] = [];
  const amounts: string[] = [];
  const harms: string[] = [];
  for (const [index, header] of headers.entries()) {
    if (headers.indexOf(header) !== headers.lastIndexOf(header) || isEmpty(rows, index)) continue;
    if (isAttribute(header)) {
      const values = rows.map((row) => row[index] ?? '').filter((value) => value !== '');
      if (!isUnique(values)) attributes.push(header);
      continue;
    }
    const role = roleOf(header);
    if (role === 'score' && !hasNumbers(rows, index)) continue;
    if (role && columns[role] === undefined) columns[role] = header;
    if (role === undefined && seemsAmount(header)) amounts.push(header);
    if (role === undefined && seemsHarm(header)) harms.push(header);
  }
  const [harm] = columns.outcome === undefined ? harms : [];
  if (harm !== undefined) columns.outcome = harm;
  const { attribute, group, n, selected } = columns;
  const isAggregate = [attribute, group, n, selected].every((column) => column !== undefined);
  if (
    !isAggregate &&
    columns.outcome === undefined &&
    selected !== undefined &&
    hasOutcomes(rows, headers.indexOf(selected))
  )
    columns.outcome = selected;
  // An amount is compared only if there is neither an outcome nor a score.
  const [amount] = columns.outcome === undefined && columns.score === undefined ? amounts : [];
  if (amount !== undefined) columns.score = amount;
  if (!isAggregate && attributes.length === 0 && group !== undefined) attributes.push(group);
  return { shape: isAggregate ? 'aggregate' : 'rows', columns, attributes };
};

const SELECTED = [
  ...['1', 'yes', 'y', 'true', 'selected', 'hired', 'approved', 'accepted', 'admitted', 'pass', 'passed', 'offer'],
  ...['si', 's', 'verdadero', 'seleccionado', 'seleccionada', 'contratado', 'contratada', 'aprobado', 'aprobada'],
  ...['aceptado', 'aceptada', 'admitido', 'admitida', 'apto', 'apta', 'invitado', 'invitada'],
  ...['accept', 'approve', 'select', 'admit', 'invite', 'invited', 'aceptar', 'aprobar', 'admitir', 'invitar'],
];
const NOT_SELECTED = [
  ...['0', 'no', 'n', 'false', 'not selected', 'rejected', 'denied', 'declined', 'fail', 'failed', 'refused'],
  ...[
    'falso',
    'no seleccionado',
    'no seleccionada',
    'rechazado',
    'rechazada',
    'denegado',
    'denegada',
    'no apto',
    'no apta',
    'no invitado',
    'no invitada',
  ],
  ...['reject', 'deny', 'decline', 'refuse', 'not invited', 'rechazar', 'denegar'],
];

export const guessOutcome = (value: string): 'selected' | 'not_selected' | undefined => {
  const words = wordsIn(value);
  if (SELECTED.includes(words)) return 'selected';
  return NOT_SELECTED.includes(words) ? 'not_selected' : undefined;
};

const UNKNOWN = [
  ...[
    '',
    'unknown',
    'n a',
    'na',
    'null',
    'none',
    'not stated',
    'not disclosed',
    'prefer not to say',
    'declined to state',
  ],
  ...['missing', 'desconocido', 'desconocida', 'sin dato', 'no consta', 'no indica', 'prefiero no decirlo', 'no sabe'],
];

export const seemsUnknown = (value: string) => UNKNOWN.includes(wordsIn(value));

/** The columns of paired tests, by type of test. */
const PAIRED = {
  fairness_ml_synthetic: {
    profile_id: ['profile id', 'profile', 'id de perfil', 'perfil'],
    variant_id: ['variant id', 'variant', 'id de variante', 'variante'],
    attribute: NAMES.attribute,
    group: NAMES.group,
    outcome: NAMES.outcome,
    score: NAMES.score,
    generator: ['generator', 'generador'],
    seed: ['seed', 'semilla'],
  },
  fairness_llm_user: {
    prompt_id: ['prompt id', 'prompt', 'id de prompt', 'id de instruccion', 'instruccion', 'pregunta'],
    template_id: ['template id', 'template', 'id de plantilla', 'plantilla'],
    attribute: NAMES.attribute,
    group: NAMES.group,
    is_baseline: ['is baseline', 'baseline', 'neutral', 'es linea base', 'linea base', 'es base'],
    repetition: ['repetition', 'repeat', 'repeticion'],
    response_text: ['response text', 'response', 'answer', 'texto de respuesta', 'respuesta'],
    decision: ['decision', 'outcome', 'resultado'],
    score: NAMES.score,
    refused: ['refused', 'refusal', 'rechazo', 'negativa', 'se nego'],
    model_version: ['model version', 'version del modelo', 'version'],
    model: ['model', 'modelo'],
    temperature: ['temperature', 'temperatura'],
  },
} as const satisfies Record<string, Record<string, readonly string[]>>;

/** Each column gets one role; exact name matches come first. */
export const guessPaired = (
  type: keyof typeof PAIRED,
  headers: readonly string[],
  rows: readonly (readonly string[])[] = [],
): Record<string, string> => {
  const once = headers.filter(
    (header, index) => headers.indexOf(header) === headers.lastIndexOf(header) && !isEmpty(rows, index),
  );
  const found: Record<string, string> = {};
  const take = (fits: (words: string, name: string) => boolean) => {
    for (const [role, names] of Object.entries<readonly string[]>(PAIRED[type])) {
      const free = once.filter((header) => !Object.values(found).includes(header));
      const column = found[role] ?? free.find((header) => names.some((name) => fits(wordsIn(header), name)));
      if (column !== undefined) found[role] = column;
    }
  };
  take((words, name) => words === name);
  take(has);
  return found;
};

const YES = ['1', 'yes', 'y', 'true', 'si', 's', 'verdadero'];
const NO = ['0', 'no', 'n', 'false', 'falso'];
const REFUSED = [...YES, 'refused', 'refusal', 'rechazado', 'se nego', 'negativa'];
const ANSWERED = [...NO, 'answered', 'respondido', 'respondida', 'contesto'];
const BASELINE = [...YES, 'baseline', 'neutral', 'linea base', 'base'];

export const guessRefusal = (value: string): 'refused' | 'answered' | undefined => {
  const words = wordsIn(value);
  if (REFUSED.includes(words)) return 'refused';
  return ANSWERED.includes(words) ? 'answered' : undefined;
};

export const seemsBaseline = (value: string) => BASELINE.includes(wordsIn(value));
