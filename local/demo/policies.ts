/** The policies of the demo company, with versions and acknowledgements in the past. Days count from today. */
import { addDays } from '#domain/day.ts';
import { type RequestActor, SYSTEM } from '#domain/entity.ts';
import type { Role } from '#domain/enumerations.ts';
import { orEverybody } from '#domain/permissions.ts';
import { hashOfVersion } from '#domain/policies/hash.ts';
import type { KeptPolicy, PolicyDraft, PolicyVersion } from '#domain/policies/policy.ts';
import { policyRules } from '#domain/policies/rules.ts';
import type { PolicyKind } from '#domain/policies/words.ts';
import { emptyOf } from '#domain/rules.ts';
import { dayIn } from '#domain/time-zone.ts';
import { personCalled } from '#lambdas/people/named-service.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import { policyPeople } from '#lambdas/policies/person-store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { policyVersions } from '#lambdas/policies/version-store.ts';
import { COMPANY } from './company.ts';

type Person = 'Ada' | 'Alan' | 'Grace' | 'Radia';

type DemoPolicy = {
  name: string;
  kind: PolicyKind;
  purpose: string;
  owner: string;
  roles?: readonly Role[];
  text: string;
  link?: string;
  /** Asks for an acknowledgement within 30 days. */
  isAsked?: true;
  /** The days since each version, the earliest first; a draft has none. */
  versions: readonly { daysAgo: number; what_changed: string; reason?: string; text?: string }[];
  /** Acknowledgements, with their age in days. */
  acknowledged?: readonly { by: Person; version: number; daysAgo: number }[];
};

const USE_OF_AI = `1. Use only the AI tools on the approved list. Ask the AI office before you use another one.
2. Never enter customer data, health data or credentials into a tool that is not approved for them.
3. Check every result before you use it. You remain responsible for what you send or decide.
4. Tell customers when they talk to an AI system, unless this is obvious.
5. Report mistakes and incidents to the AI office on the same day.`;

const POLICIES: readonly DemoPolicy[] = [
  {
    ...{ name: 'Use of generative AI at work', kind: 'ai_use', owner: 'Ada Lovelace', isAsked: true },
    purpose: 'Says which AI tools everyone may use, for what, and with which data.',
    text: USE_OF_AI,
    versions: [
      { daysAgo: 140, what_changed: '', text: USE_OF_AI.slice(0, USE_OF_AI.lastIndexOf('\n')) },
      {
        daysAgo: 20,
        what_changed: 'Adds the duty to report mistakes and incidents on the same day.',
        reason: 'The new duty changes what everyone has to do.',
      },
    ],
    acknowledged: [
      { by: 'Ada', version: 1, daysAgo: 138 },
      { by: 'Grace', version: 1, daysAgo: 130 },
      { by: 'Radia', version: 1, daysAgo: 121 },
      { by: 'Ada', version: 2, daysAgo: 19 },
      { by: 'Radia', version: 2, daysAgo: 12 },
    ],
  },
  {
    ...{ name: 'AI literacy for people who build and review AI', kind: 'ai_literacy', owner: 'Radia Perlman' },
    ...{ isAsked: true, roles: ['ApplicationContributor', 'ApplicationReviewer', 'ApplicationApprover'] },
    purpose: 'Training of two hours, as Article 4 of Regulation (EU) 2024/1689 requires.',
    text: 'Complete the course, including its test. It covers how models work, their limits, bias, human oversight, and your duties as provider or deployer.',
    link: 'https://learning.meridian.example/ai-literacy',
    versions: [{ daysAgo: 50, what_changed: '' }],
    acknowledged: [
      { by: 'Grace', version: 1, daysAgo: 41 },
      { by: 'Radia', version: 1, daysAgo: 48 },
    ],
  },
  {
    ...{ name: 'Data for training and testing models', kind: 'data', owner: 'Radia Perlman' },
    purpose: 'Says which data may be used to train and test models, and for how long they are kept.',
    text: 'Use personal data only if the purpose was recorded before the data was collected. Delete test data after two years.',
    versions: [],
  },
];

const DAY = 24 * 3600 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const dayAgo = (days: number) => addDays(dayIn(COMPANY.time_zone), -days);

type People = Readonly<Record<Person, RequestActor>>;

const versionsOf = async (id: string, { name, purpose, link = '', ...policy }: DemoPolicy, by: RequestActor) => {
  const versions: PolicyVersion[] = [];
  for (const [at, { daysAgo, what_changed, reason = '', text = policy.text }] of policy.versions.entries()) {
    const content = { number: at + 1, name, purpose, text, link, what_changed, effective_on: dayAgo(daysAgo) };
    versions.push({
      ...{ ...content, at: ago(daysAgo), by: { id: by.id, name: by.name }, reason },
      ask_again: at === 0 ? null : 'yes',
      asks_from: policy.isAsked ? content.number : null,
      hash: await hashOfVersion(id, content),
    });
  }
  return versions;
};

const furnishPolicy = async (one: DemoPolicy, people: People) => {
  const id = idOf('demo policy', one.name);
  if (await policies.get(id)) return;
  const { name, kind, purpose, owner, roles = [], text, link = '', isAsked } = one;
  const versions = await versionsOf(id, one, people.Ada);
  const latest = versions.at(-1);
  const draft: PolicyDraft = {
    ...{ ...emptyOf(policyRules), name, kind, purpose, owner, text, link, audience_roles: [...roles] },
    ...{ acknowledgement: isAsked ? 'asked' : 'not_asked', review_months: '12' },
    review_on: latest ? addDays(latest.effective_on, 365) : '',
  };
  const owned_by = (await personCalled(owner, orEverybody([]))) ?? null;
  const fresh = { status: 'draft', published: null, asked: null, reviewed: null, retirement: null } as const;
  let policy: KeptPolicy = await policies.create({ ...draft, ...fresh, owned_by }, SYSTEM, id);
  for (const version of versions) {
    const { number, at, by, effective_on, hash } = version;
    const published = { number, at, by, effective_on, hash, name, purpose };
    const asked = isAsked ? { from: number, on: effective_on } : null;
    policy = await policies.update(policy, { ...policy, status: 'in_force', published, asked }, people.Ada, {
      action: 'published',
      also: [
        { field: 'version_number', to: number },
        { field: 'effective_on', to: effective_on },
        { field: 'sha256', to: hash },
      ],
      otherWrites: [policyVersions.keep(id, version)],
    });
  }
  for (const { by, version: number, daysAgo } of one.acknowledged ?? []) {
    const person = people[by];
    const hash = versions[number - 1]?.hash ?? '';
    const completed_on = kind === 'ai_literacy' ? dayAgo(daysAgo) : null;
    const added = { version: number, hash, at: ago(daysAgo), completed_on };
    await policies.note(id, 'acknowledged', person, async () => {
      const [before] = await policyPeople.ofPerson(person.id, [id]);
      return {
        changes: [
          { field: 'version_number', to: number },
          { field: 'sha256', to: hash },
        ],
        otherWrites: [policyPeople.acknowledge(id, person.id, before, added)],
      };
    });
  }
};

export const furnishPolicies = async (people: People) => {
  for (const policy of POLICIES) await furnishPolicy(policy, people);
};
