import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PERSON_ROLES } from '#domain/applications/people.ts';
import { ASSESSMENT_KINDS } from '#domain/assessments/words.ts';
import { UPLOAD_ERRORS } from '#domain/documents/words.ts';
import { ROLES } from '#domain/enumerations.ts';
import { KIND_NAMES, KINDS, SECURITY_CHANGES, TOLD_VERDICTS, type What } from '#domain/notifications/kinds.ts';
import { groupOf, linkOf, merged, type NotificationContent } from '#domain/notifications/notification-content.ts';
import { calledIn, say } from '#domain/notifications/said.ts';
import { VENDOR_ENDS } from '#domain/vendors/words.ts';
import { WORK_KINDS } from '#domain/work/words.ts';

const ID = '0b9c5f8e-3c1e-4c1e-9a52-0f2c8d6f1a11';
const things = ['application', 'vendor'] as const;

const ASSESSED = ASSESSMENT_KINDS.map((kind) => ({
  id: ID,
  name: '1',
  assessment: ID,
  kind,
  due: '',
  over: 'no' as const,
}));

const SUBJECTS = things.map((thing) => ({ thing, id: ID, name: '1' }));
const SUBJECT = { thing: 'application' as const, id: ID, name: '1' };

const DELEGATED = WORK_KINDS.filter((kind) => !/in_review|_asked$|question$/.test(kind));
const TASK = {
  ...{ text: '5', en: '6', es: '6', count: '7', model: '8', state: '', what: 'contract', certificate: '' },
  ...{ over: 'no' as const, control: 'x', assessment: ID, assessment_kind: 'validation', comment: ID, risk: ID },
  task: ID,
};

const TASKS = [
  { ...SUBJECT, task: ID, text: '4', due: '', over: 'no' as const },
  { ...SUBJECT, thing: 'model' as const, task: ID, text: '4', due: '2027-01-31', over: 'no' as const },
  { ...SUBJECT, thing: 'vendor' as const, task: ID, text: '4', due: '2027-01-31', over: 'yes' as const },
];

const POLICIES = (['ai_use', 'ai_literacy'] as const).map((policy_kind) => ({
  ...{ id: ID, name: '1', due: '2027-01-31', policy_kind, over: 'no' as const },
}));

/** Every variant of each kind of notification. */
const EXAMPLES: { [K in What['kind']]: Extract<What, { kind: K }>['params'][] } = {
  made_owner: [...SUBJECTS, { ...SUBJECT, thing: 'risk' }, { ...SUBJECT, thing: 'policy' }],
  owned_changed: SUBJECTS,
  assigned: PERSON_ROLES.map((role) => ({ id: ID, name: '1', role })),
  mentioned: [{ ...SUBJECT, comment: ID }],
  commented: [{ ...SUBJECT, comment: ID }],
  approval_waiting: [SUBJECT],
  approval_returned: [SUBJECT],
  approval_decided: (['approved', 'approved_with_conditions', 'rejected'] as const).map((outcome) => ({
    ...SUBJECT,
    outcome,
  })),
  approval_reopened: SUBJECTS,
  approval_expiring: [{ ...SUBJECT, until: '2027-03-31' }],
  approval_expired: [SUBJECT],
  approval_condition_given: [{ ...SUBJECT, text: '4', due: '2027-03-31' }],
  approval_condition_due: [{ ...SUBJECT, due: '2027-03-31', over: 'no' }],
  override_requested: [{ id: ID, name: '1' }],
  override_decided: (['accepted', 'refused'] as const).map((outcome) => ({ id: ID, name: '1', outcome })),
  override_expiring: [{ id: ID, name: '1', until: '2027-03-31' }],
  override_ended: [{ id: ID, name: '1' }],
  assessment_assigned: ASSESSED.flatMap((one) => [one, { ...one, due: '2027-01-31' }]),
  assessment_submitted: ASSESSED,
  assessment_returned: ASSESSED,
  assessment_concluded: ASSESSED,
  assessment_due: ASSESSED.map((one) => ({ ...one, due: '2027-01-31' })),
  condition_given: [
    { id: ID, name: '1', assessment: ID, kind: 'validation', due: '2027-01-31', over: 'no', text: '4' },
  ],
  condition_due: [{ id: ID, name: '1', assessment: ID, kind: 'validation', due: '2027-01-31', over: 'no' }],
  control_assigned: [{ id: ID, name: '1' }],
  control_submitted: [{ id: ID, name: '1' }],
  control_returned: [{ id: ID, name: '1', control: 'x', en: '5', es: '5' }],
  control_accepted: [{ id: ID, name: '1' }],
  evidence_ending: [{ id: ID, name: '1', control: 'x', en: '5', es: '5', evidence: '6', until: '2027-01-31' }],
  evidence_expired: [{ id: ID, name: '1' }],
  vendor_date: VENDOR_ENDS.map((what) => ({
    id: ID,
    name: '1',
    what,
    certificate: what === 'certificate' ? '2' : '',
    until: '2027-01-31',
    over: 'no' as const,
  })),
  certificate_ended: [
    { id: ID, name: '1', certificate: '2', until: '2027-01-31', application: '', more: '' },
    { id: ID, name: '1', certificate: '2', until: '2027-01-31', application: '5', more: '' },
    { id: ID, name: '1', certificate: '2', until: '2027-01-31', application: '5', more: '4' },
  ],
  contract_ended: [
    { id: ID, name: '1', until: '2027-01-31', application: '', more: '' },
    { id: ID, name: '1', until: '2027-01-31', application: '5', more: '' },
    { id: ID, name: '1', until: '2027-01-31', application: '5', more: '4' },
  ],
  model_retiring: (['no', 'yes'] as const).map((over) => ({
    id: ID,
    name: '1',
    model: '2',
    until: '2027-01-31',
    over,
  })),
  vendor_answered: [{ id: ID, name: '1' }],
  questionnaire_returned: (['bounced', 'complained'] as const).map((why) => ({ id: ID, name: '1', why, email: '3' })),
  work_delegated: [
    { thing: 'application', id: ID, name: '1', note: '', work: null, due: '', ...TASK },
    { thing: 'vendor', id: ID, name: '1', note: '4', work: null, due: '', ...TASK },
    ...DELEGATED.flatMap((work) => [
      { thing: 'application' as const, id: ID, name: '1', note: '', work, due: '', ...TASK },
      { thing: 'vendor' as const, id: ID, name: '1', note: '4', work, due: '2027-01-31', ...TASK },
    ]),
  ],
  task_assigned: TASKS,
  task_due: TASKS.filter(({ due }) => due !== ''),
  task_completed: TASKS.slice(0, 1),
  policy_asked: POLICIES.map(({ over: _, ...policy }) => policy),
  policy_due: POLICIES.flatMap((policy) => [policy, { ...policy, over: 'yes' as const }]),
  policy_review: (['no', 'yes'] as const).map((over) => ({ id: ID, name: '1', due: '2027-01-31', over })),
  work_weekly: [
    { waiting: '5', overdue: '4' },
    { waiting: '1', overdue: '0' },
  ],
  upload_refused: UPLOAD_ERRORS.map((error) => ({ ...SUBJECT, document: ID, file: '2', error })),
  test_ended: (['ready', 'error'] as const).map((outcome) => ({ id: ID, name: '1', test: ID, purpose: '2', outcome })),
  verdict_changed: TOLD_VERDICTS.flatMap((verdict) => [
    { id: ID, name: '1', test: ID, purpose: '2', group: '3', from: verdict, to: 'no_flag', count: '1' },
    { id: ID, name: '1', test: ID, purpose: '2', group: '3', from: 'none', to: verdict, count: '4' },
  ]),
  test_data_missing: [{ id: ID, name: '1', test: ID, purpose: '2', due: '2027-01-31' }],
  export_ready: [{ id: ID, name: '1' }],
  people_invited: [{ id: ID, invited: '1', total: '3' }],
  things_imported: (['application', 'vendor'] as const).map((thing) => ({ id: ID, thing, imported: '1', total: '3' })),
  role_ending: (['reader', 'person', 'api_client'] as const).flatMap((holder) =>
    ROLES.flatMap((role) =>
      ['', '2'].map((group) => ({ holder, id: ID, name: '1', role, group, until: '2027-03-31' })),
    ),
  ),
  webhook_failing: [{ id: ID, name: '1' }],
  mail_returned: (['bounced', 'complained'] as const).map((why) => ({ why, email: '1' })),
  security: [...SECURITY_CHANGES.map((what) => ({ what, email: '' })), { what: 'email', email: '1' }],
};
const EVERYTHING = KIND_NAMES.flatMap((kind) => EXAMPLES[kind].map((params) => ({ kind, params }) as What));

const at = (minute: number) => new Date(minute * 60_000).toISOString();
const by = (...names: string[]) => names.map((name) => ({ id: name, name, at: at(0) }));
const told = (what: What, ...names: string[]): NotificationContent => ({ ...what, at: at(0), by: by(...names) });

/** Words that exist in both languages. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter(
    (word) => !['a', 'api', 'auditor', 'control', 'detectable', 'macros', 'no', 'webhook'].includes(word),
  );

test.each(EVERYTHING)('$kind $params.what has all its details, and no English in Spanish', (what) => {
  for (const names of [['2'], ['2', '3'], ['2', '3', '4']]) {
    const [english, spanish] = [say('en', told(what, ...names)), say('es', told(what, ...names))];
    expect(wordsOf(spanish).filter((word) => wordsOf(english).includes(word))).toEqual([]);
    expect(english.match(/\d/g)?.toSorted(), 'the same things').toEqual(spanish.match(/\d/g)?.toSorted());
    expect(english).not.toBe(spanish);
  }
  const [english, spanish] = [calledIn('en', what.kind), calledIn('es', what.kind)];
  expect(wordsOf(spanish).filter((word) => wordsOf(english).includes(word))).toEqual([]);
  expect(linkOf(what)).toMatch(/^\/[a-z]/);
});

test('no two notifications have the same text', () => {
  const texts = (['en', 'es'] as const).flatMap((language) => EVERYTHING.map((what) => say(language, told(what, '2'))));
  expect(new Set(texts).size).toBe(texts.length - 2 * (things.length - 1) * 2); // two kinds give only the entity's name
});

test.each([
  [['Ana'], 'Ana changed Claims', 'Ana cambió Claims'],
  [['Ana', 'Inés'], 'Ana and Inés changed Claims', 'Ana e Inés cambiaron Claims'],
  [['Ana', 'Bo', 'Cy'], 'Ana and 2 others changed Claims', 'Ana y 2 personas más cambiaron Claims'],
])('%j as actors: two are named, of more the last one', (names, english, spanish) => {
  const what: What = { kind: 'owned_changed', params: { thing: 'vendor', id: ID, name: 'Claims' } };
  expect([say('en', told(what, ...names)), say('es', told(what, ...names))]).toEqual([english, spanish]);
});

test('a day past at the time of the notification is described as past', () => {
  const about = { id: ID, name: 'Vega', due: '2027-01-31' };
  const assessment = { ...about, assessment: ID, kind: 'validation' as const };
  const texts = (over: 'no' | 'yes') =>
    (['en', 'es'] as const).flatMap((language) =>
      (
        [
          { kind: 'approval_condition_due', params: { ...about, thing: 'vendor', over } },
          { kind: 'condition_due', params: { ...assessment, over } },
          { kind: 'assessment_due', params: { ...assessment, over } },
          { kind: 'work_delegated', params: { ...about, ...TASK, thing: 'vendor', note: '', work: 'intake', over } },
        ] satisfies What[]
      ).map((what) => say(language, told(what, 'Ana'))),
    );
  expect(texts('yes')).toEqual([
    'A condition of the approval of Vega was due on Jan 31, 2027',
    'A condition of an assessment of Vega is still open; it was due on Jan 31, 2027',
    'Complete the validation of Vega; it was due on Jan 31, 2027',
    'Ana delegated a task to you for Vega: Complete intake; it was due on Jan 31, 2027',
    'Una condición de la aprobación de Vega venció el 31 de enero de 2027',
    'Sigue pendiente una condición de una evaluación de Vega; venció el 31 de enero de 2027',
    'Debe completar la validación de Vega; venció el 31 de enero de 2027',
    'Ana le delegó una tarea de Vega: Completar la evaluación inicial; venció el 31 de enero de 2027',
  ]);
  for (const text of texts('no')) expect(text).toMatch(/ (is due on|due|vence el|con fecha límite) /);
});

test('a delegation names the task, the due day and the note, and links to the task', () => {
  const task = (about: object): What => ({
    kind: 'work_delegated',
    params: { thing: 'vendor', id: ID, name: 'Vega', note: '', due: '', ...TASK, work: null, ...about },
  });
  const condition = task({ work: 'condition', text: 'It signs', due: '2027-01-31', note: 'Soon' });
  expect([say('en', told(condition, 'Ana')), say('es', told(condition, 'Ana'))]).toEqual([
    'Ana delegated a task to you for Vega: Approval condition: It signs, due Jan 31, 2027. “Soon”',
    'Ana le delegó una tarea de Vega: Condición de la aprobación: It signs, con fecha límite 31 de enero de 2027. «Soon»',
  ]);
  expect(linkOf(condition)).toBe(`/vendors/detail/${ID}/approval`);
  const certificate = task({ work: 'vendor_date', what: 'iso_27001' });
  expect(say('en', told(certificate, 'Ana'))).toMatch(/: Request a new certificate: ISO 27001$/);
  expect(say('en', told(task({ work: 'control_review', count: '1' }), 'Ana'))).toMatch(/: Review 1 control$/);
  expect(say('es', told(task({ work: 'control', en: 'Logs', es: 'Registros' }), 'Ana'))).toMatch(
    /: Control: Registros$/,
  );
  const earlier = task({ note: 'Soon' });
  expect(say('en', told(earlier, 'Ana'))).toBe('Ana delegated a task to you for Vega: “Soon”');
  expect(linkOf(earlier)).toBe('/my-work');
});

test('only notifications about the same entity are grouped, and only for kinds that allow it', () => {
  const about = (kind: 'made_owner' | 'owned_changed', id: string): What => ({
    kind,
    params: { thing: 'vendor', id, name: 'Acme' },
  });
  expect(groupOf(about('owned_changed', '1'))).toBe(groupOf(about('owned_changed', '1')));
  expect(groupOf(about('owned_changed', '1'))).not.toBe(groupOf(about('owned_changed', '2')));
  expect(groupOf(about('made_owner', '1'))).toBeUndefined();
  expect(Object.keys(KINDS)).toEqual(KIND_NAMES);
});

test('grouped notifications give the same result in any order and with repeats', () => {
  const name = fc.constantFrom('Ana', 'Bo', 'Cy');
  const event = fc.record({ who: name, minute: fc.integer({ min: 0, max: 3 }), title: name }).map(
    ({ who, minute, title }): NotificationContent => ({
      kind: 'owned_changed',
      params: { thing: 'vendor', id: ID, name: title },
      at: at(minute),
      by: [{ id: who, name: who, at: at(minute) }],
    }),
  );
  const all = (events: readonly NotificationContent[]) => events.reduce(merged);
  fc.assert(
    fc.property(
      fc
        .array(event, { minLength: 1, maxLength: 6 })
        .chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...events, ...events], { minLength: events.length * 3 }),
          ),
        ),
      ([events, thrice]) => {
        expect(all(thrice)).toEqual(all(events.map((one) => merged(one, one))));
      },
    ),
  );
});
