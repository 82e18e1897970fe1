/** Groups of notification kinds, and how check boxes and presets change the channels. */
import { CHOSEN_KINDS, type ChosenKind, KINDS, type NotificationChannel } from '#domain/notifications/kinds.ts';

export type Ways = Readonly<Record<ChosenKind, NotificationChannel>>;

export const GROUPS = {
  applications: ['made_owner', 'assigned', 'owned_changed', 'upload_refused'],
  approvals: [
    ...(['approval_waiting', 'approval_returned', 'approval_decided', 'approval_reopened'] as const),
    ...(['approval_expiring', 'approval_expired', 'approval_condition_given', 'approval_condition_due'] as const),
  ],
  tiers: ['override_requested', 'override_decided', 'override_expiring', 'override_ended'],
  assessments: [
    ...(['assessment_assigned', 'assessment_submitted', 'assessment_returned', 'assessment_concluded'] as const),
    ...(['assessment_due', 'condition_given', 'condition_due'] as const),
  ],
  controls: [
    ...(['control_assigned', 'control_submitted', 'control_returned', 'control_accepted'] as const),
    ...(['evidence_ending', 'evidence_expired'] as const),
  ],
  vendors: ['vendor_date', 'certificate_ended', 'contract_ended', 'vendor_answered', 'questionnaire_returned'],
  models: ['model_retiring'],
  tests: ['test_ended', 'verdict_changed', 'test_data_missing'],
  conversations: [
    ...(['mentioned', 'commented', 'task_assigned', 'task_due', 'task_completed'] as const),
    ...(['work_delegated', 'work_weekly'] as const),
  ],
  policies: ['policy_asked', 'policy_due', 'policy_review'],
  own: ['export_ready', 'people_invited', 'things_imported', 'webhook_failing', 'role_ending', 'mail_returned'],
} as const satisfies Record<string, readonly ChosenKind[]>;

/** Kinds that the user does not have to act on. */
const FOR_INFORMATION: ReadonlySet<ChosenKind> = new Set<ChosenKind>([
  ...(['owned_changed', 'commented', 'approval_decided', 'override_decided', 'override_ended'] as const),
  ...(['assessment_concluded', 'control_accepted', 'contract_ended', 'certificate_ended', 'test_ended'] as const),
  ...(['export_ready', 'people_invited', 'things_imported', 'work_weekly', 'task_completed'] as const),
]);

export const PRESETS = ['everything', 'actions', 'inApp', 'defaults'] as const;
export type Preset = (typeof PRESETS)[number];

const WAY_IN: Record<Preset, (kind: ChosenKind) => NotificationChannel> = {
  everything: () => 'mail',
  // Never mails more than the defaults do.
  actions: (kind) => (KINDS[kind].way === 'mail' && !FOR_INFORMATION.has(kind) ? 'mail' : 'here'),
  inApp: () => 'here',
  defaults: (kind) => KINDS[kind].way,
};

/** One entry per kind, as `wayFor` says. */
const waysOf = <K extends ChosenKind>(
  kinds: readonly K[],
  wayFor: (kind: K) => NotificationChannel,
): Record<K, NotificationChannel> =>
  Object.fromEntries(kinds.map((kind) => [kind, wayFor(kind)])) as Record<K, NotificationChannel>; // one entry per kind

export const presetWays = (preset: Preset): Ways => waysOf(CHOSEN_KINDS, WAY_IN[preset]);

export const isPreset = (preset: Preset, ways: Ways) =>
  CHOSEN_KINDS.every((kind) => ways[kind] === WAY_IN[preset](kind));

export const CHANNELS = ['here', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

export const isOn = (way: NotificationChannel, channel: Channel) =>
  channel === 'mail' ? way === 'mail' : way !== 'none';

/** An email always comes with a notification in the product. */
const switched = (way: NotificationChannel, channel: Channel, on: boolean): NotificationChannel => {
  if (isOn(way, channel) === on) return way;
  if (channel === 'mail') return on ? 'mail' : 'here';
  return on ? 'here' : 'none';
};

export const switchedWays = (ways: Ways, kinds: readonly ChosenKind[], channel: Channel, on: boolean) =>
  waysOf(kinds, (kind) => switched(ways[kind], channel, on));
