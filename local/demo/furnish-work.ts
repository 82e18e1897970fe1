/** Seeds the demo company's framework decisions, and its controls with evidence. */
import type { Change } from '#domain/audit/audit.ts';
import type { AuditEvent } from '#domain/audit/words.ts';
import { LINKED_FRAMEWORKS } from '#domain/catalogue/linked.ts';
import { type KeptEvidence, pieceOf } from '#domain/controls/evidence.ts';
import { evidenceStateOn } from '#domain/controls/in-force.ts';
import type { ControlAction } from '#domain/controls/states.ts';
import { after } from '#domain/controls/work.ts';
import { addDays } from '#domain/day.ts';
import { type RequestActor, SYSTEM } from '#domain/entity.ts';
import { dayIn } from '#domain/time-zone.ts';
import { applications } from '#lambdas/applications/store.ts';
import { type Content, changesIn } from '#lambdas/controls/change.ts';
import { evidence } from '#lambdas/controls/evidence-store.ts';
import { controls, untouched } from '#lambdas/controls/store.ts';
import { judgments } from '#lambdas/frameworks/judgment-store.ts';
import { idOf } from '#lambdas/persistence/derived-id.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { COMPANY } from './company.ts';
import { FILES } from './files.ts';
import { fileNamed, upload } from './furnish-files.ts';
import { type DemoApplication, type DemoPiece, type DemoWork, PIECES, WORK, type Worker } from './work.ts';

const DAY = 24 * 3600 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const today = () => dayIn(COMPANY.time_zone);

type People = Readonly<Record<Worker | 'Radia', RequestActor>>;
type Place = { id: string; name: string };
type Where = (application: string) => Place;

const actorOf = ({ id, name }: RequestActor) => ({ id, name });

const decide = async (application: string, { by, decisions }: DemoApplication, people: People) => {
  for (const { framework, applicable, role = null, reason } of decisions) {
    const before = await judgments.get(application);
    if (before.said[framework]) continue;
    const judgment = { applicable, reason, role, at: ago(55), by: actorOf(people[by]) };
    const field = LINKED_FRAMEWORKS.get(framework)?.framework.name ?? framework;
    await applications.note(application, 'framework_judged', people[by], async () => ({
      changes: [{ field, to: { applicable, law_role: role, reason } }],
      otherWrites: [judgments.say(application, before, framework, judgment)],
    }));
  }
};

const made = async (key: string, piece: DemoPiece, by: RequestActor, where: Where): Promise<KeptEvidence> => {
  const period = {
    effective_from: addDays(today(), -piece.daysAgo),
    expires_on: piece.daysLeft === null ? null : addDays(today(), piece.daysLeft),
  };
  const document = 'document' in piece ? await fileNamed(where(piece.of).id, piece.document) : undefined;
  const kind = 'url' in piece ? 'link' : 'text' in piece ? 'statement' : 'document';
  return {
    ...{ id: idOf('demo evidence', key), kind, name: piece.name, ...period },
    document: document ? { id: document.id, version: document.versions.length } : null,
    test: null,
    url: 'url' in piece ? piece.url : null,
    text: 'text' in piece ? piece.text : null,
    ...{ attested_by: actorOf(by), attested_at: ago(piece.daysAgo) },
    ...{ standing: evidenceStateOn(period, today()), proves: [], revision: 1 },
  };
};

type Done = { becomes: Content; action?: AuditEvent; told?: Change[]; otherWrites?: Write[] };
/** Each act creates one version of a control. */
type Act = { by: RequestActor; does: (before: Content) => Promise<Done> };

const EVENTS: Record<ControlAction, AuditEvent> = {
  ...{ start: 'started', submit: 'submitted', exclude: 'excluded', accept: 'accepted', return: 'returned' },
  expire: 'evidence_expired',
};

const act = (
  by: RequestActor,
  doing: ControlAction,
  daysAgo: number,
  reason?: string,
  more: Partial<Content> = {},
): Act => ({
  by,
  does: async (before) => {
    const becomes = after({ ...before, ...more }, doing, { at: ago(daysAgo), by: actorOf(by), reason });
    if (!becomes) throw new Error(`${doing} is nothing that can be done with ${before.key}.`);
    return { becomes, action: EVENTS[doing], told: doing === 'return' ? [{ field: 'reason', to: reason }] : [] };
  },
});

const give = (by: RequestActor, key: keyof typeof PIECES, { id, name }: Place, where: Where): Act => ({
  by,
  does: async (before) => {
    const known = await evidence.get(idOf('demo evidence', key));
    const piece = known ?? (await made(key, PIECES[key], by, where));
    const use = { application_id: id, application_name: name, control: before.key };
    const { document, url, text } = piece;
    return {
      becomes: { ...before, evidence: [...before.evidence, pieceOf(piece)] },
      action: 'evidence_added',
      told: [{ field: 'evidence', to: { ...pieceOf(piece), document, url, text } }],
      otherWrites: await evidence.become(known, evidence.proving(piece, use)),
    };
  },
});

/** The final acts on a control, after its description and evidence, the latest last. */
const endedBy = (end: DemoWork['end'], by: RequestActor, reviewer: RequestActor): Act[] => {
  const submitted = act(by, 'submit', 11);
  switch (end?.is) {
    case 'ready_for_review':
      return [submitted];
    case 'accepted':
      return [submitted, act(reviewer, 'accept', 8)];
    case 'returned':
      return [submitted, act(reviewer, 'return', 6, end.reason)];
    case 'expired':
      return [act(by, 'submit', 210), act(reviewer, 'accept', 205), act(SYSTEM, 'expire', 8)];
    default:
      return [];
  }
};

const actsOf = (one: DemoWork, application: Place, by: RequestActor, people: People, where: Where): Act[] => {
  const { end, due, how, pieces } = one;
  const owned = { owner: actorOf(people[one.owner]), due_on: due === null ? null : addDays(today(), due) };
  if (!end) return [{ by, does: async (before) => ({ becomes: { ...before, ...owned } }) }];
  if (end.is === 'not_applicable') return [act(by, 'exclude', 12, end.reason, owned)];
  return [
    act(by, 'start', 50, undefined, { ...owned, implementation: how }),
    ...pieces.map((piece) => give(by, piece, application, where)),
    ...endedBy(end, by, people.Radia),
  ];
};

/** Idempotent: an interrupted seed continues after the last version. */
const workOn = async (one: DemoWork, application: Place, acts: readonly Act[]) => {
  const id = controls.idOf(application.id, one.control);
  let control = await controls.get(id);
  for (const { by, does } of acts.slice(control?.version ?? 0)) {
    const before = control ?? untouched(application.id, one.control);
    const { becomes, action, told: moreChanges = [], otherWrites = [] } = await does(before);
    const details = { ...(action && { action }), changes: [...changesIn(before, becomes), ...moreChanges] };
    control = control
      ? await controls.update(control, becomes, by, { ...details, otherWrites })
      : await controls.create(becomes, by, id, otherWrites, details);
  }
};

export const furnishWork = async (people: People, where: Where) => {
  await Promise.all(FILES.map((file) => upload(file, where(file.application).id, people)));
  for (const application of WORK) {
    const place = where(application.name);
    await decide(place.id, application, people);
    for (const one of application.work)
      await workOn(one, place, actsOf(one, place, people[application.by], people, where));
  }
};
