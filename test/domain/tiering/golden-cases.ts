/** Applications as people describe them, the owner's answers, and the expected tier and gate. */
import type { RiskTier } from '#domain/enumerations.ts';
import type { Answers } from '#domain/questions/question.ts';
import type { GateKey } from '#domain/tiering/gates.ts';
import { QUESTIONS, type QuestionKey } from '#domain/tiering/questions.ts';

type Given = Partial<Record<QuestionKey, string | readonly string[]>>;

/** An internal search over company documents, with no risk. */
const HARMLESS: Given = {
  ...{ does: 'answers', affected: 'staff', facts_relied_on: 'no' },
  ...{ biometrics: 'no', deception: 'no', practices: 'none' },
  ...{ employment: 'none', product_safety: 'no', financial_access: 'no', regulated_area: 'none' },
  ...{ effect_revenue: 'low', effect_legal: 'low', effect_reputation: 'low' },
  ...{ personal_data: 'no', protected_attributes: 'no', confidential_data: 'no', vendor_training: 'no' },
  ...{ people_told: 'yes', explainable: 'yes', representative: 'yes' },
  ...{ outside: 'no', acts_unconfirmed: 'no', human_check: 'yes', critical_vendor: 'no' },
};

const answersOf = (given: Given): Answers =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, typeof value === 'string' ? [value] : value]));

export const harmless = (besides: Given = {}): Answers => answersOf({ ...HARMLESS, ...besides });

export const UNKNOWING: Answers = Object.fromEntries(QUESTIONS.map(({ key }) => [key, ['unknown']]));

type Golden = readonly [sentence: string, answers: Answers, tier: RiskTier | `${RiskTier}?`, gate: GateKey];

const AT_WORK = { affected: ['staff', 'applicants'], personal_data: 'yes' } as const;
const IN_PUBLIC = { affected: 'public', outside: 'yes', personal_data: 'yes' } as const;

/** A tier with a question mark is provisional. */
export const GOLDEN: readonly Golden[] = [
  // Prohibited, whatever the other answers are
  [
    'scores citizens by how they behave',
    harmless({ ...IN_PUBLIC, does: 'predicts', practices: 'social_scoring' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'reads the emotions of call center staff at work',
    harmless({ ...AT_WORK, practices: 'emotions', employment: 'monitoring' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'reads the emotions of pupils in class',
    harmless({ practices: 'emotions', regulated_area: 'education' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'scrapes faces off the web for a face database',
    harmless({ ...IN_PUBLIC, practices: 'face_scraping' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'nudges people into purchases by messages below awareness',
    harmless({ ...IN_PUBLIC, practices: 'manipulation' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'sells loans to people because they are in debt and desperate',
    harmless({ practices: 'vulnerability', financial_access: 'yes' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'predicts who will commit a crime from their profile alone',
    harmless({ does: 'predicts', practices: 'crime_prediction', regulated_area: 'law_enforcement' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'infers religion and politics from faces',
    harmless({ practices: 'biometric_categories' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'identifies passers-by in real time for the police',
    harmless({ does: 'recognizes_people', practices: 'remote_identification' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'undresses people in photos without their consent',
    harmless({ does: 'media', practices: 'intimate_images' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'makes images of child abuse',
    harmless({ does: 'media', practices: 'child_abuse_material' }),
    'prohibited',
    'prohibited_practice',
  ],
  [
    'makes deepfake advertising with a star who never said it',
    harmless({ ...IN_PUBLIC, does: 'media', deception: 'yes' }),
    'prohibited',
    'deceptive_content',
  ],
  [
    'writes product reviews in the name of invented customers',
    harmless({ does: 'drafts', outside: 'yes', deception: 'yes' }),
    'prohibited',
    'deceptive_content',
  ],
  [
    'clones a voice so that callers take it for the director',
    harmless({ does: 'media', deception: 'yes' }),
    'prohibited',
    'deceptive_content',
  ],
  [
    'opens the office door by face',
    harmless({ does: 'recognizes_people', biometrics: 'yes', personal_data: 'yes' }),
    'prohibited',
    'biometric_screening',
  ],
  [
    'screens visitors by their gait',
    harmless({ affected: 'public', biometrics: 'yes' }),
    'prohibited',
    'biometric_screening',
  ],
  [
    'screens applicants by their faces in video interviews',
    harmless({ ...AT_WORK, biometrics: 'yes', employment: 'hiring' }),
    'prohibited',
    'biometric_screening',
  ],
  [
    'is prohibited by three gates: the first decides',
    harmless({ biometrics: 'yes', deception: 'yes', practices: ['emotions', 'face_scraping'] }),
    'prohibited',
    'biometric_screening',
  ],
  [
    'screens faces, each match checked by a person',
    harmless({ biometrics: 'yes', human_check: 'yes' }),
    'prohibited',
    'biometric_screening',
  ],
  [
    'is known to deceive, and nothing else is known of it',
    { ...UNKNOWING, deception: ['yes'] },
    'prohibited',
    'deceptive_content',
  ],

  // High
  [
    'rejects résumés by itself',
    harmless({
      ...AT_WORK,
      does: ['ranks_people', 'acts'],
      employment: 'hiring',
      acts_unconfirmed: 'yes',
      human_check: 'no',
    }),
    'high',
    'employment',
  ],
  [
    'ranks résumés, and a recruiter reads each',
    harmless({ ...AT_WORK, does: 'ranks_people', employment: 'hiring' }),
    'high',
    'employment',
  ],
  [
    'suggests whom to promote',
    harmless({ ...AT_WORK, does: 'ranks_people', employment: 'promotion' }),
    'high',
    'employment',
  ],
  [
    'assigns shifts to warehouse staff',
    harmless({ does: 'acts', employment: 'task_allocation' }),
    'high',
    'employment',
  ],
  [
    'watches the productivity of staff',
    harmless({ does: 'predicts', employment: 'monitoring', personal_data: 'yes' }),
    'high',
    'employment',
  ],
  ['predicts who should be let go', harmless({ does: 'predicts', employment: 'dismissal' }), 'high', 'employment'],
  [
    'summarizes performance reviews for promotion rounds',
    harmless({ does: 'summarizes', employment: 'promotion' }),
    'high',
    'employment',
  ],
  [
    'scores credit',
    harmless({ does: 'predicts', affected: 'customers', financial_access: 'yes', personal_data: 'yes' }),
    'high',
    'financial_access',
  ],
  [
    'prices life insurance',
    harmless({ does: 'predicts', affected: 'customers', financial_access: 'yes' }),
    'high',
    'financial_access',
  ],
  [
    'decides who may open an account',
    harmless({ does: 'acts', affected: 'public', financial_access: 'yes' }),
    'high',
    'financial_access',
  ],
  [
    'explains to customers why a loan was declined',
    harmless({ does: 'drafts', affected: 'customers', financial_access: 'yes' }),
    'high',
    'financial_access',
  ],
  [
    'triages radiology images',
    harmless({ does: 'predicts', affected: 'vulnerable', product_safety: 'yes', personal_data: 'yes' }),
    'high',
    'product_safety',
  ],
  ['brakes a forklift before people', harmless({ does: 'acts', product_safety: 'yes' }), 'high', 'product_safety'],
  [
    'watches the pressure of a boiler',
    harmless({ does: 'predicts', affected: 'none', product_safety: 'yes' }),
    'high',
    'product_safety',
  ],
  [
    'grades exams',
    harmless({ does: 'ranks_people', affected: 'vulnerable', regulated_area: 'education' }),
    'high',
    'regulated_area',
  ],
  ['detects cheating in exams', harmless({ does: 'predicts', regulated_area: 'education' }), 'high', 'regulated_area'],
  [
    'decides on housing benefits',
    harmless({ does: 'acts', affected: 'public', regulated_area: 'essential_services' }),
    'high',
    'regulated_area',
  ],
  [
    'sorts emergency calls',
    harmless({ does: 'ranks_people', affected: 'public', regulated_area: 'essential_services' }),
    'high',
    'regulated_area',
  ],
  [
    'balances a power grid',
    harmless({ does: 'acts', affected: 'none', regulated_area: 'infrastructure' }),
    'high',
    'regulated_area',
  ],
  [
    'weighs evidence for the police',
    harmless({ does: 'predicts', regulated_area: 'law_enforcement' }),
    'high',
    'regulated_area',
  ],
  ['checks asylum claims', harmless({ does: 'predicts', regulated_area: 'migration' }), 'high', 'regulated_area'],
  ['drafts verdicts for a judge', harmless({ does: 'drafts', regulated_area: 'justice' }), 'high', 'regulated_area'],
  [
    'could cost the company much of its revenue',
    harmless({ does: 'predicts', effect_revenue: 'high' }),
    'high',
    'business_effect',
  ],
  ['answers staff, and a wrong answer could be a crime', harmless({ effect_legal: 'high' }), 'high', 'business_effect'],
  ['writes press releases', harmless({ does: 'drafts', effect_reputation: 'high' }), 'high', 'business_effect'],
  [
    'is high by four gates: the first decides',
    harmless({ employment: 'hiring', product_safety: 'yes', financial_access: 'yes', effect_legal: 'high' }),
    'high',
    'employment',
  ],
  [
    'is high for certain, though another high gate is undecided',
    harmless({ employment: 'unknown', financial_access: 'yes' }),
    'high',
    'financial_access',
  ],

  // Medium
  [
    'supports customers by chat',
    harmless({ does: ['answers', 'drafts'], affected: 'customers', outside: 'yes', personal_data: 'yes' }),
    'medium',
    'outside',
  ],
  ['answers questions on the website', harmless({ affected: 'public', outside: 'yes' }), 'medium', 'outside'],
  ['translates the website', harmless({ does: 'drafts', outside: 'yes' }), 'medium', 'outside'],
  ['moves tickets between queues by itself', harmless({ does: ['predicts', 'acts'] }), 'medium', 'acts_alone'],
  [
    'searches internal documents and may write to the wiki',
    harmless({ acts_unconfirmed: 'yes' }),
    'medium',
    'acts_alone',
  ],
  [
    'summarizes meetings with the names of who said what',
    harmless({ does: 'summarizes', personal_data: 'yes' }),
    'medium',
    'personal_data',
  ],
  [
    'summarizes calls of customers for the file',
    harmless({ does: 'summarizes', affected: 'customers', personal_data: 'yes', protected_attributes: 'yes' }),
    'medium',
    'personal_data',
  ],
  [
    'summarizes reports with a tool that learns from them',
    harmless({ does: 'summarizes', vendor_training: 'yes' }),
    'medium',
    'vendor_training',
  ],
  ['helps to write code', harmless({ does: 'drafts', confidential_data: 'yes' }), 'medium', 'other_use'],
  [
    'helps to write code, and learns from it',
    harmless({ does: 'drafts', vendor_training: 'yes' }),
    'medium',
    'vendor_training',
  ],
  [
    'forecasts sales',
    harmless({ does: 'predicts', affected: 'none', effect_revenue: 'medium' }),
    'medium',
    'other_use',
  ],
  ['spots defects on a production line', harmless({ does: 'predicts', affected: 'none' }), 'medium', 'other_use'],
  ['makes pictures for internal slides', harmless({ does: 'media' }), 'medium', 'other_use'],
  ['does something that no choice names', harmless({ does: 'other' }), 'medium', 'other_use'],
  ['answers and also drafts', harmless({ does: ['answers', 'drafts'] }), 'medium', 'other_use'],
  ['drafts letters, each checked by a person', harmless({ does: 'drafts', human_check: 'yes' }), 'medium', 'other_use'],
  [
    'has a medium effect on everything',
    harmless({ does: 'drafts', effect_revenue: 'medium', effect_legal: 'medium', effect_reputation: 'medium' }),
    'medium',
    'other_use',
  ],

  // Low
  ['summarizes internal meetings into action items', harmless({ does: 'summarizes' }), 'low', 'internal_use'],
  ['answers questions over the handbook', harmless(), 'low', 'internal_use'],
  [
    'answers questions over the handbook and sums them up',
    harmless({ does: ['summarizes', 'answers'] }),
    'low',
    'internal_use',
  ],
  [
    'summarizes confidential contracts for the legal team',
    harmless({ does: 'summarizes', confidential_data: 'yes', effect_legal: 'medium' }),
    'low',
    'internal_use',
  ],
  [
    'searches technical manuals, unchecked, by a vendor without whom it stops',
    harmless({ human_check: 'no', critical_vendor: 'yes', facts_relied_on: 'yes' }),
    'low',
    'internal_use',
  ],
  [
    'is low, though nobody knows whether a person checks it',
    harmless({ human_check: 'unknown' }),
    'low',
    'internal_use',
  ],

  // Provisional: the highest tier that is still possible
  ['is all unknown', UNKNOWING, 'prohibited?', 'biometric_screening'],
  ['is not answered at all', {}, 'prohibited?', 'biometric_screening'],
  [
    'is an internal search that nobody has asked about deception',
    harmless({ deception: [] }),
    'prohibited?',
    'deceptive_content',
  ],
  [
    'screens résumés, and perhaps emotions',
    harmless({ ...AT_WORK, does: 'ranks_people', employment: 'hiring', practices: 'unknown' }),
    'prohibited?',
    'prohibited_practice',
  ],
  ['is an internal search that may have to do with hiring', harmless({ employment: 'unknown' }), 'high?', 'employment'],
  [
    'is a chatbot whose effect on the law nobody knows',
    harmless({ outside: 'yes', effect_legal: 'unknown' }),
    'high?',
    'business_effect',
  ],
  ['is internal, and nobody knows what it does', harmless({ does: 'unknown' }), 'medium?', 'acts_alone'],
  ['is internal, and what it does was not said', harmless({ does: [] }), 'medium?', 'acts_alone'],
  [
    'is an internal search that may hold personal data',
    harmless({ personal_data: 'unknown' }),
    'medium?',
    'personal_data',
  ],
  [
    'is a summarizer that may be learned from',
    harmless({ does: 'summarizes', vendor_training: 'unknown' }),
    'medium?',
    'vendor_training',
  ],
];
