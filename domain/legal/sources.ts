/** Reads the entries of a point from the records of an application. */
import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import type { ControlKey } from '#domain/controls/keys.ts';
import type { DocumentKind } from '#domain/documents/words.ts';
import { modelName } from '#domain/models/name.ts';
import type { QuestionKey } from '#domain/tiering/questions.ts';
import { entry, recordSource } from './entry.ts';
import type { Facts } from './facts.ts';
import type { Entry } from './legal-document.ts';
import type { ApplicationField, IncidentField, SourceName } from './source-names.ts';

const UNDECIDED: readonly string[] = ['not_assessed', 'not_submitted'];

const ofApplication = ({ application }: Facts, field: ApplicationField) => {
  const value = application[field] ?? '';
  return UNDECIDED.includes(value) ? [] : entry(field, [value], recordSource('application', application));
};

const ofIntake = ({ application, intake }: Facts, question: QuestionKey) => {
  const given = intake?.answers[question];
  if (!intake || !given) return [];
  const source = { record: 'intake', id: application.id, version: intake.number, sha256: null } as const;
  return entry('intake', given.values, { ...source, at: given.at, by: given.by }, { about: question });
};

/** Controls that someone described or excluded with a reason. */
const ofControl = ({ controls }: Facts, key: ControlKey) =>
  controls
    .filter((control) => control.key === key)
    .flatMap((control) => {
      const text = control.state === 'not_applicable' ? control.justification : control.implementation;
      if (text.trim() === '') return [];
      const more = { about: key, title: CONTROL_TITLES[key] };
      return entry('control', [control.state, text], recordSource('control', control), more);
    });

/** The names of the evidence for a control. */
const ofEvidence = ({ controls }: Facts, key: ControlKey) =>
  controls
    .filter((control) => control.key === key)
    .flatMap((control) => {
      const names = control.evidence.map(({ name }) => name);
      return entry('evidence', names, recordSource('control', control), { about: key, title: CONTROL_TITLES[key] });
    });

const ofIncident = ({ incident }: Facts, field: IncidentField) =>
  incident ? entry('incident', [incident[field] ?? ''], recordSource('assessment', incident), { about: field }) : [];

const ofDocuments = ({ documents }: Facts, kind: DocumentKind) =>
  documents
    .filter(({ document_kind }) => document_kind === kind)
    .flatMap(({ id, name, versions }) => {
      const current = versions.findLast(({ state }) => state === 'ready');
      if (!current) return [];
      const { number: version, uploaded_at: at, uploaded_by: by, sha256 } = current;
      return entry('document', [name], { record: 'document', id, version, at, by, sha256 }, { about: kind });
    });

const ofAssessments = ({ assessments }: Facts, kind: string) =>
  assessments
    .filter((one) => one.kind === kind && one.concluded !== null && one.superseded_by === null)
    .flatMap(({ id, verdict, concluded }) => {
      const source = { record: 'assessment', id, version: null, sha256: null } as const;
      const { at = null, by = null } = concluded ?? {};
      return entry('assessment', [verdict ?? ''], { ...source, at, by }, { about: kind });
    });

const READERS = {
  company: ({ company }: Facts) => (company ? entry('company', [company.name], recordSource('company', company)) : []),
  models: ({ models, application }: Facts) => [
    ...models.flatMap((model) => entry('model', [modelName(model), model.provider], recordSource('model', model))),
    ...application.foundation_models
      .filter((name) => !models.some(({ id }) => id === name))
      .flatMap((name) => entry('model', [name], recordSource('application', application))),
  ],
  people: ({ application }: Facts) =>
    application.people.flatMap(({ role, name }) =>
      entry('person', [name], recordSource('application', application), { about: role }),
    ),
  risks: ({ application, risks, intake }: Facts) =>
    risks
      .filter(({ inherent }) => inherent !== 'not_applicable')
      .flatMap(({ key, inherent, residual, own }) => {
        const source = { record: 'risks', id: application.id, version: intake?.number ?? null, sha256: null } as const;
        const { at, by } = own ?? { at: intake?.at ?? null, by: intake?.by ?? null };
        return entry('risk', [inherent, residual, own?.level ?? ''], { ...source, at, by }, { about: key });
      }),
  bias_tests: ({ tests }: Facts) =>
    tests.flatMap(({ id, version, purpose, result, finished_at: at, created_by: by }) => {
      const sha256 = result?.sha256 ?? null;
      return entry('bias_test', [purpose, result?.verdict ?? ''], {
        ...{ record: 'bias_test', id, version, at, by, sha256 },
      });
    }),
  approval: ({ application, rounds }: Facts) =>
    rounds.flatMap(({ number, decisions }) =>
      decisions.flatMap(({ verdict, reason, at, by }) =>
        entry('approval', [verdict, reason], {
          ...{ record: 'approval', id: application.id, version: number, at, by, sha256: null },
        }),
      ),
    ),
} as const satisfies Partial<Record<SourceName, (facts: Facts) => Entry[]>>;

const isPlain = (name: SourceName): name is keyof typeof READERS => name in READERS;

/** What a source shows of the records. */
export const entriesFrom = (facts: Facts, name: SourceName): Entry[] => {
  if (isPlain(name)) return READERS[name](facts);
  const [kind, key] = name.split('.') as [string, never]; // the key of its kind, by the type of the name
  if (kind === 'application') return ofApplication(facts, key);
  if (kind === 'intake') return ofIntake(facts, key);
  if (kind === 'incident') return ofIncident(facts, key);
  if (kind === 'controls') return ofControl(facts, key);
  if (kind === 'evidence') return ofEvidence(facts, key);
  if (kind === 'documents') return ofDocuments(facts, key);
  return ofAssessments(facts, key);
};
