/** Notifies people about controls: owners, reviewers, submitters, and expiring evidence. */
import * as z from 'zod';
import type { Application } from '#domain/applications/application.ts';
import { ownersIn } from '#domain/applications/people.ts';
import type { Audit } from '#domain/audit/audit.ts';
import type { Control } from '#domain/controls/control.ts';
import { titleIn } from '#domain/controls/title.ts';
import { Actor } from '#domain/entity.ts';
import type { What } from '#domain/notifications/kinds.ts';
import { applications } from '#lambdas/applications/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { reviewersOf } from './notify-of-assessment.ts';
import { notifyPeople } from './notify-people.ts';

type People = readonly (string | undefined)[];
type Notice = { people: People; what: What };

/** The control's owner, or otherwise the application's owners. */
const workersOn = ({ owner }: Pick<Control, 'owner'>, application: Application) =>
  owner ? [owner.id] : ownersIn(application.people);

export const aboutControl = (control: Pick<Control, 'key' | 'title'>, { id, name }: Application) => ({
  ...{ id, name, control: control.key },
  ...titleIn([], control.key, control.title),
});

const Assigned = z.object({ to: Actor });
const Fallen = z.object({ to: z.literal('returned') });

/** The owner set by this change, even if it changed again since. */
const assigned = ({ changes }: Audit, { id, name }: Application): Notice[] => {
  const change = Assigned.safeParse(changes.find(({ field }) => field === 'owner'));
  return change.success
    ? [{ people: [change.data.to.id], what: { kind: 'control_assigned', params: { id, name } } }]
    : [];
};

const done = async (audit: Audit, control: Control, application: Application): Promise<Notice[]> => {
  const { id, name } = application;
  const workers = [control.submitted?.by.id, ...workersOn(control, application)];
  const params = { id, name };
  const returned: What = { kind: 'control_returned', params: aboutControl(control, application) };
  switch (audit.action) {
    case 'submitted':
      return [{ people: await reviewersOf(application), what: { kind: 'control_submitted', params } }];
    case 'accepted':
      return [{ people: workers, what: { kind: 'control_accepted', params } }];
    case 'returned':
      return [{ people: workers, what: returned }];
    case 'evidence_removed':
      return Fallen.safeParse(audit.changes.find(({ field }) => field === 'control_state')).success
        ? [{ people: workers, what: returned }]
        : [];
    case 'evidence_expired':
      return [{ people: [...workers, ...ownersIn(application.people)], what: { kind: 'evidence_expired', params } }];
    default:
      return [];
  }
};

/** Once per person, and only with access to the application. */
export const notifyOf = async (
  { people, what }: Notice,
  { resource_groups }: Application,
  event: Parameters<typeof notifyPeople>[3],
) => {
  const known = people.filter((person) => person !== undefined);
  await notifyPeople(known, resource_groups, what, event);
};

export const notifyOfControl = async (audit: Audit) => {
  if (audit.what !== 'control') return;
  const control = await controls.get(audit.id);
  const application = control && (await applications.get(control.application_id));
  if (!application) return;
  const event = { id: `control ${audit.id} ${audit.version}`, at: audit.at };
  const by = audit.by.id === 'system' ? {} : { by: audit.by };
  for (const notice of [...assigned(audit, application), ...(await done(audit, control, application))])
    await notifyOf(notice, application, { ...event, ...by });
};
